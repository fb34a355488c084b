import { randomUUID } from 'node:crypto'
import type { Body } from '@portal/domain/platform/contract'
import { AppError } from '@portal/domain/platform/errors'
import { dayInJakarta } from '@portal/domain/platform/format'
import { tahapOf } from '@portal/domain/psat/alur/semua-alur'
import type { lacakCall } from '@portal/domain/psat/lacak/lacak.contract'
import type { Platform } from '#platform/platform.ts'
import { isKodeLacak } from './kode-lacak.ts'
import { findByNomor } from './lacak.repository.ts'

const nobody = randomUUID()

/** Returns stage and date. A wrong code and an unknown number get the same answer after the same work. */
export async function readLacak({ db, config }: Platform, { nomor, kode }: Body<typeof lacakCall>) {
  const row = await findByNomor(db, nomor)
  const fits = isKodeLacak(config, row?.uuid ?? nobody, kode)
  if (!row || !fits) {
    throw new AppError('TIDAK_DITEMUKAN', {
      message: 'Tidak ada permohonan dengan nomor dan kode itu. Periksa keduanya pada tanda terima.',
    })
  }
  return { nomor: row.nomor_permohonan, tahap: tahapOf(row).label, sejak: dayInJakarta(row.masuk_tahap) }
}
