import { tahapBerikut } from '@portal/domain/psat/alur/berikutnya'
import { jamBerkas } from '@portal/domain/psat/tenggat/waktu-berkas'
import type { Actor } from '#platform/actor.ts'
import type { Executor } from '#platform/database/database.ts'
import { toAktor } from '#psat/alur/alur.ts'
import { readHari, readHolidays } from '#psat/alur/kalender.repository.ts'
import { jalurOf } from '#psat/alur/penangan.ts'
import { findTarif } from '#psat/alur/tarif.repository.ts'
import { listRingkasan } from '#psat/daftar/daftar.repository.ts'
import { berjamOf } from '#psat/daftar/ringkasan.presenter.ts'

/** Returns the latest day on which any of these files is issued, payment included, if nobody asks for a revision. */
export async function latestIssue(
  db: Executor,
  actor: Actor,
  files: readonly { id: number }[],
  now: Date,
): Promise<string | null> {
  const rows = await listRingkasan(
    db,
    files.map(({ id }) => id),
  )
  const holidays = await readHolidays(db)
  const days: string[] = []
  for (const row of rows) {
    const jalur = jalurOf(row)
    const hari = await readHari(db, jalur.hari)
    const file = { ...jalur.fakta(row), stage: row.tahap, ledger: row.entri }
    // No step has fixed the tariff yet. Without the tariff the payment would not count.
    const tarif = { tarif: await findTarif(db, row.audit_type, row.jenis_pengajuan) }
    const jam = jamBerkas(
      { ...berjamOf(row, actor), berikut: tahapBerikut(jalur, { ...file, ...tarif }, toAktor(actor)) },
      (anggaran) => hari[anggaran]?.[row.audit_type] ?? 0,
      now,
      holidays,
    )
    if (jam.terbit_paling_lambat !== null) days.push(jam.terbit_paling_lambat)
  }
  return days.toSorted().at(-1) ?? null
}
