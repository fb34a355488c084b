import { AppError, notFound } from '@portal/domain/platform/errors'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'
import { type IsiOss, isian } from '../klien/hasil.ts'
import type { KlienOss } from '../klien/klien.ts'
import { askPerusahaan, askStatus } from './ask-oss.ts'
import { izinDari } from './data-nib.ts'
import { findIzin, lockNib } from './pesan-masuk.repository.ts'
import { isKodeKami } from './receive.service.ts'
import { keepIzin } from './save-izin.service.ts'

async function refuseUnknown(message: string): Promise<never> {
  throw new AppError('TIDAK_DITEMUKAN', { message })
}

/** Fetches a licence that OSS has and the portal does not, for staff who enter a file. */
export async function fetchIzin({ db, clock }: Platform, klien: KlienOss, id_izin: string) {
  const status = await askStatus(klien, id_izin)
  const nib = isian((status?.dataIZIN as IsiOss | undefined)?.nib)
  const izin = nib ? izinDari(await askPerusahaan(klien, nib, refuseUnknown), id_izin) : undefined
  if (!izin) return refuseUnknown(`Izin ${id_izin} tidak ditemukan di OSS. Periksa nomornya, lalu coba lagi.`)
  if (!isKodeKami(izin.kode_izin))
    return refuseUnknown(
      `Izin ${id_izin} (kode ${izin.kode_izin}) bukan layanan portal ini. Periksa nomornya.`,
    )
  await inTransaction(db, async (trx) => {
    await lockNib(trx, izin.nib)
    await keepIzin(trx, izin, clock())
  })
  const stored = await findIzin(db, id_izin)
  if (!stored) throw notFound('Izin OSS')
  return stored
}
