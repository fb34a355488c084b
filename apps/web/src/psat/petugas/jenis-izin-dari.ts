import { type JenisIzin, jenisIzin } from '@portal/domain/psat/jenis-pengajuan'
import { notFound, redirect } from '@tanstack/react-router'

/** Short names that older links use. */
const aliases: Record<string, JenisIzin> = { sppb: 'sppb_psat', edar: 'izin_edar_pl' }

interface Address {
  pathname: string
  search: object
}

/** The kind in the address; an older name leads to the present one, anything else is no page. */
export function jenisIzinDari(type: string, address?: Address): JenisIzin {
  const known = jenisIzin.find((name) => name === type)
  if (known) return known
  const alias = aliases[type]
  if (!alias || !address) throw notFound()
  const to = address.pathname.replace(`/perizinan/${type}`, `/perizinan/${alias}`)
  throw redirect({ to, search: address.search, replace: true } as never)
}
