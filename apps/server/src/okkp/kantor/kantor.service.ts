import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import type { Recipients } from '#akun/index.ts'
import type { Executor, Trx } from '#platform/database/database.ts'
import { type Office, type OfficeRegion, officeOf } from './kantor.repository.ts'

const officeOfScope = { kota: 'kota', provinsi: 'provinsi', semua: 'pusat' } as const

export const ownOffice = ({ jenis }: RegionScope): Office => officeOfScope[jenis]

export function officeName(
  office: Office,
  { kota, provinsi }: { kota: string | null; provinsi: string | null },
): string {
  if (office === 'pusat') return 'OKKP Pusat'
  return office === 'kota' ? `OKKP ${kota}` : `OKKP Provinsi ${provinsi}`
}

/** Returns the name of the office that must act in a region. */
export async function readOfficeName(
  db: Executor,
  place: OfficeRegion & { kota: string | null; provinsi: string | null },
): Promise<string> {
  return officeName(await officeOf(db, place), place)
}

export async function holdersOf(trx: Trx, region: OfficeRegion): Promise<Recipients> {
  const office = await officeOf(trx, region)
  if (office === 'kota' && region.kota_id !== null)
    return { roles: ['OKKP_ADMIN_KOTA'], kotaId: region.kota_id }
  if (office === 'provinsi' && region.provinsi_id !== null)
    return { roles: ['OKKP_ADMIN_DAERAH'], provinsiId: region.provinsi_id }
  return { roles: ['OKKP_ADMIN_PUSAT'] }
}
