import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AppError } from '../../platform/errors.ts'
import type { RegionScope } from '../../platform/wilayah/wilayah.ts'
import {
  frozenChanges,
  frozenOf,
  letakImpor,
  letakOf,
  mayDelete,
  mayRead,
  mayWrite,
  refuseForeignFilter,
} from './registrasi.policy.ts'

const all: RegionScope = { jenis: 'semua' }
const jabar: RegionScope = { jenis: 'provinsi', provinsi_id: 32 }
const bandung: RegionScope = { jenis: 'kota', provinsi_id: 32, kota_id: 3273 }

describe('whose rows an import brings', () => {
  test.each([
    [all, {}, { pusat: true, provinsi_id: null, kota_id: null }],
    [all, { provinsi_id: 32 }, { pusat: false, provinsi_id: 32, kota_id: null }],
    [all, { created_for: 0 }, { pusat: true, provinsi_id: null, kota_id: null }],
    [all, { created_for: 99 }, { pusat: false, provinsi_id: 99, kota_id: null }],
    [all, { created_for: 3273 }, { pusat: false, provinsi_id: 32, kota_id: 3273 }],
    [jabar, { created_for: 32 }, { pusat: false, provinsi_id: 32, kota_id: null }],
    [jabar, { created_for: 3273 }, { pusat: false, provinsi_id: 32, kota_id: 3273 }],
    [bandung, { created_for: 32 }, { pusat: false, provinsi_id: 32, kota_id: 3273 }],
    [bandung, { provinsi_id: 32, created_for: 3273 }, { pusat: false, provinsi_id: 32, kota_id: 3273 }],
  ] as const)('%o %o', (scope, asked, letak) => expect(letakImpor(scope, asked)).toEqual(letak))

  test.each([
    [jabar, { created_for: 0 }, 'WILAYAH_DITOLAK'],
    [jabar, { created_for: 33 }, 'WILAYAH_DITOLAK'],
    [jabar, { created_for: 3301 }, 'WILAYAH_DITOLAK'],
    [jabar, { provinsi_id: 33, created_for: 32 }, 'WILAYAH_DITOLAK'],
    [bandung, { created_for: 3204 }, 'WILAYAH_DITOLAK'],
    [all, { provinsi_id: 0, created_for: 32 }, 'VALIDASI_GAGAL'],
    [all, { provinsi_id: 31, created_for: 3273 }, 'VALIDASI_GAGAL'],
  ] as const)('%o %o is refused', (scope, asked, code) =>
    expect(() => letakImpor(scope, asked)).toThrow(expect.objectContaining({ code })),
  )
})

describe('the central office', () => {
  test.each([
    [{}, { pusat: true, provinsi_id: null, kota_id: null }],
    [{ kota_id: 3273 }, { pusat: true, provinsi_id: 32, kota_id: 3273 }],
    [
      { provinsi_id: 0, provinsi_unit_id: 31 },
      { pusat: true, provinsi_id: 31, kota_id: null },
    ],
    [
      { pusat: true, provinsi_id: 32 },
      { pusat: true, provinsi_id: 32, kota_id: null },
    ],
    [
      { provinsi_id: 32, kota_id: 3273 },
      { pusat: false, provinsi_id: 32, kota_id: 3273 },
    ],
    [
      { pusat: false, kota_id: 3273 },
      { pusat: false, provinsi_id: 32, kota_id: 3273 },
    ],
  ])('writes %j', (asked, letak) => {
    expect(letakOf(all, asked)).toEqual(letak)
  })

  test.each([
    [{ pusat: false }, 'provinsi_id'],
    [{ provinsi_id: 31, kota_id: 3273 }, 'kota_id'],
    [{ provinsi_id: 0, provinsi_unit_id: 31, kota_id: 3273 }, 'kota_id'],
  ])('is told what does not fit in %j', (asked, field) => {
    expect(() => letakOf(all, asked)).toThrow(
      expect.objectContaining({ fields: [expect.objectContaining({ field })] }),
    )
  })
})

test('a region writes its own and is refused any other', () => {
  expect(letakOf(jabar, {})).toEqual({ pusat: false, provinsi_id: 32, kota_id: null })
  expect(letakOf(jabar, { provinsi_id: 32, kota_id: 3217 })).toEqual({
    pusat: false,
    provinsi_id: 32,
    kota_id: 3217,
  })
  expect(letakOf(bandung, {})).toEqual({ pusat: false, provinsi_id: 32, kota_id: 3273 })
  const foreign = [
    { pusat: true },
    { provinsi_id: 0 },
    { provinsi_id: 31 },
    { kota_id: 3171 },
    { provinsi_unit_id: 31 },
  ]
  for (const asked of foreign) {
    for (const scope of [jabar, bandung]) {
      expect(() => letakOf(scope, asked)).toThrow(expect.objectContaining({ code: 'WILAYAH_DITOLAK' }))
    }
  }
  expect(() => letakOf(bandung, { kota_id: 3217 })).toThrow(AppError)
})

test('whatever is written under a scope may be read and changed under it', () => {
  const scope = fc.constantFrom(all, jabar, bandung)
  const asked = fc.record(
    {
      pusat: fc.boolean(),
      provinsi_id: fc.constantFrom(0, 31, 32, null),
      provinsi_unit_id: fc.constantFrom(31, 32, null),
      kota_id: fc.constantFrom(3171, 3217, 3273, null),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(scope, asked, (account, request) => {
      try {
        const letak = letakOf(account, request)
        expect(mayRead(account, letak)).toBe(true)
        expect(mayWrite(account, letak)).toBe(true)
        expect(letak.pusat || letak.provinsi_id !== null).toBe(true)
      } catch (error) {
        if (!(error instanceof AppError)) throw error
      }
    }),
  )
})

test('a region reads central registrations of its units and changes none', () => {
  const central = { pusat: true, provinsi_id: 32, kota_id: 3273 }
  expect([jabar, bandung, all].map((scope) => mayRead(scope, central))).toEqual([true, true, true])
  expect([jabar, bandung, all].map((scope) => mayWrite(scope, central))).toEqual([false, false, true])
})

test('a region filters within itself; province 0 asks for central entries, which lie in it', () => {
  for (const named of [{}, { provinsi_id: 32 }, { provinsi_id: 0 }, { provinsi_id: 0, kota_id: 3204 }])
    expect(() => refuseForeignFilter(jabar, named)).not.toThrow()
  for (const named of [{ provinsi_id: 31 }, { kota_id: 3171 }, { provinsi_id: 0, kota_id: 3171 }])
    expect(() => refuseForeignFilter(jabar, named)).toThrow(AppError)
})

describe('an entry that a licence file made', () => {
  const printed = {
    unit_usaha: 'PT  Contoh ',
    nib: null,
    no_registration: '001/PSAT',
    terbit_sertifikat: '2026-01-01',
    exp_sertifikat: '2031-01-01',
    sertifikat: 'kunci',
  }
  const form = { ...printed, unit_usaha: 'PT Contoh' }
  const changes = (more: Partial<typeof form>, asal: 'psat' | 'manual' = 'psat') =>
    frozenChanges({ ...printed, asal }, { ...form, ...more } as typeof form)

  test('keeps what its certificate prints, and is not deleted; others are free', () => {
    expect(frozenOf({ asal: 'psat' })).toEqual(Object.keys(printed))
    expect(frozenOf({ asal: 'manual' })).toEqual([])
    expect([mayDelete({ asal: 'psat' }), mayDelete({ asal: 'impor' })]).toEqual([false, true])
    expect(changes({ no_registration: '002', exp_sertifikat: '2032-01-01' }, 'manual')).toEqual([])
  })

  test('names the fields that would change; spaces do not, and a blank last day asks for nothing', () => {
    expect(changes({})).toEqual([])
    expect(changes({ exp_sertifikat: null as never })).toEqual([])
    expect(changes({ exp_sertifikat: '2032-01-01' })).toEqual(['exp_sertifikat'])
    expect(changes({ nib: '1' as never, sertifikat: null as never })).toEqual(['nib', 'sertifikat'])
  })
})
