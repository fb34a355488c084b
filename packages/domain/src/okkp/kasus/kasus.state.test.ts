import { describe, expect, test } from 'vitest'
import { actionsOf } from './kasus.actions.ts'
import { jam, kasusBaru, permintaanPada, sumberPada, tindakanPada, ujiPada } from './kasus.fixture.ts'
import { setelahKoreksi } from './kasus.koreksi.ts'
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
const retested = {
  ...handled,
  rapid_ulang: [{ tanggal: '2026-11-10', pada: jam('2026-11-10'), pokok: 'formalin' }],
}

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
    const permintaan = [permintaanPada('2026-11-03')]
    expect(stepOf({ permintaan }, 'konfirmasi')).toMatchObject({
      status: 'menunggu_laboratorium',
      batas: '2026-11-23',
    })
  })
  test('a refusal gives three days for the next request', () => {
    const permintaan = [permintaanPada('2026-11-03', 'ditolak', { dijawab: jam('2026-11-09') })]
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
    const sumber = [...kasusBaru.sumber, sumberPada('rapid_pasar', '2026-11-05', 2)]
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
    const early = {
      ...handled,
      rapid_ulang: [{ tanggal: '2026-11-03', pada: jam('2026-11-10'), pokok: 'formalin' }],
    }
    expect(read(early).luaran).toBeNull()
    const lab = sumberPada('uji_lab', '2026-11-02', 2)
    expect(read({ ...retested, sumber: [lab] }).luaran).toBeNull()
  })
  test('a re-test that is TMS goes back to securing goods, with new due days', () => {
    const found = read({ ...handled, uji: [...handled.uji, ujiPada('2026-11-10', 'TMS')] }, '2026-11-10')
    expect(found.putaran_ke).toBe(2)
    expect(found.terbuka).toEqual(['pengamanan', 'penelusuran', 'pembinaan'])
    expect(found.batas_waktu).toBe('2026-11-11')
  })
  test('a new source does so as well, but takes no due day away before goods are secured', () => {
    const more = sumberPada('rapid_pasar', '2026-11-09', 2)
    expect(read({ ...handled, sumber: [...kasusBaru.sumber, more] }).putaran_ke).toBe(2)
    const open = read({ ...confirmed, sumber: [...kasusBaru.sumber, more] })
    expect([open.putaran_ke, open.batas_waktu]).toEqual([1, '2026-11-05'])
  })
})

describe('other beginnings', () => {
  test('a laboratory TMS starts with securing goods', () => {
    const sumber = [sumberPada('uji_lab', '2026-11-04', 2)]
    expect(read({ ...confirmed, sumber }).langkah[0]?.status).toBe('tidak_perlu')
    expect(read({ ...confirmed, sumber }).terbuka[0]).toBe('pengamanan')
  })
  test('a supervision with a sanction has guided already and needs no re-test', () => {
    const pada = jam('2026-11-04')
    const found = read({ sumber: [sumberPada('pengawasan', '2026-11-04', 2)], pengawasan: [{ pada }] })
    expect(found.terbuka).toEqual(['pengamanan', 'penelusuran'])
    expect(found.langkah.slice(3, 5).map(({ status }) => status)).toEqual(['selesai', 'tidak_perlu'])
  })
  test('a report closes as unfounded after a visit, but not beside a positive', () => {
    const report = sumberPada('pengaduan', '2026-11-02', 2)
    const tindakan = [tindakanPada('konfirmasi', '2026-11-03')]
    expect(read({ sumber: [report] }).luaran).toBeNull()
    expect(read({ sumber: [report], tindakan }).luaran).toBe('tidak_terbukti')
    expect(read({ sumber: [report, ...kasusBaru.sumber], tindakan }).luaran).toBeNull()
  })
})

describe('a step that cannot be done', () => {
  const usulan = (keadaan: 'menunggu' | 'setuju' | 'tolak', langkah: LangkahKasus) => [
    {
      id: 1,
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
    const between = sumberPada('rapid_test', '2026-11-05', 2)
    const found = read({
      ...confirmed,
      sumber: [...kasusBaru.sumber, between],
      usulan: usulan('setuju', 'pengamanan'),
    })
    expect([found.putaran_ke, found.terbuka.includes('pengamanan')]).toEqual([1, false])
  })
  test('a proposal of an earlier round does not secure the goods of the next one', () => {
    const tindakan = [tindakanPada('pengamanan', '2026-11-05')]
    const next = sumberPada('rapid_test', '2026-11-05', 2, 'formalin', 20)
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
  const permintaan = [permintaanPada('2026-11-19')]
  expect(stepOf({ batas_lama, permintaan }, 'konfirmasi')?.batas).toBe('2026-12-09')
})

test('a closed case asks for nothing', () => {
  const found = read({ ditutup: jam('2026-11-05'), luaran: 'alasan' }, '2027-01-01')
  expect([found.terbuka, found.terlambat, found.luaran]).toEqual([[], false, 'alasan'])
})

describe('what a test says', () => {
  const borax = sumberPada('rapid_pasar', '2026-11-02', 2, 'boraks')
  test('a result without a verdict does not hold up the one that cleared the finding later', () => {
    const uji = [ujiPada('2026-11-03', null), ujiPada('2026-11-05', 'MS')]
    expect(read({ uji }).luaran).toBe('tidak_terkonfirmasi')
    expect(read({ uji: [...uji, ujiPada('2026-11-06', null)] }).luaran).toBeNull()
  })
  test('a clean result for something else does not clear the finding', () => {
    expect(read({ uji: [ujiPada('2026-11-04', 'MS', 3, 'timbal')] }).luaran).toBeNull()
    const both = { sumber: [...kasusBaru.sumber, borax] }
    const clean = ujiPada('2026-11-04', 'MS')
    expect(read({ ...both, uji: [clean] }).luaran).toBeNull()
    const all = { ...clean, lulus: ['formalin', 'boraks'] }
    expect(read({ ...both, uji: [all] }).luaran).toBe('tidak_terkonfirmasi')
  })
  test('a clean kit for something else does not end the re-test', () => {
    const kit = { tanggal: '2026-11-10', pada: jam('2026-11-10'), pokok: 'boraks' }
    expect(stepOf({ ...handled, rapid_ulang: [kit] }, 'uji_ulang')?.status).toBe('berjalan')
  })
  test('the re-test counts from the day the goods were secured, not from the entry of it', () => {
    const [, ...rest] = handled.tindakan
    const late = tindakanPada('pengamanan', '2026-11-10', { tanggal: '2026-11-03' })
    const kit = { tanggal: '2026-11-06', pada: jam('2026-11-08'), pokok: 'formalin' }
    const state = { ...handled, tindakan: [late, ...rest], rapid_ulang: [kit] }
    expect(stepOf(state, 'uji_ulang', '2026-11-10')).toMatchObject({
      status: 'selesai',
      selesai: '2026-11-10',
    })
  })
})

test('goods are secured once those of every source are', () => {
  const sumber = [...kasusBaru.sumber, sumberPada('rapid_pasar', '2026-11-02', 2)]
  const secured = (id: number, day: string) => tindakanPada('pengamanan', day, { sumber: [id] })
  const one = { ...confirmed, sumber, tindakan: [secured(1, '2026-11-04')] }
  expect(stepOf(one, 'pengamanan')?.status).toBe('berjalan')
  const two = { ...one, tindakan: [...one.tindakan, secured(2, '2026-11-05')] }
  expect(stepOf(two, 'pengamanan', '2026-11-05')).toMatchObject({ status: 'selesai', selesai: '2026-11-05' })
})

test('guidance at the place of each source counts once all have it; that of the holder counts at once', () => {
  const sumber = [...kasusBaru.sumber, sumberPada('rapid_pasar', '2026-11-02', 2)]
  const guided = (id: number, day: string) => tindakanPada('pembinaan', day, { sumber: [id] })
  const one = { ...confirmed, sumber, tindakan: [guided(2, '2026-11-04')] }
  expect(stepOf(one, 'pembinaan')?.status).toBe('berjalan')
  const whole = { ...one, tindakan: [...one.tindakan, tindakanPada('pembinaan', '2026-11-05')] }
  expect(stepOf(whole, 'pembinaan', '2026-11-05')?.status).toBe('selesai')
  const two = { ...one, tindakan: [...one.tindakan, guided(1, '2026-11-05')] }
  expect(stepOf(two, 'pembinaan', '2026-11-05')).toMatchObject({ status: 'selesai', selesai: '2026-11-05' })
})

test('the office of a source secures and guides there, also if the permit asks for a supervision', () => {
  const isi = { ...kasusBaru, ...confirmed, registrasi_id: 7 }
  const none = { uji_lab: false, rapid: false, pengawasan: false, laboratorium: false }
  const hak = { ...none, kantor: false, sumber: [1], orang_kedua: [], pengusul: [] }
  const keadaan = readKasus(isi, { today: '2026-11-04', holidays })
  const names = (more: object) => actionsOf(isi, keadaan, { ...hak, ...more }).map(({ nama }) => nama)
  expect(names({})).toEqual(['amankan', 'bina'])
  expect(names({ sumber: [] })).toEqual([])
  expect(names({ kantor: true, pengawasan: true })).not.toContain('bina')
})

describe('what was overtaken', () => {
  const names = (more: Partial<IsiKasus>, today: string) => {
    const isi = { ...kasusBaru, ...more }
    const all = { kantor: true, sumber: [], uji_lab: true, rapid: true, pengawasan: true, laboratorium: true }
    const hak = { ...all, orang_kedua: [1], pengusul: [1] }
    return actionsOf(isi, readKasus(isi, { today, holidays }), hak).map(({ nama }) => nama)
  }
  const permintaan = [permintaanPada('2026-11-03')]
  test('a request ends with the closing, and with a confirmation that came another way', () => {
    expect(read({ permintaan }).permintaan).toBe('berlaku')
    expect(read({ permintaan, ditutup: jam('2026-11-04'), luaran: 'alasan' }).permintaan).toBe('usang')
    expect(read({ ...handled, permintaan }).permintaan).toBe('usang')
    expect(names({ ...handled, permintaan }, '2026-11-06')).toContain('minta_uji')
  })
  test('a late request in the re-test may be made again on its own due day, not on that of the step', () => {
    const asked = {
      ...handled,
      permintaan: [permintaanPada('2026-11-09', 'menunggu', { batas: '2026-11-27' })],
    }
    expect(names(asked, '2026-11-27')).not.toContain('minta_uji')
    expect(names(asked, '2026-11-28')).toContain('minta_uji')
    expect(names(asked, '2026-11-27')).toContain('batalkan_permintaan')
  })
  const closing = {
    ...{ id: 1, langkah: 'penutupan' as const, keadaan: 'menunggu' as const, diperiksa: null },
    pada: jam('2026-11-03'),
  }
  test('a proposal to close from before a TMS can no longer be accepted', () => {
    expect(read({ usulan: [closing] }).gugur).toEqual([])
    expect(read({ ...confirmed, usulan: [closing] }).gugur).toEqual([1])
    expect(names({ ...confirmed, usulan: [closing] }, '2026-11-04')).not.toContain('periksa')
    expect(names({ usulan: [closing] }, '2026-11-04')).toEqual(
      expect.arrayContaining(['periksa', 'tarik_usulan', 'minta_uji', 'catat_uji']),
    )
  })
})

describe('a correction of a closed case', () => {
  const closed = (more: Partial<IsiKasus>) =>
    setelahKoreksi({ ...kasusBaru, ditutup: jam('2026-11-12'), ...more }, { today: '2026-11-13', holidays })
  const good = { luaran: 'terkonfirmasi' as const, ...retested }
  const again = { ...ujiPada('2026-11-13', 'TMS'), tanggal: '2026-11-10' }
  test('of a clean re-test to TMS reopens it', () => {
    expect(closed(good)).toBe('tetap')
    expect(closed({ ...good, uji: [...good.uji, again] })).toBe('buka')
  })
  test('of the TMS to MS rewrites the outcome', () => {
    expect(closed({ ...good, uji: [ujiPada('2026-11-13', 'MS')] })).toBe('tidak_terkonfirmasi')
  })
  test('leaves alone what people closed with a reason, unless a laboratory found something', () => {
    const alasan = { luaran: 'alasan' as const }
    expect(closed(alasan)).toBe('tetap')
    expect(closed({ ...alasan, uji: [ujiPada('2026-11-13', 'MS')] })).toBe('tetap')
    expect(closed({ ...alasan, uji: [again] })).toBe('buka')
    expect(closed({ ...alasan, ditutup_koreksi: true })).toBe('buka')
  })
  test('of the last finding closes an open case', () => {
    const sumber = kasusBaru.sumber.map((one) => ({ ...one, berlaku: false }))
    expect(closed({ ditutup: null, sumber })).toBe('alasan')
    expect(closed({ ditutup: null })).toBe('tetap')
  })
})
