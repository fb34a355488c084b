import { expect, test } from 'vitest'
import { applyAction } from '../../platform/workflow/workflow-actions.ts'
import type { AksiPelaku } from '../alur/pelaku/aksi.ts'
import { openedPengajuan, para, perintah } from '../alur/pelaku/fixture.ts'
import type { NamaTahap } from '../alur/pelaku/tahap.ts'
import { alurPelaku } from '../alur/pelaku/workflow.ts'
import type { AktorPsat } from '../alur/pemegang.ts'
import { alurOf } from '../alur/semua-alur.ts'
import { waktuAudit } from './waktu-audit.ts'

/** A holiday on a Wednesday in November 2026. */
const holidays = new Set(['2026-11-11'])
const at = (day: number, hour = 9) => new Date(Date.UTC(2026, 10, day, hour - 7))

function walk(steps: readonly (readonly [AksiPelaku, AktorPsat, Date])[], tarif = 0) {
  let file = openedPengajuan('izin_edar_pl', { tarif })
  const riwayat: { ke: NamaTahap; waktu: Date }[] = [{ ke: file.stage, waktu: perintah('izin_edar_pl').at }]
  for (const [aksi, actor, waktu] of steps) {
    const taken = applyAction(alurPelaku, file, actor, aksi, perintah('izin_edar_pl', waktu))
    if (!taken.ok) throw new Error(`${aksi}: ${JSON.stringify(taken.refusal)}`)
    file = taken.file
    riwayat.push({ ke: file.stage, waktu })
  }
  return { riwayat, ledger: file.ledger }
}

const mulai = [
  ['loloskan_permohonan', para.sekretariat, at(3)],
  ['tunjuk_auditor', para.koordinator, at(4)],
] as const

test('while it runs: what ended in time, what waits, what the applicant has left', () => {
  const { riwayat, ledger } = walk([...mulai, ['minta_perbaikan_dokumen', para.auditor, at(9)]])
  const { tahap, CompleteTime, RejectTime } = waktuAudit(
    alurOf('pengajuan'),
    riwayat,
    ledger,
    at(13),
    holidays,
  )
  expect(tahap).toEqual([
    {
      tahap: 'permohonan',
      label: 'Verifikasi awal dan penunjukan auditor',
      Status: 'BEFORE_DEADLINE',
      StartTime: at(2).toISOString(),
      DeadlineTime: '2026-11-05',
      EndTime: at(4).toISOString(),
      Age: 2,
    },
    {
      tahap: 'audit_dokumen',
      label: 'Audit dokumen',
      Status: 'ON_PROCESS',
      StartTime: at(4).toISOString(),
      DeadlineTime: null,
      EndTime: null,
      Age: 3,
    },
    {
      tahap: 'perbaikan_audit_dokumen',
      label: 'Perbaikan Audit Dokumen',
      Status: 'ON_PROCESS',
      StartTime: at(9).toISOString(),
      // Ten working days, without the holiday on the 11th.
      DeadlineTime: '2026-11-24',
      EndTime: null,
      Age: 3,
    },
  ])
  expect([CompleteTime, RejectTime]).toEqual([null, null])
  const eve = waktuAudit(alurOf('pengajuan'), riwayat, ledger, at(23), holidays).tahap
  expect(eve.at(-1)).toMatchObject({ tahap: 'perbaikan_audit_dokumen', Status: 'DUE_TOMORROW' })
})

test('more time moves the applicant’s deadline; rounds are added up; lateness is said', () => {
  const { riwayat, ledger } = walk([
    ...mulai,
    ['minta_perbaikan_dokumen', para.auditor, at(5)],
    ['minta_waktu', para.pemohon, at(6)],
    ['beri_waktu', para.lead, at(6, 10)],
    ['jawab_perbaikan_dokumen', para.pemohon, at(9)],
    ['minta_perbaikan_dokumen', para.auditor, at(10)],
    ['jawab_perbaikan_dokumen', para.pemohon, at(12)],
  ])
  const late = waktuAudit(alurOf('pengajuan'), riwayat, ledger, at(27), holidays).tahap
  const of = (name: string) => late.find(({ tahap }) => tahap === name)
  expect(of('perbaikan_audit_dokumen')).toMatchObject({
    Age: 2 + 1,
    EndTime: at(12).toISOString(),
    DeadlineTime: '2026-11-25',
    Status: 'BEFORE_DEADLINE',
  })
  expect(of('audit_dokumen')).toMatchObject({ Status: 'OVERRDUE', EndTime: null })
  const waiting = walk([
    ...mulai,
    ['minta_perbaikan_dokumen', para.auditor, at(5)],
    ['minta_waktu', para.pemohon, at(6)],
    ['beri_waktu', para.lead, at(6, 10)],
  ])
  const open = waktuAudit(alurOf('pengajuan'), waiting.riwayat, waiting.ledger, at(9), holidays).tahap
  expect(open.at(-1)).toMatchObject({ tahap: 'perbaikan_audit_dokumen', DeadlineTime: '2026-11-27' })
})

test('days granted for a later wait leave the deadline of an earlier one', () => {
  const first = [
    ...mulai,
    ['minta_perbaikan_dokumen', para.auditor, at(5)],
    ['jawab_perbaikan_dokumen', para.pemohon, at(9)],
  ] as const
  const deadline = (steps: Parameters<typeof walk>[0]) => {
    const { riwayat, ledger } = walk(steps)
    const { tahap } = waktuAudit(alurOf('pengajuan'), riwayat, ledger, at(20), holidays)
    return tahap.find((each) => each.tahap === 'perbaikan_audit_dokumen')?.DeadlineTime
  }
  expect(deadline(first)).toBe('2026-11-20')
  expect(
    deadline([
      ...first,
      ['loloskan_dokumen', para.lead, at(10)],
      ['minta_perbaikan_rekomendasi', para.pvtpp, at(12)],
      ['minta_waktu', para.pemohon, at(13)],
      ['beri_waktu', para.pvtpp, at(13, 10)],
    ]),
  ).toBe('2026-11-20')
})

test('an applicant who has let the days pass is late, while it waits and after the answer', () => {
  const asked = [...mulai, ['minta_perbaikan_dokumen', para.auditor, at(5)]] as const
  const statusAt = (steps: Parameters<typeof walk>[0], now: Date) => {
    const { riwayat, ledger } = walk(steps)
    const { tahap } = waktuAudit(alurOf('pengajuan'), riwayat, ledger, now, holidays)
    return tahap.find((each) => each.tahap === 'perbaikan_audit_dokumen')?.Status
  }
  // Ten working days from the 5th end on Friday the 20th. Saturday is late, although no working day has passed.
  expect([statusAt(asked, at(20)), statusAt(asked, at(21)), statusAt(asked, at(24))]).toEqual([
    'ON_PROCESS',
    'OVERRDUE',
    'OVERRDUE',
  ])
  const answered = (day: number) =>
    statusAt([...asked, ['jawab_perbaikan_dokumen', para.pemohon, at(day)]], at(30))
  expect([answered(20), answered(21), answered(24)]).toEqual([
    'BEFORE_DEADLINE',
    'AFTER_DEADLINE',
    'AFTER_DEADLINE',
  ])
})

test('stages of both sides stand in the order in which they began', () => {
  const { riwayat, ledger } = walk([
    ['minta_perbaikan_permohonan', para.sekretariat, at(3)],
    ['jawab_perbaikan_permohonan', para.pemohon, at(4)],
    ['loloskan_permohonan', para.sekretariat, at(5)],
    ['tunjuk_auditor', para.koordinator, at(6)],
  ])
  const { tahap } = waktuAudit(alurOf('pengajuan'), riwayat, ledger, at(9), holidays)
  expect(tahap.map((each) => each.tahap)).toEqual(['permohonan', 'perbaikan_permohonan', 'audit_dokumen'])
})

test('when it has ended the record says when, and how many days the office took', () => {
  const paid = walk(
    [
      ...mulai,
      ['loloskan_dokumen', para.lead, at(5)],
      ['rekomendasikan', para.pvtpp, at(6)],
      ['terbitkan_tagihan', para.sekretariat, at(9)],
      ['kirim_bukti_bayar', para.pemohon, at(13)],
      ['terima_pembayaran', para.sekretariat, at(13, 14)],
      ['catat_nomor', para.sekretariat, at(16)],
      ['terbitkan_sertifikat', para.sekretariat, at(16, 15)],
    ],
    500_000,
  )
  const record = waktuAudit(alurOf('pengajuan'), paid.riwayat, paid.ledger, at(30), holidays)
  expect(record).toMatchObject({
    CompleteTime: at(16, 15).toISOString(),
    CompleteAge: 2 + 1 + 1 + 1 + 1,
    RejectTime: null,
    RejectAge: null,
  })
  const of = (name: string) => record.tahap.find(({ tahap }) => tahap === name)
  expect(of('menunggu_pembayaran')).toMatchObject({ Age: 3, DeadlineTime: '2026-11-19' })
  expect(of('penerbitan')).toMatchObject({
    Age: 2,
    Status: 'BEFORE_DEADLINE',
    EndTime: at(16, 15).toISOString(),
  })
  const rejected = walk([...mulai, ['tolak', para.lead, at(10)]])
  expect(waktuAudit(alurOf('pengajuan'), rejected.riwayat, rejected.ledger, at(30), holidays)).toMatchObject({
    CompleteTime: null,
    RejectTime: at(10).toISOString(),
    RejectAge: 6,
  })
})
