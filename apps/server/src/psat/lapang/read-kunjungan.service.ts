import { dayInJakarta } from '@portal/domain/platform/format'
import { isHolder } from '@portal/domain/platform/workflow/workflow-holders'
import { tahapOf } from '@portal/domain/psat/alur/semua-alur'
import type { PihakKunjungan } from '@portal/domain/psat/lapang/kunjungan'
import type { BarisKunjungan, KunjunganBerkas } from '@portal/domain/psat/lapang/kunjungan.contract'
import { listWakilOf } from '#akun/index.ts'
import type { Actor } from '#platform/actor.ts'
import type { Executor } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { isParty } from '#psat/alur/akses/akses.ts'
import { listBerbenturan } from '#psat/alur/akses/benturan.repository.ts'
import { timOf, toAktor } from '#psat/alur/alur.ts'
import { applicantsOf, jalurOf } from '#psat/alur/penangan.ts'
import type { BerkasRow } from '#psat/alur/pengajuan.repository.ts'
import { pihakOf, presentBaris, presentKunjungan } from './kunjungan.presenter.ts'
import {
  findKunjungan,
  listKunjunganMendatang,
  listLangkahKunjungan,
  listNama,
} from './kunjungan.repository.ts'

/** Checks whether the file's stage has visits, which is the stage with the checklist. */
export const berkunjung = (row: BerkasRow): boolean => tahapOf(row).panel === 'ceklis'

/**
 * Returns the side that this account represents in the agreement about visits, or null if the account may only read.
 */
export function sideOf(actor: Actor, row: BerkasRow): PihakKunjungan | null {
  if (!berkunjung(row)) return null
  if (actor.role === 'PELAKU_USAHA') return isParty(actor, row) ? 'pemohon' : null
  const jalur = jalurOf(row)
  const file = { ...jalur.fakta(row), stage: row.tahap, ledger: [] }
  const { stages, holders } = jalur.workflow
  const mine = stages[row.tahap]?.turn.some(
    (holder) =>
      holders[holder]?.deputies?.includes(actor.role) ||
      isHolder(jalur.workflow, holder, file, toAktor(actor)),
  )
  return mine ? 'petugas' : null
}

/** Returns the people who may go: the team, and deputies of absent members without a conflict of interest. */
export async function teamOf(db: Executor, row: BerkasRow, now: Date): Promise<number[]> {
  const team = timOf(row)
  const wakil = await listWakilOf(db, team, dayInJakarta(now))
  const berbenturan = await listBerbenturan(db, row)
  const free = wakil.map(({ wakil_id }) => wakil_id).filter((id) => !berbenturan.includes(id))
  return [...new Set([...team, ...free])]
}

/** Returns the visit for the page of the file, or null if there is no visit and nobody can propose one. */
export async function readKunjungan(
  db: Executor,
  actor: Actor,
  row: BerkasRow,
  now: Date,
): Promise<KunjunganBerkas | null> {
  const kini = await findKunjungan(db, row.id)
  if (!kini && !berkunjung(row)) return null
  const team = await teamOf(db, row, now)
  return presentKunjungan({
    tim: row,
    kini,
    langkah: await listLangkahKunjungan(db, row.id),
    names: await listNama(db, [...team, ...(kini?.petugas ?? [])]),
    wakil: team.filter((id) => !timOf(row).includes(id)),
    pembaca: pihakOf(actor.role),
    pihak: sideOf(actor, row),
    sendiri: applicantsOf(row).length === 0,
    today: dayInJakarta(now),
  })
}

export async function readMendatang({ db, clock }: Platform, actor: Actor): Promise<BarisKunjungan[]> {
  const today = dayInJakarta(clock())
  const rows = await listKunjunganMendatang(db, actor, today)
  return rows.map((row) =>
    presentBaris(row, { pihak: pihakOf(actor.role), sendiri: applicantsOf(row).length === 0, today }),
  )
}
