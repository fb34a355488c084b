import type { AsalKasus } from '@portal/domain/okkp/kasus/kasus.table'
import { panganUji } from '@portal/domain/okkp/rapid-test/rapid-test.schema'
import { type KeadaanPositif, negatif } from '@portal/domain/platform/pengujian/keadaan-positif'
import type { UjiTerbuka } from '@portal/domain/platform/pengujian/uji-terbuka.schema'
import { findHasilPada } from '#okkp/kasus/hasil-akhir.repository.ts'
import type { Executor } from '#platform/database/database.ts'
import { findOfRegistrasi } from './rapid-test.repository.ts'

interface Row extends Pick<UjiTerbuka, 'id' | 'tanggal' | 'kategori' | 'parameter' | 'jumlah_sampel'> {
  keadaan: KeadaanPositif | null
  komoditas: string | null
  komoditas_tambahan: string | null
}

/** Lists every public field explicitly. Place, trader and supplier are not public. */
export async function presentTerbuka(
  db: Executor,
  asal: AsalKasus,
  rows: readonly Row[],
): Promise<UjiTerbuka[]> {
  const positive = rows.flatMap(({ id, keadaan }) => (keadaan === null ? [] : [id]))
  const pada = await findHasilPada(db, asal, positive)
  return rows.map((row) => {
    const { id, tanggal, kategori, parameter, jumlah_sampel, keadaan } = row
    return {
      id,
      tanggal,
      kategori,
      parameter,
      jumlah_sampel,
      pangan: panganUji(row),
      hasil: keadaan ?? negatif,
      hasil_pada: pada.get(id) ?? null,
    }
  })
}

const lastShown = 5

/** Returns the last rapid tests of a product, which may have had several permits. */
export async function readUjiOfRegistrasi(db: Executor, ids: readonly number[]): Promise<UjiTerbuka[]> {
  return presentTerbuka(db, 'rapid_test', await findOfRegistrasi(db, ids, lastShown))
}
