import { describe, expect, test } from 'vitest'
import { jam, kasusBaru, tindakanPada, ujiPada } from './kasus.fixture.ts'
import type { IsiKasus } from './kasus.records.ts'
import { readKasus } from './kasus.state.ts'
import type { LangkahKasus } from './kasus.table.ts'

const holidays = new Set<string>()
const read = (more: Partial<IsiKasus>, today = '2026-11-04') =>
  readKasus({ ...kasusBaru, ...more }, { today, holidays })
const stepOf = (more: Partial<IsiKasus>, langkah: LangkahKasus, today?: string) =>
  read(more, today).langkah.find((one) => one.langkah === langkah)

const confirmed = { uji: [ujiPada('2026-11-04', 'TMS')] }
const handled = {
  ...confirmed,
  tindakan: [
    tindakanPada('pengamanan', '2026-11-05'),
    tindakanPada('penelusuran', '2026-11-05'),
    tindakanPada('pembinaan', '2026-11-06'),
  ],
}
const retested = { ...handled, rapid_ulang: [{ tanggal: '2026-11-10', pada: jam('2026-11-10') }] }

describe('confirmation', () => {
  test('is due three working days after the source, a weekend not counted', () => {
    const late = {
      dibuka: jam('2026-11-05'),
      sumber: kasusBaru.sumber.map((one) => ({ ...one, pada: jam('2026-11-05') })),
    }
    expect(stepOf(late, 'konfirmasi')?.batas).toBe('2026-11-10')
    expect(stepOf({}, 'konfirmasi')).toMatchObject({
      status: 'berjalan',
      batas: '2026-11-05',
      terlambat: false,
    })
    expect(stepOf({}, 'konfirmasi', '2026-11-06')?.terlambat).toBe(true)
  })
  test('waits for the laboratory fourteen working days from the request', () => {
    const permintaan = [{ pada: jam('2026-11-03'), keadaan: 'menunggu' as const, dijawab: null }]
    expect(stepOf({ permintaan }, 'konfirmasi')).toMatchObject({
      status: 'menunggu_laboratorium',
      batas: '2026-11-23',
    })
  })
  test('a refusal gives three days for the next request', () => {
    const permintaan = [{ pada: jam('2026-11-03'), keadaan: 'ditolak' as const, dijawab: jam('2026-11-09') }]
    expect(stepOf({ permintaan }, 'konfirmasi')).toMatchObject({ status: 'berjalan', batas: '2026-11-12' })
  })
  test('a result without a verdict still waits', () => {
    expect(stepOf({ uji: [ujiPada('2026-11-03', null)] }, 'konfirmasi')?.status).toBe('menunggu_laboratorium')
  })
  test('not confirmed leads to closing', () => {
    const found = read({ uji: [ujiPada('2026-11-04', 'MS')] })
    expect([found.luaran, found.terbuka, found.batas_waktu]).toEqual([
      'tidak_terkonfirmasi',
      ['penutupan'],
      null,
    ])
  })
  test('a positive after the clearing test asks again', () => {
    const sumber = [
      ...kasusBaru.sumber,
      { asal: 'rapid_pasar' as const, pada: jam('2026-11-05'), berlaku: true },
    ]
    const found = read({ uji: [ujiPada('2026-11-04', 'MS')], sumber })
    expect([found.luaran, found.terbuka]).toEqual([null, ['konfirmasi']])
    expect(found.batas_waktu).toBe('2026-11-10')
  })
})

describe('after a TMS', () => {
  test('secure, trace and guide run in parallel from that day', () => {
    const found = read(confirmed)
    expect(found.terbuka).toEqual(['pengamanan', 'penelusuran', 'pembinaan'])
    expect(found.langkah.slice(1, 4).map(({ batas }) => batas)).toEqual([
      '2026-11-05',
      '2026-11-11',
      '2026-11-18',
    ])
    expect(found.batas_waktu).toBe('2026-11-05')
  })
  test('the re-test is due thirty working days after goods were secured', () => {
    expect(stepOf(confirmed, 'uji_ulang')?.status).toBe('belum')
    expect(stepOf(handled, 'uji_ulang')).toMatchObject({ status: 'berjalan', batas: '2026-12-17' })
  })
  test('a later test of the same kind ends it, an earlier one or another kind does not', () => {
    expect(read(retested).luaran).toBe('terkonfirmasi')
    const early = { ...handled, rapid_ulang: [{ tanggal: '2026-11-03', pada: jam('2026-11-10') }] }
    expect(read(early).luaran).toBeNull()
    const lab = { asal: 'uji_lab' as const, pada: jam('2026-11-02'), berlaku: true }
    expect(read({ ...retested, sumber: [lab] }).luaran).toBeNull()
  })
  test('a re-test that is TMS goes back to securing goods, with new due days', () => {
    const found = read({ ...handled, uji: [...handled.uji, ujiPada('2026-11-10', 'TMS')] }, '2026-11-10')
    expect(found.putaran_ke).toBe(2)
    expect(found.terbuka).toEqual(['pengamanan', 'penelusuran', 'pembinaan'])
    expect(found.batas_waktu).toBe('2026-11-11')
  })
  test('a new source does so as well, but takes no due day away before goods are secured', () => {
    const more = { asal: 'rapid_pasar' as const, pada: jam('2026-11-09'), berlaku: true }
    expect(read({ ...handled, sumber: [...kasusBaru.sumber, more] }).putaran_ke).toBe(2)
    const open = read({ ...confirmed, sumber: [...kasusBaru.sumber, more] })
    expect([open.putaran_ke, open.batas_waktu]).toEqual([1, '2026-11-05'])
  })
})

describe('other beginnings', () => {
  test('a laboratory TMS starts with securing goods', () => {
    const sumber = [{ asal: 'uji_lab' as const, pada: jam('2026-11-04'), berlaku: true }]
    expect(read({ ...confirmed, sumber }).langkah[0]?.status).toBe('tidak_perlu')
    expect(read({ ...confirmed, sumber }).terbuka[0]).toBe('pengamanan')
  })
  test('a supervision with a sanction has guided already and needs no re-test', () => {
    const pada = jam('2026-11-04')
    const found = read({ sumber: [{ asal: 'pengawasan', pada, berlaku: true }], pengawasan: [{ pada }] })
    expect(found.terbuka).toEqual(['pengamanan', 'penelusuran'])
    expect(found.langkah.slice(3, 5).map(({ status }) => status)).toEqual(['selesai', 'tidak_perlu'])
  })
  test('a report closes as unfounded after a visit, but not beside a positive', () => {
    const report = { asal: 'pengaduan' as const, pada: jam('2026-11-02'), berlaku: true }
    const tindakan = [tindakanPada('konfirmasi', '2026-11-03')]
    expect(read({ sumber: [report] }).luaran).toBeNull()
    expect(read({ sumber: [report], tindakan }).luaran).toBe('tidak_terbukti')
    expect(read({ sumber: [report, ...kasusBaru.sumber], tindakan }).luaran).toBeNull()
  })
})

describe('a step that cannot be done', () => {
  const usulan = (keadaan: 'menunggu' | 'setuju' | 'tolak', langkah: LangkahKasus) => [
    {
      langkah,
      keadaan,
      pada: jam('2026-11-04', 6),
      diperiksa: keadaan === 'menunggu' ? null : jam('2026-11-06'),
    },
  ]
  test('waits for the second account and then counts', () => {
    expect(stepOf({ usulan: usulan('menunggu', 'konfirmasi') }, 'konfirmasi')?.status).toBe(
      'menunggu_orang_kedua',
    )
    expect(read({ usulan: usulan('setuju', 'konfirmasi') }).luaran).toBe('alasan')
    expect(stepOf({ usulan: usulan('tolak', 'konfirmasi') }, 'konfirmasi')?.status).toBe('berjalan')
  })
  test('goods that cannot be secured still start the re-test', () => {
    expect(stepOf({ ...confirmed, usulan: usulan('setuju', 'pengamanan') }, 'uji_ulang')?.status).toBe(
      'berjalan',
    )
  })
  test('a finding between proposal and decision starts no new round', () => {
    const between = { asal: 'rapid_test' as const, pada: jam('2026-11-05'), berlaku: true }
    const found = read({
      ...confirmed,
      sumber: [...kasusBaru.sumber, between],
      usulan: usulan('setuju', 'pengamanan'),
    })
    expect([found.putaran_ke, found.terbuka.includes('pengamanan')]).toEqual([1, false])
  })
  test('a proposal of an earlier round does not secure the goods of the next one', () => {
    const tindakan = [tindakanPada('pengamanan', '2026-11-05')]
    const next = { asal: 'rapid_test' as const, pada: jam('2026-11-05', 20), berlaku: true }
    const state = {
      ...confirmed,
      tindakan,
      sumber: [...kasusBaru.sumber, next],
      usulan: usulan('setuju', 'pengamanan'),
    }
    expect(stepOf(state, 'pengamanan')?.status).toBe('berjalan')
    expect(stepOf(state, 'uji_ulang')?.status).toBe('belum')
  })
})

test('a verdict that is corrected to MS takes the confirmation back', () => {
  const found = read({ ...handled, uji: [ujiPada('2026-11-04', 'MS')] })
  expect([found.dipastikan, found.luaran]).toEqual([false, 'tidak_terkonfirmasi'])
})

test('an open follow-up keeps its due day until its next step', () => {
  const batas_lama = { batas: '2026-11-30', sampai: jam('2026-11-18') }
  expect(stepOf({ batas_lama }, 'konfirmasi')?.batas).toBe('2026-11-30')
  expect(read({ ...confirmed, batas_lama }).batas_waktu).toBe('2026-11-30')
  const permintaan = [{ pada: jam('2026-11-19'), keadaan: 'menunggu' as const, dijawab: null }]
  expect(stepOf({ batas_lama, permintaan }, 'konfirmasi')?.batas).toBe('2026-12-09')
})

test('a closed case asks for nothing', () => {
  const found = read({ ditutup: jam('2026-11-05'), luaran: 'alasan' }, '2027-01-01')
  expect([found.terbuka, found.terlambat, found.luaran]).toEqual([[], false, 'alasan'])
})
