import { describe, expect, test } from 'vitest'
import { AppError } from '../../platform/errors.ts'
import { type RegionScope, scopeOf } from '../../platform/wilayah/wilayah.ts'
import { letakUji, letakUjiDiubah, reachesTest } from './pengujian.policy.ts'

const account = { provinsi_id: 32, kota_id: 3273 }
const pusat: RegionScope = { jenis: 'semua' }
const daerah = scopeOf({ role: 'OKKP_ADMIN_DAERAH', ...account })
const kota = scopeOf({ role: 'OKKP_ADMIN_KOTA', ...account })
const lab = scopeOf({ role: 'OKKP_ADMIN_UJILAB', ...account })

function codeOf(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    if (error instanceof AppError) return error.code
  }
  return 'lolos'
}

describe('who reaches a test', () => {
  const bandung = { provinsi_id: 32, kota_id: 3273, created_for: null }
  const bogor = { provinsi_id: 32, kota_id: 3271, created_for: null }
  const semarang = { provinsi_id: 33, kota_id: 3374, created_for: null }
  const forJabar = { provinsi_id: 33, kota_id: null, created_for: 32 }
  const forBandung = { provinsi_id: 33, kota_id: null, created_for: 3273 }
  const forJatim = { provinsi_id: 33, kota_id: null, created_for: 35 }
  const all = { bandung, bogor, semarang, forJabar, forBandung, forJatim }

  test.each([
    ['pusat', pusat, ['bandung', 'bogor', 'semarang', 'forJabar', 'forBandung', 'forJatim']],
    ['daerah', daerah, ['bandung', 'bogor']],
    ['kota', kota, ['bandung']],
    ['laboratorium', lab, ['bandung', 'bogor', 'forJabar', 'forBandung']],
  ] as const)('%s', (_name, scope, reached) => {
    const found = Object.entries(all).flatMap(([name, record]) => (reachesTest(scope, record) ? name : []))
    expect(found).toEqual(reached)
  })
})

describe('where a new test belongs', () => {
  test('comes from the account', () => {
    expect(letakUji(kota, {})).toEqual({ provinsi_id: 32, kota_id: 3273, created_for: null })
    expect(letakUji(lab, { kota_id: 3271 })).toEqual({ provinsi_id: 32, kota_id: 3271, created_for: null })
    expect(letakUji(daerah, { provinsi_id: 32 })).toEqual({
      provinsi_id: 32,
      kota_id: null,
      created_for: null,
    })
  })

  test.each([
    ['another province', daerah, { provinsi_id: 33 }],
    ['a city of another province', lab, { kota_id: 3374 }],
    ['another city', kota, { kota_id: 3271 }],
    ['the central office', lab, { provinsi_id: 0 }],
    ['a purpose elsewhere, by an office', daerah, { created_for: 33 }],
    ['a purpose in the province, by a city', kota, { created_for: 32 }],
    ['a purpose in another city, by a city', kota, { created_for: 3271 }],
  ] as const)('refuses %s', (_name, scope, asked) => {
    expect(codeOf(() => letakUji(scope, asked))).toBe('WILAYAH_DITOLAK')
  })

  test('a laboratory and the central office enter for others', () => {
    expect(letakUji(lab, { created_for: 3374 })).toEqual({
      provinsi_id: 32,
      kota_id: null,
      created_for: 3374,
    })
    expect(letakUji(pusat, { provinsi_id: 33, created_for: 32 })).toMatchObject({ created_for: 32 })
    expect(letakUji(kota, { created_for: 3273 })).toMatchObject({ created_for: 3273 })
  })

  test('the central office names a province, or a city in it', () => {
    expect(letakUji(pusat, { kota_id: 3374 })).toEqual({ provinsi_id: 33, kota_id: 3374, created_for: null })
    for (const asked of [{}, { provinsi_id: 0 }, { provinsi_id: 33, kota_id: 3273 }]) {
      expect(codeOf(() => letakUji(pusat, asked))).toBe('VALIDASI_GAGAL')
    }
  })
})

describe('where a changed test belongs', () => {
  const entered = { provinsi_id: 33, kota_id: 3374, created_for: 32 }

  test('stays where it was when a form names that, or nothing', () => {
    expect(letakUjiDiubah(lab, entered, entered)).toEqual(entered)
    expect(letakUjiDiubah(lab, entered, {})).toEqual(entered)
  })

  test('does not move out of the account', () => {
    expect(codeOf(() => letakUjiDiubah(lab, entered, { provinsi_id: 35 }))).toBe('WILAYAH_DITOLAK')
    expect(codeOf(() => letakUjiDiubah(lab, entered, { created_for: 35 }))).toBe('WILAYAH_DITOLAK')
  })

  test('moves within it', () => {
    const own = { provinsi_id: 32, kota_id: 3273, created_for: null }
    expect(letakUjiDiubah(lab, own, { kota_id: 3271 })).toEqual({ ...own, kota_id: 3271 })
    expect(letakUjiDiubah(pusat, own, { provinsi_id: 32, kota_id: 3271 })).toEqual({ ...own, kota_id: 3271 })
  })

  test('keeps what a form leaves blank', () => {
    const own = { provinsi_id: 32, kota_id: 3273, created_for: null }
    const asked = { provinsi_id: null, kota_id: null, created_for: 33 }
    expect(letakUjiDiubah(pusat, own, asked)).toEqual({ ...own, created_for: 33 })
  })
})

test('an office of a province enters for its own province, a city does not', () => {
  const own = { provinsi_id: 32, kota_id: null, created_for: 32 }
  expect(letakUji(daerah, { created_for: 32 })).toEqual(own)
  expect(codeOf(() => letakUji(daerah, { created_for: 33 }))).toBe('WILAYAH_DITOLAK')
  expect(codeOf(() => letakUji(kota, { created_for: 32 }))).toBe('WILAYAH_DITOLAK')
})
