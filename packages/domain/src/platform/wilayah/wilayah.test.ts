import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AppError } from '../errors.ts'
import { regionNeeds, roles } from '../roles.ts'
import { provinsiOfKota, type RegionScope, refuseForeignRegion, scopeOf, withinScope } from './wilayah.ts'

// The test uses few places, so that a request often names the region of the account.
const provinsiId = fc.constantFrom(11, 32, 96)
const place = fc
  .tuple(provinsiId, fc.constantFrom(1, 73))
  .map(([provinsi_id, nomor]) => ({ provinsi_id, kota_id: provinsi_id * 100 + nomor }))
const scope: fc.Arbitrary<RegionScope> = fc.oneof(
  fc.constant({ jenis: 'semua' as const }),
  provinsiId.map((provinsi_id) => ({ jenis: 'provinsi' as const, provinsi_id })),
  place.map((where) => ({ jenis: 'kota' as const, ...where })),
)

function refusal(work: () => unknown): string | undefined {
  try {
    work()
    return undefined
  } catch (error) {
    return error instanceof AppError ? error.code : String(error)
  }
}

describe('scopeOf', () => {
  const jawaBarat = { provinsi_id: 32, kota_id: null }
  const bandung = { provinsi_id: 32, kota_id: 3273 }

  test('follows role and account', () => {
    expect(scopeOf({ role: 'SUPERADMIN', provinsi_id: null, kota_id: null })).toEqual({ jenis: 'semua' })
    expect(scopeOf({ role: 'OKKP_ADMIN_DAERAH', ...jawaBarat })).toEqual({
      jenis: 'provinsi',
      provinsi_id: 32,
    })
    expect(scopeOf({ role: 'OKKP_ADMIN_KOTA', ...bandung })).toEqual({ jenis: 'kota', ...bandung })
    expect(scopeOf({ role: 'OKPO_ADMIN', ...jawaBarat })).toEqual({ jenis: 'provinsi', provinsi_id: 32 })
    expect(scopeOf({ role: 'OKKP_ADMIN_UJILAB', ...bandung })).toEqual({
      jenis: 'provinsi',
      provinsi_id: 32,
      titipan: true,
    })
    expect(scopeOf({ role: 'OKPO_ADMIN', ...bandung })).toEqual({ jenis: 'kota', ...bandung })
  })

  test('an account whose region is not complete has none, not a larger one', () => {
    for (const role of ['OKKP_ADMIN_KOTA', 'OKKP_ADMIN_DAERAH', 'OKKP_ADMIN_UJILAB', 'OKPO_ADMIN'] as const) {
      expect(refusal(() => scopeOf({ role, provinsi_id: null, kota_id: 3273 }))).toBe('TIDAK_BERWENANG')
    }
    expect(refusal(() => scopeOf({ role: 'OKKP_ADMIN_KOTA', ...jawaBarat }))).toBe('TIDAK_BERWENANG')
  })

  test('is never everything for an account that needs a region or an owner', () => {
    const account = fc.record({
      role: fc.constantFrom(
        ...roles.filter((role) => role === 'PELAKU_USAHA' || regionNeeds[role] !== 'tidak ada'),
      ),
      provinsi_id: fc.option(provinsiId),
      kota_id: fc.option(fc.constantFrom(1101, 3273)),
    })
    fc.assert(
      fc.property(account, (actor) => {
        const code = refusal(() => {
          if (scopeOf(actor).jenis === 'semua') throw new Error('everything')
        })
        expect([undefined, 'TIDAK_BERWENANG']).toContain(code)
      }),
    )
  })
})

describe('refuseForeignRegion', () => {
  test('lets exactly the regions in scope be named', () => {
    fc.assert(
      fc.property(scope, place, (where, named) => {
        const code = refusal(() => refuseForeignRegion(where, named))
        expect(code).toBe(withinScope(where, named) ? undefined : 'WILAYAH_DITOLAK')
      }),
    )
  })

  test('lets a request leave its region out', () => {
    fc.assert(
      fc.property(scope, fc.constantFrom({}, { provinsi_id: null, kota_id: null }), (where, named) => {
        expect(refusal(() => refuseForeignRegion(where, named))).toBeUndefined()
      }),
    )
  })

  test('refuses a city of another province and the central office', () => {
    const daerah: RegionScope = { jenis: 'provinsi', provinsi_id: 32 }
    expect(refusal(() => refuseForeignRegion(daerah, { kota_id: 3273 }))).toBeUndefined()
    expect(refusal(() => refuseForeignRegion(daerah, { kota_id: 3171 }))).toBe('WILAYAH_DITOLAK')
    expect(refusal(() => refuseForeignRegion(daerah, { provinsi_id: 0 }))).toBe('WILAYAH_DITOLAK')
    expect(provinsiOfKota(3273)).toBe(32)
  })
})
