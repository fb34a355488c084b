import { findPerusahaan } from '#akun/index.ts'
import type { Trx } from '#platform/database/database.ts'
import { keepUnitOss } from '#psat/data-usaha/unit-oss.service.ts'
import type { IzinMasuk } from './data-nib.ts'
import { saveIzin } from './pesan-masuk.repository.ts'

/** Saves a licence, and its places as units of the company. A company that comes later gets them with its draft. */
export async function keepIzin(trx: Trx, izin: IzinMasuk, at: Date): Promise<void> {
  await saveIzin(trx, izin, at)
  const company = await findPerusahaan(trx, { nib: izin.nib })
  if (company) await keepUnitOss(trx, company.id, izin.unit, at)
}
