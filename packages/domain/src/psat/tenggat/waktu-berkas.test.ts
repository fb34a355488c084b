import { describe, expect, test } from 'vitest'
import type { LedgerEntry } from '../../platform/calendar/clock-ledger.ts'
import { advanceClock } from '../../platform/calendar/clock-ledger.ts'
import { dueDate } from '../../platform/calendar/clock-ledger-reading.ts'
import { entriesOf } from '../../platform/workflow/workflow.ts'
import type { NamaAlur } from '../alur/alur.ts'
import { tahapBerikut } from '../alur/berikutnya.ts'
import { faktaAwal } from '../alur/pelaku/syarat.ts'
import { faktaSekretariatAwal } from '../alur/sekretariat/syarat.ts'
import { alurOf, semuaAlur } from '../alur/semua-alur.ts'
import { type JenisIzin, jenisIzin } from '../jenis/jenis-pengajuan.ts'
import { type BerkasBerjam, jamBerkas, waktuBerkas } from './waktu-berkas.ts'

/** Day in November 2026. The 2nd is a Monday. */
const at = (day: number) => new Date(Date.UTC(2026, 10, day, 2))
const none = new Set<string>()
const daysOf =
  (jenis: JenisIzin, alur: NamaAlur = 'pengajuan') =>
  (anggaran: string) =>
    alurOf(alur).hari[anggaran]?.[jenis] ?? 0

/** Returns a file that reached these stages of its track on these days. */
function berkas(
  stages: readonly (readonly [string, number])[],
  { alur = 'pengajuan' as NamaAlur, jenis = 'sppb_psat' as JenisIzin, saya = false } = {},
): BerkasBerjam {
  const table = alurOf(alur).tahap
  let ledger: readonly LedgerEntry[] = []
  for (const [nama, day] of stages) {
    const place = table[nama]
    if (!place) throw new Error(nama)
    const tick = { at: at(day), reason: '', days: daysOf(jenis, alur) }
    ledger = [...ledger, ...advanceClock(ledger, place, tick)]
  }
  return { alur, tahap: stages.at(-1)?.[0] ?? '', jenis, ledger, saya }
}
const row = (file: BerkasBerjam, day: number) => waktuBerkas(file, at(day), none)
const sekretariat = { id: 1, role: 'SEKRETARIAT', perusahaan_id: null } as const
/** Adds the stages up to the issue. An SPPB has a tariff, an izin edar has none. */
function withBerikut(file: BerkasBerjam) {
  const { alur, jenis, tahap, ledger } = file
  const facts = {
    ...faktaAwal(jenis, 'permohonan_baru', 1),
    ...faktaSekretariatAwal(jenis, 'permohonan_baru', 1),
    peminta: 'review_auditor',
    tarif: jenis === 'sppb_psat' ? 1_500_000 : 0,
  }
  return { ...file, berikut: tahapBerikut(alurOf(alur), { ...facts, stage: tahap, ledger }, sekretariat) }
}
const line = (file: BerkasBerjam, day: number) =>
  jamBerkas(withBerikut(file), daysOf(file.jenis, file.alur), at(day), none)

describe('while the office works', () => {
  const file = berkas([['verifikasi_permohonan', 2]])
  test.each([
    [3, 'aman', '6 November', 'sisa 3 hari kerja'],
    [5, 'dekat', 'Besok Deadline', '6 November'],
    [6, 'dekat', 'Hari ini, 6 November', 'hari terakhir tahap ini'],
    // Saturday: the deadline has passed, although no working day has passed.
    [7, 'lewat', 'Lewat tenggat 6 November', null],
    [10, 'lewat', 'Lewat tenggat 6 November', 'lewat 2 hari kerja'],
  ] as const)('on the %ith it says one thing', (day, nada, pokok, rinci) => {
    expect(row(file, day)).toEqual({ nada, pokok, rinci })
  })

  test('"besok" is tomorrow: before a weekend the day is named', () => {
    // Four days from Tuesday the 3rd end on Monday the 9th.
    const monday = berkas([['verifikasi_permohonan', 3]])
    const said = { nada: 'dekat', pokok: 'Senin, 9 November', rinci: 'sisa 1 hari kerja' }
    expect(row(monday, 6)).toEqual(said)
    expect(row(monday, 7)).toEqual(said)
    expect(row(monday, 8)).toEqual({ nada: 'dekat', pokok: 'Besok Deadline', rinci: '9 November' })
  })

  test('on a Saturday after the last day the page says that it is late, not by nought days', () => {
    expect(line(file, 7).baris[1]).toBe('lewat tenggat 6 November')
    expect(line(file, 10).baris[1]).toBe('lewat tenggat 6 November, 2 hari kerja')
  })

  test('the page says the whole and the latest day of issue', () => {
    expect(line(file, 3)).toEqual({
      nada: 'aman',
      baris: [
        'Verifikasi awal',
        'sisa 3 dari 4 hari kerja, sampai 6 November',
        'seluruhnya 1 dari 25',
        'terbit paling lambat 16 Desember',
      ],
      terpakai: 1,
      seluruh: 25,
      terbit_paling_lambat: '2026-12-16',
    })
    expect(line(file, 10).baris).toEqual([
      'Verifikasi awal',
      'lewat tenggat 6 November, 2 hari kerja',
      'seluruhnya 6 dari 25',
      // From today: a day for each of the two stages of the used-up budget, the budgets ahead, the payment.
      'terbit paling lambat 22 Desember',
    ])
    expect(line(file, 6).baris[1]).toBe('hari terakhir, 6 November')
    expect(line(berkas([['verifikasi_permohonan', 2]], { jenis: 'izin_edar_pl' }), 3).seluruh).toBe(16)
  })

  test('without a tariff no payment is waited for', () => {
    const edar = berkas([['verifikasi_permohonan', 2]], { jenis: 'izin_edar_pl' })
    // 16 days from Monday the 2nd.
    expect(line(edar, 2).terbit_paling_lambat).toBe('2026-11-24')
  })

  test('a budget that is used up still needs a day for each of its stages', () => {
    const lampiran = berkas(
      [
        ['lampiran_teknis', 2],
        ['review_lamtek_1', 3],
      ],
      { alur: 'berkas' },
    )
    // In time: one day of the attachment and one of the certificate are left.
    expect(line(lampiran, 3).terbit_paling_lambat).toBe('2026-11-05')
    // Late since the 5th: two approvals and a signature are still to come, then the certificate.
    expect(line(lampiran, 10).terbit_paling_lambat).toBe('2026-11-16')
  })

  test('a day of another year says its year', () => {
    expect(jamBerkas(withBerikut(file), daysOf('sppb_psat'), '2026-12-30T02:00:00Z', none).baris[3]).toMatch(
      /terbit paling lambat \d+ (Januari|Februari) 2027/,
    )
  })
})

describe('while it waits for somebody else', () => {
  const steps = [
    ['verifikasi_permohonan', 2],
    ['perbaikan_permohonan', 3],
  ] as const
  test('it says whose clock runs, and that the office’s stands still', () => {
    expect(row(berkas(steps), 4)).toEqual({
      nada: 'jeda',
      pokok: 'Jam layanan dijeda',
      rinci: 'Pemohon menjawab paling lambat 17 November',
    })
    expect(line(berkas(steps), 4).baris).toEqual([
      'Menunggu perbaikan pemohon',
      'sisa 9 dari 10 hari kerja, sampai 17 November',
      'jam layanan dijeda, 1 dari 25',
      'terbit paling lambat 30 Desember',
    ])
  })
  test('to whom it waits for it names the day first, and is never grey', () => {
    const own = berkas(steps, { saya: true })
    const day = '17 November'
    expect(row(own, 4)).toEqual({ nada: 'dekat', pokok: day, rinci: 'sisa 9 hari kerja untuk menjawab' })
    expect(row(own, 13).nada).toBe('dekat')
    expect(row(own, 16)).toEqual({
      nada: 'dekat',
      pokok: 'Besok Deadline',
      rinci: `menjawab paling lambat ${day}`,
    })
    expect(row(own, 17)).toEqual({
      nada: 'dekat',
      pokok: `Hari ini, ${day}`,
      rinci: 'hari terakhir menjawab',
    })
    expect([row(own, 18).nada, row(berkas(steps), 16).nada]).toEqual(['lewat', 'jeda'])
    // Ten days from Monday the 2nd end on Monday the 16th.
    const monday = berkas(
      [
        ['verifikasi_permohonan', 2],
        ['perbaikan_permohonan', 2],
      ],
      { saya: true },
    )
    expect(row(monday, 13)).toEqual({
      nada: 'dekat',
      pokok: 'Senin, 16 November',
      rinci: 'sisa 1 hari kerja untuk menjawab',
    })
    expect(line(own, 4).baris[0]).toBe('Menunggu perbaikan Anda')
  })
  test('late is late for both', () => {
    expect(row(berkas(steps), 18)).toEqual({
      nada: 'lewat',
      pokok: 'Lewat tenggat 17 November',
      rinci: 'Pemohon belum menjawab; jam layanan dijeda',
    })
  })
  test('a bill is paid, not answered', () => {
    const bill = berkas([
      ['penagihan', 2],
      ['menunggu_pembayaran', 3],
    ])
    expect(row(bill, 4).rinci).toBe('Pemohon membayar paling lambat 12 November')
    expect(line(bill, 4).baris[0]).toBe('Menunggu pembayaran pemohon')
  })
})

test('a finished file has a duration and no deadline, in time or not', () => {
  const done = berkas([
    ['verifikasi_permohonan', 2],
    ['audit_dokumen', 4],
    ['audit_lapang', 10],
    ['rekomendasi', 12],
    ['penagihan', 13],
    ['terbit', 27],
  ])
  expect(row(done, 30)).toEqual({
    nada: 'selesai',
    pokok: 'Selesai dalam 19 dari 25 hari kerja',
    rinci: null,
  })
  expect(line(done, 30)).toMatchObject({
    baris: ['Terbit Sertifikat', 'selesai dalam 19 dari 25 hari kerja'],
    terbit_paling_lambat: null,
  })
  const refused = berkas([
    ['verifikasi_permohonan', 2],
    ['ditolak', 5],
  ])
  expect(row(refused, 30).pokok).toBe('Berakhir setelah 3 hari kerja')
})

test('a stage that the licence kind never reaches adds no days, whatever the master says of it', () => {
  const file = berkas([['verifikasi_permohonan', 2]], { jenis: 'izin_edar_pl' })
  // Three days have begun. Document audit, recommendation and issue follow, the field audit does not.
  expect(jamBerkas(withBerikut(file), () => 5, at(2), none).seluruh).toBe(3 + 3 * 5)
})

const everywhere = semuaAlur().flatMap((alur) =>
  jenisIzin.flatMap((jenis) =>
    entriesOf(alur.tahap)
      .filter(([, { hanya = jenis }]) => hanya === jenis)
      .flatMap(([tahap]) => [true, false].map((saya) => [alur.nama, jenis, tahap, saya] as const)),
  ),
)
test.each(everywhere)(
  '%s, %s at %s, turn mine %s: row and page agree on every day',
  (alur, jenis, tahap, saya) => {
    const [first = ''] = Object.keys(alurOf(alur).tahap)
    const stages = [[first, 2] as const, ...(tahap === first ? [] : [[tahap, 3] as const])]
    const file = berkas(stages, { alur, jenis, saya })
    for (let day = 3; day <= 30; day++) {
      const [list, page] = [row(file, day), line(file, day)]
      expect(list.nada).toBe(page.nada)
      const due = dueDate(file.ledger, at(day), none)
      expect(list.nada === 'selesai').toBe(due === null)
      expect(page.terbit_paling_lambat === null).toBe(due === null)
      expect(list.nada === 'lewat').toBe(due !== null && due < `2026-11-${String(day).padStart(2, '0')}`)
      expect(page.baris.some((fact) => fact.startsWith('lewat tenggat'))).toBe(list.nada === 'lewat')
      expect(`${list.pokok} ${list.rinci}`).not.toMatch(/Sesuai Proses|Jatuh tempo/)
    }
  },
)
