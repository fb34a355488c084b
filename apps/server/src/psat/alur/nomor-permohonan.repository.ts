import { dayInJakarta } from '@portal/domain/platform/format'
import type { JenisIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { nomorPermohonan } from '@portal/domain/psat/pengajuan/nama-berkas'
import { sql } from 'kysely'
import type { Trx } from '#platform/database/database.ts'

/**
 * Takes the next application number of this kind and year. The upsert locks the row, so concurrent applications wait
 * and the sequence has no gaps.
 */
export async function takeNomorPermohonan(trx: Trx, izin: JenisIzin, at: Date): Promise<string> {
  const tahun = Number(dayInJakarta(at).slice(0, 4))
  const { terakhir } = await trx
    .insertInto('psat.urutan_permohonan')
    .values({ audit_type: izin, tahun, terakhir: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['audit_type', 'tahun'])
        .doUpdateSet({ terakhir: sql<number>`urutan_permohonan.terakhir + 1` }),
    )
    .returning('terakhir')
    .executeTakeFirstOrThrow()
  return nomorPermohonan(izin, tahun, terakhir)
}
