import { readClock } from '@portal/domain/platform/calendar/clock-ledger-reading'
import { isWorkingDay, workingDaysBetween } from '@portal/domain/platform/calendar/working-days'
import { dayInJakarta } from '@portal/domain/platform/format'
import { applyAction, availableActions } from '@portal/domain/platform/workflow/workflow-actions'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jenisIzin } from '../../jenis/jenis-pengajuan.ts'
import { type AksiPelaku, aksiPelaku } from './aksi.ts'
import { lapangSelesai, lapangTertahan, openedPengajuan, para, perintah } from './fixture.ts'
import { type NamaTahap, tahapPelaku } from './tahap.ts'
import { alurPelaku, type Pengajuan } from './workflow.ts'

const orang = Object.values(para)
const semuaAksi = Object.keys(aksiPelaku) as AksiPelaku[]
const holidays = new Set(['2026-11-11', '2026-12-24', '2026-12-25', '2027-01-01'])
const hour = 3_600_000
const opened = dayInJakarta(perintah('sppb_psat').at)

const langkah = fc.record({
  /** One step in five is a random attempt. The others are allowed steps. */
  liar: fc.nat(4).map((n) => n === 0),
  siapa: fc.nat(),
  apa: fc.nat(),
  jam: fc.nat(24 * 12),
  temuanTerbuka: fc.nat(3).map((n) => (n === 0 ? 1 : 0)),
  dokumenBelum: fc.nat(3).map((n) => (n === 0 ? 1 : 0)),
  ceklisKurang: fc.nat(3).map((n) => (n === 0 ? 1 : 0)),
  lapang: fc.constantFrom(
    lapangSelesai,
    lapangSelesai,
    { ...lapangSelesai, kunjungan: '2026-11-05' },
    ...lapangTertahan.map(([, lapang]) => lapang),
  ),
})
const cerita = fc.record({
  jenis: fc.constantFrom(...jenisIzin),
  tarif: fc.constantFrom(0, 500_000),
  langkah: fc.array(langkah, { minLength: 5, maxLength: 40 }),
})

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T
/**
 * Rejection and withdrawal are always allowed and would end most walks early, so only every eighth attempt may use
 * them.
 */
const lasting = (name: AksiPelaku, n: number) => n % 8 === 0 || (name !== 'tolak' && name !== 'tarik')

interface Visit {
  day: string
  stage: NamaTahap
}

/** Independent count for comparison: a working day belongs to the budget that ran when the day began. */
function usedByDay(visits: readonly Visit[], today: string): Record<string, number> {
  const used: Record<string, number> = {}
  for (let time = Date.parse(opened); time <= Date.parse(today); time += 24 * hour) {
    const day = new Date(time).toISOString().slice(0, 10)
    const visit = visits.findLast((earlier) => earlier.day < day)
    const clock = visit && tahapPelaku[visit.stage]
    if (clock && 'runs' in clock && isWorkingDay(day, holidays))
      used[clock.runs] = (used[clock.runs] ?? 0) + 1
  }
  return used
}

function checkClock(file: Pengajuan, visits: readonly Visit[], now: Date): void {
  const reading = readClock(file.ledger, now, holidays)
  const counted = usedByDay(visits, dayInJakarta(now))
  for (const { budget, granted, used, remaining } of reading.budgets) {
    expect(used + remaining).toBe(granted)
    expect(used, budget).toBe(counted[budget] ?? 0)
  }
  expect(reading.used).toBeLessThanOrEqual(workingDaysBetween(opened, now, holidays))
  const clock = tahapPelaku[file.stage]
  const running = reading.budgets.filter(({ state }) => state === 'running').map(({ budget }) => budget)
  expect(running).toEqual('runs' in clock ? [clock.runs] : [])
  expect(reading.wait !== undefined).toBe('waits' in clock)
  // The applicant's limit counts from the day the turn began, regardless of requests for more time.
  if (reading.wait) expect(dayInJakarta(reading.wait.since)).toBe(visits.at(-1)?.day)
  expect(reading.current === undefined).toBe('ends' in clock)
  // A waiting or finished file uses no working days.
  const later = readClock(file.ledger, now.getTime() + 30 * 24 * hour, holidays)
  if (!('runs' in clock)) expect(later.used).toBe(reading.used)
  else expect(later.used).toBeGreaterThan(reading.used)
}

test('whatever people do, a file is never stuck, never illegal, and its ledger adds up', () => {
  fc.assert(
    fc.property(cerita, ({ jenis, tarif, langkah }) => {
      let file = openedPengajuan(jenis, { tarif })
      let at = perintah(jenis).at
      const visits: Visit[] = [{ day: opened, stage: file.stage }]
      for (const { liar, siapa, apa, jam, ...fakta } of langkah) {
        at = new Date(at.getTime() + jam * hour)
        file = { ...file, ...fakta }
        checkClock(file, visits, at)
        const possible = orang.flatMap((actor) =>
          availableActions(alurPelaku, file, actor).map((name) => ({ actor, name })),
        )
        expect(possible.length > 0, file.stage).toBe(!('ends' in tahapPelaku[file.stage]))
        const wild = { actor: pick(orang, siapa), name: pick(semuaAksi, apa) }
        const quiet = possible.filter(({ name }) => lasting(name, siapa))
        const { actor, name } = liar || quiet.length === 0 ? wild : pick(quiet, apa)
        const legal = availableActions(alurPelaku, file, actor)
        const taken = applyAction(alurPelaku, file, actor, name, perintah(jenis, at))
        expect(taken.ok, `${name} at ${file.stage}`).toBe(legal.includes(name))
        if (!taken.ok) {
          if ('legal' in taken.refusal) expect(taken.refusal.legal).toEqual(legal)
          continue
        }
        expect(taken.event).toMatchObject({ from: file.stage, to: taken.file.stage, by: actor.id })
        expect(taken.file.ledger).toEqual([...file.ledger, ...taken.event.entries])
        file = taken.file
        if (taken.event.from !== file.stage) visits.push({ day: dayInJakarta(at), stage: file.stage })
      }
      checkClock(file, visits, at)
    }),
    { numRuns: 200 },
  )
})
