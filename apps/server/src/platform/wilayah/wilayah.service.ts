import { AppError } from '@portal/domain/platform/errors'
import type { IsiWilayah, Provinsi } from '@portal/domain/platform/wilayah/wilayah.contract'
import type { Platform } from '#platform/platform.ts'
import { listIsiWilayah, listProvinsi } from './wilayah.repository.ts'

export async function readWilayah(
  { db }: Platform,
  kode: string | undefined,
): Promise<Provinsi[] | IsiWilayah> {
  if (!kode) return listProvinsi(db)
  const isi = await listIsiWilayah(db, kode)
  if (isi.kota.length === 0) {
    throw new AppError('TIDAK_DITEMUKAN', { message: 'Kode wilayah ini tidak dikenal.' })
  }
  return isi
}
