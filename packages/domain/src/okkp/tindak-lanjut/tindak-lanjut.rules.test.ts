import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../platform/calendar/add-days.ts'
import {
  batasSetelahUji,
  batasWaktu,
  faultOfClosing,
  isTerlambat,
  langkahOf,
  luaranDiusulkan,
  luaranTindakLanjut,
  opensRantai,
  type Rantai,
} from './tindak-lanjut.rules.ts'

const today = '2026-11-16'
const buka = { ditutup: null, registrasi_id: 7, uji: [], pengawasan: [] } satisfies Rantai
const reason = 'Sampel sudah habis terjual'

test('a fresh positive opens a chain, an old or a negative one does not', () => {
  expect(opensRantai('Positif', today, today)).toBe(true)
  expect(opensRantai('Positif', addDays(today, -90), today)).toBe(true)
  expect(opensRantai('Positif', addDays(today, -91), today)).toBe(false)
  expect(opensRantai('Negatif', today, today)).toBe(false)
})

describe('the next step', () => {
  test.each<[string, Partial<Rantai>, string]>([
    ['nothing yet', {}, 'uji'],
    ['a test without its verdict', { uji: [{ status: null }] }, 'hasil'],
    ['a test that clears it', { uji: [{ status: 'MS' }] }, 'tutup'],
    ['cleared once, open once', { uji: [{ status: 'MS' }, { status: null }] }, 'hasil'],
    ['a test that confirms it', { uji: [{ status: 'TMS' }] }, 'pengawasan'],
    ['confirmed beside a clearing one', { uji: [{ status: 'MS' }, { status: 'TMS' }] }, 'pengawasan'],
    ['confirmed, nobody registered', { uji: [{ status: 'TMS' }], registrasi_id: null }, 'tutup'],
    ['confirmed and supervised', { uji: [{ status: 'TMS' }], pengawasan: [1] }, 'tutup'],
    ['closed', { ditutup: today }, 'selesai'],
  ])('%s', (_name, more, langkah) => {
    expect(langkahOf({ ...buka, ...more })).toBe(langkah)
  })
})

describe('closing', () => {
  const cleared = { ...buka, uji: [{ status: 'MS' as const }] }
  const confirmed = { ...buka, uji: [{ status: 'TMS' as const }] }
  const supervised = { ...confirmed, pengawasan: [1] }
  const nobody = { ...confirmed, registrasi_id: null }
  test.each([
    [cleared, 'tidak_terkonfirmasi', null, undefined],
    [confirmed, 'tidak_terkonfirmasi', reason, 'luaran'],
    [buka, 'tidak_terkonfirmasi', reason, 'luaran'],
    [cleared, 'terkonfirmasi', reason, 'luaran'],
    [confirmed, 'terkonfirmasi', reason, 'luaran'],
    [supervised, 'terkonfirmasi', null, undefined],
    [nobody, 'terkonfirmasi', null, 'catatan'],
    [nobody, 'terkonfirmasi', reason, undefined],
    [buka, 'alasan', null, 'catatan'],
    [buka, 'alasan', 'pendek', 'catatan'],
    [buka, 'alasan', reason, undefined],
  ] as const)('%j as %s with %j: fault at %s', (rantai, luaran, catatan, field) => {
    expect(faultOfClosing(rantai, { luaran, catatan })?.field).toBe(field)
  })

  const chains = fc.record({
    ditutup: fc.constant(null),
    registrasi_id: fc.constantFrom(null, 7),
    uji: fc.array(fc.record({ status: fc.constantFrom('MS', 'TMS', null) })),
    pengawasan: fc.array(fc.constant(1)),
  }) as fc.Arbitrary<Rantai>

  test('what the records speak for is never refused with a note, and never both at once', () => {
    fc.assert(
      fc.property(chains, (rantai) => {
        const open = luaranTindakLanjut.filter(
          (luaran) => luaran !== 'alasan' && !faultOfClosing(rantai, { luaran, catatan: reason }),
        )
        const proposed = luaranDiusulkan(rantai)
        expect(open).toEqual(proposed ? [proposed] : [])
      }),
    )
  })

  test('a reason always closes: nobody is held by what cannot be done', () => {
    fc.assert(
      fc.property(chains, (rantai) => {
        expect(faultOfClosing(rantai, { luaran: 'alasan', catatan: reason })).toBeUndefined()
      }),
    )
  })
})

test('the due day is not late on that day itself', () => {
  const batas_waktu = batasWaktu('uji', today)
  expect(batas_waktu).toBe('2026-11-30')
  expect(isTerlambat({ ditutup: null, batas_waktu }, batas_waktu)).toBe(false)
  expect(isTerlambat({ ditutup: null, batas_waktu }, addDays(batas_waktu, 1))).toBe(true)
  expect(isTerlambat({ ditutup: today, batas_waktu }, addDays(batas_waktu, 1))).toBe(false)
})

test('a confirmed result gives days for the supervision and takes none away', () => {
  expect(batasSetelahUji({ batas_waktu: '2026-11-17' }, 'TMS', today)).toBe('2026-11-23')
  expect(batasSetelahUji({ batas_waktu: '2026-11-30' }, 'TMS', today)).toBe('2026-11-30')
  expect(batasSetelahUji({ batas_waktu: '2026-11-17' }, 'MS', today)).toBe('2026-11-17')
})
