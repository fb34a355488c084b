import type { RingkasanPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import type { Executor } from '#platform/database/database.ts'
import { berjamOf, presentRingkasan, type Saat } from './ringkasan.presenter.ts'
import type { RingkasanRow } from './ringkasan.repository.ts'
import { listFaktaTugas } from './tugas.repository.ts'

/** Rows of a list; only those that wait for the reader have a next step, so only those are counted for. */
export async function presentDaftar(
  db: Executor,
  rows: readonly RingkasanRow[],
  saat: Saat,
): Promise<RingkasanPengajuan[]> {
  const mine = rows.filter((row) => berjamOf(row, saat.actor).saya)
  const fakta = await listFaktaTugas(
    db,
    mine.map(({ id }) => id),
  )
  return rows.map((row) => presentRingkasan(row, saat, fakta.get(row.id)))
}
