import type { RegistrasiWilayah } from '@portal/domain/okkp/dasbor/dasbor.contract'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { describe, expect, test } from 'vitest'
import { countOf, figureOf, isOnMap, listOf, provinsiShown } from '#okkp/dasbor/registrasi-wilayah.ts'

const everywhere: RegionScope = { jenis: 'semua' }
const jabar: RegionScope = { jenis: 'provinsi', provinsi_id: 32 }
const bandung: RegionScope = { jenis: 'kota', provinsi_id: 32, kota_id: 3273 }

const row = (more: Partial<RegistrasiWilayah> = {}): RegistrasiWilayah => ({
  provinsi_id: 32,
  provinsi: 'Jawa Barat',
  kota_id: null,
  kota: null,
  total_registrasi: 10,
  total_tidak_berlaku: 3,
  unit_usaha: 4,
  ...more,
})
const kota = row({ kota_id: 3273, kota: 'Kota Bandung' })

test('valid is the total without what is not', () => {
  expect([countOf(row(), 'berlaku'), countOf(row(), 'tidak-berlaku'), countOf(row(), 'semua')]).toEqual([
    7, 3, 10,
  ])
})

test('what has no city stands beside the map', () => {
  const shown = [
    figureOf(row(), 'berlaku', 'provinsi'),
    figureOf(kota, 'berlaku', 'kota'),
    figureOf(row(), 'berlaku', 'kota'),
  ]
  expect(shown.map((figure) => [figure.id, figure.nama, isOnMap(figure)])).toEqual([
    [32, 'Jawa Barat', true],
    [3273, 'Kota Bandung', true],
    [-1, 'Tanpa kabupaten/kota', false],
  ])
})

describe('the list behind a figure', () => {
  const open = (given: RegistrasiWilayah, scope: RegionScope, provinsiId?: number) =>
    listOf(figureOf(given, 'berlaku', provinsiId === undefined ? 'provinsi' : 'kota'), {
      scope,
      provinsiId,
      ukuran: 'berlaku',
      filter: { jenis: 1 },
    })
  const valid = { jenis: 1, status: 'valid' }

  test('the centre opens every region, a province its own, a city itself', () => {
    const province = { ...valid, provinsi_id: '32' }
    expect([open(row(), everywhere), open(row(), jabar), open(row(), bandung)]).toEqual([
      province,
      province,
      undefined,
    ])
    expect(open(row({ provinsi_id: 31 }), jabar)).toBeUndefined()
    const city = { ...province, kota_id: '3273' }
    expect([everywhere, jabar, bandung].map((scope) => open(kota, scope, 32))).toEqual([city, city, city])
    expect(open({ ...kota, kota_id: 3204 }, bandung, 32)).toBeUndefined()
  })

  test('no list holds exactly what has no city', () => {
    expect(open(row(), everywhere, 32)).toBeUndefined()
  })
})

test('an account begins with its own province', () => {
  expect([everywhere, jabar, bandung].map((scope) => provinsiShown(undefined, scope))).toEqual([
    undefined,
    32,
    32,
  ])
  expect([everywhere, jabar].map((scope) => provinsiShown('nasional', scope))).toEqual([undefined, undefined])
  expect(provinsiShown('31', jabar)).toBe(31)
})
