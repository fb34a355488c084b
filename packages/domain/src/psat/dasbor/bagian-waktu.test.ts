import { expect, test } from 'vitest'
import { advanceClock, type Ledger } from '../../platform/calendar/clock-ledger.ts'
import { alurOf } from '../alur/semua-alur.ts'
import { bagianWaktu, semuaBagian } from './bagian-waktu.ts'

const alur = alurOf('berkas')

/** Noon in Jakarta on a day in November 2026. The 2nd is a Monday. */
const at = (day: number) => new Date(Date.UTC(2026, 10, day, 5))

function perjalanan(steps: readonly (readonly [string, number])[]) {
  let ledger: Ledger = []
  const riwayat = steps.map(([ke, day]) => {
    const tahap = alur.tahap[ke]
    if (tahap)
      ledger = [...ledger, ...advanceClock(ledger, tahap, { at: at(day), reason: ke, days: () => 5 })]
    return { ke, waktu: at(day) }
  })
  return { riwayat, ledger }
}

test('the days of the office and those it waited are told apart, and add up', () => {
  const { riwayat, ledger } = perjalanan([
    ['select_auditor', 2],
    ['review_auditor', 3],
    ['upload_revision', 5],
    ['review_auditor', 11],
    ['review_lead_auditor', 12],
    ['reject', 16],
  ])
  const said = bagianWaktu(alur, riwayat, ledger, at(16), new Set(['2026-11-09']))
  expect(Object.fromEntries(said.map(({ bagian, hari, jeda }) => [bagian, [hari, jeda]]))).toEqual({
    seluruhnya: [6, false],
    jeda: [3, true],
    penunjukan: [1, false],
    verifikasi: [5, false],
    upload_revision: [3, true],
  })
})

test('every part has one name, and a part of one track is none of the other', () => {
  const names = semuaBagian().map(({ process }) => process)
  expect(new Set(names).size).toBe(names.length)
  expect(semuaBagian()).toContainEqual({
    process: 'upload_revision',
    label: 'Unggah Revisi',
    alur: 'berkas',
    paused: true,
  })
  expect(names).not.toContain('review_lead_auditor')
})
