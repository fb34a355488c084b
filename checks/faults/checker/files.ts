import { alurOf } from '@portal/domain/psat/alur/semua-alur'
import { readConfig } from '../../../apps/server/src/platform/config.ts'
import { createFiles } from '../../../apps/server/src/platform/files/files.ts'
import { verifyChains } from '../../../apps/server/src/psat/alur/rantai/check-rantai.service.ts'
import type { Checker } from './check.ts'

const hour = 3_600_000
const day = 24 * hour
/** Jakarta is seven hours ahead, all year. */
const dayOf = (at: Date) => new Date(at.getTime() + 7 * hour).toISOString().slice(0, 10)

/** Counts working days one by one, unlike the portal. */
function addDaysOneByOne(from: string, count: number, holidays: ReadonlySet<string>): string {
  let at = Date.parse(from)
  for (let left = count; left > 0; ) {
    at += day
    const text = new Date(at).toISOString().slice(0, 10)
    const weekday = new Date(at).getUTCDay()
    if (weekday !== 0 && weekday !== 6 && !holidays.has(text)) left -= 1
  }
  return new Date(at).toISOString().slice(0, 10)
}

function daysBetween(from: string, to: string, holidays: ReadonlySet<string>): number {
  let count = 0
  while (addDaysOneByOne(from, count + 1, holidays) <= to) count += 1
  return count
}

/** The steps of every file form one path of the workflow, and its deadline follows from them. */
export const paths: Checker = async ({ world }) => {
  const rows = await world.read((db) => db.selectFrom('psat.pengajuan').selectAll().orderBy('id').execute())
  const steps = await world.read((db) =>
    db.selectFrom('psat.riwayat').selectAll().orderBy('pengajuan_id').orderBy('urutan').execute(),
  )
  const days = await world.read((db) => db.selectFrom('psat.hari_libur').select('tanggal').execute())
  const holidays = new Set(days.map(({ tanggal }) => String(tanggal)))
  const faults: string[] = []
  for (const row of rows) {
    const own = steps.filter(({ pengajuan_id }) => pengajuan_id === row.id)
    const fault = (text: string) => faults.push(`file ${row.id}: ${text}`)
    const { stages, actions, opens } = alurOf(row.alur).workflow
    let at: string | null = null
    for (const [index, { aksi, dari, ke, urutan }] of own.entries()) {
      const action = actions[aksi as keyof typeof actions]
      if (urutan !== index + 1) fault(`step ${urutan} at place ${index + 1}`)
      if (dari !== at) fault(`${aksi} starts at ${dari}, but the file was at ${at}`)
      if (index === 0 ? aksi !== opens : !action?.from.includes(dari as never))
        fault(`${aksi} is illegal at ${dari}`)
      const to = action && 'to' in action ? action.to : undefined
      if (typeof to === 'string' && to !== ke) fault(`${aksi} led to ${ke}`)
      at = ke
    }
    if (row.tahap !== at) fault(`is at ${row.tahap}, but its steps lead to ${at}`)
    if (row.versi !== own.length) fault(`has version ${row.versi} after ${own.length} steps`)
    const ledger = await budgetsOf(world, row.id)
    const due = dueOf(own, stages, holidays, ledger)
    if (String(row.tenggat ?? null) !== String(due))
      fault(`is due ${row.tenggat}, but by its steps ${due}: ${told(own, ledger)}`)
  }
  return faults
}

/** The steps and the ledger of a file, for the report of a failure. */
function told(steps: readonly { ke: string; waktu: Date }[], ledger: readonly Entry[]): string {
  const stepLines = steps.map(({ ke, waktu }) => `${ke} ${waktu.toISOString()}`)
  const ledgerLines = ledger.map(
    ({ waktu, jenis, anggaran, hari: days }) => `${jenis} ${anggaran} ${days} ${waktu.toISOString()}`,
  )
  return [...stepLines, ...ledgerLines].join(', ')
}

interface Entry {
  waktu: Date
  jenis: string
  anggaran: string
  hari: number
}

const budgetsOf = (world: Parameters<Checker>[0]['world'], id: number): Promise<Entry[]> =>
  world.read((db) =>
    db.selectFrom('psat.buku_waktu').selectAll().where('pengajuan_id', '=', id).orderBy('urutan').execute(),
  )

/** Returns the last day in time, from when the steps were taken and the days that the ledger grants. */
function dueOf(
  steps: readonly { ke: string; dari: string | null; waktu: Date }[],
  stages: Record<string, object>,
  holidays: ReadonlySet<string>,
  ledger: readonly Entry[],
): string | null {
  const visits = steps.filter(({ dari, ke }) => dari !== ke)
  const last = visits.at(-1)
  if (!last) return null
  const place = stages[last.ke] ?? {}
  const budget = 'runs' in place ? place.runs : 'waits' in place ? place.waits : undefined
  if (budget === undefined) return null
  if ('waits' in place) {
    const granted = ledger.findLast(({ jenis }) => jenis === 'pause')?.hari ?? 0
    return addDaysOneByOne(dayOf(last.waktu), granted, holidays)
  }
  const granted = ledger.find(({ anggaran }) => anggaran === budget)?.hari ?? 0
  // Stages in a row that use the same days are one run of the clock.
  const usesBudget = (visit: { ke: string } | undefined) => {
    const here = stages[visit?.ke ?? ''] ?? {}
    return 'runs' in here && here.runs === budget
  }
  let used = 0
  let from = ''
  let due: string | null = null
  for (const [index, visit] of visits.entries()) {
    if (!usesBudget(visit)) continue
    if (!usesBudget(visits[index - 1])) {
      from = dayOf(visit.waktu)
      if (granted - used >= 0) due = addDaysOneByOne(from, granted - used, holidays)
    }
    const next = visits[index + 1]
    if (next && !usesBudget(next)) used += daysBetween(from, dayOf(next.waktu), holidays)
  }
  return due
}

/** Nobody can have changed the history of a file (npm run audit:verify). */
export const chains: Checker = async ({ world }) => {
  const { rusak } = await world.read((db) => verifyChains(db, createFiles(readConfig(world.env), db)))
  return rusak
}
