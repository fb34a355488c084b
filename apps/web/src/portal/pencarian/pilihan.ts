import { formatNumber } from '@portal/domain/platform/format'
import type { KelompokPencarian } from '@portal/domain/platform/pencarian/pencarian.contract'
import type { Role } from '@portal/domain/platform/roles'
import { layarOf, searchLayar } from '@portal/domain/portal/layar'

export interface Pilihan {
  nama: string
  note: string
  to: string
  search: Record<string, string>
  layar: boolean
}

export interface Kelompok {
  judul: string
  pilihan: Pilihan[]
}

/** Maximum number of screens beside records. Without search words the dialog lists all screens. */
const screensBesideRecords = 6

function addressOf(tautan: string) {
  const { pathname, search } = new URL(tautan, window.location.origin)
  return { to: pathname, search: Object.fromEntries(new URLSearchParams(search)), layar: false }
}

function recordsOf({ nama, hasil, total, total_is_minimum, daftar }: KelompokPencarian): Kelompok {
  const pilihan = hasil.map(({ judul, keterangan, tautan }) => ({
    nama: judul,
    note: keterangan,
    ...addressOf(tautan),
  }))
  if (daftar !== null && total > hasil.length) {
    const all = `${formatNumber(total)}${total_is_minimum ? ' lebih' : ''}`
    pilihan.push({ nama: `Lihat semua ${all}`, note: 'buka daftarnya', ...addressOf(daftar) })
  }
  return { judul: nama, pilihan }
}

/** Returns the groups of the search: screens by name, then records. */
export function kelompokOf(
  role: Role,
  kata: string,
  records: readonly KelompokPencarian[] | undefined,
): Kelompok[] {
  const words = kata.trim()
  const screens = searchLayar(layarOf(role), words).map(({ nama, tempat, ...address }) => ({
    nama,
    note: tempat,
    ...address,
    layar: true,
  }))
  const shown = words === '' ? screens : screens.slice(0, screensBesideRecords)
  return [{ judul: 'Layar', pilihan: shown }, ...(records ?? []).map(recordsOf)].filter(
    ({ pilihan }) => pilihan.length > 0,
  )
}
