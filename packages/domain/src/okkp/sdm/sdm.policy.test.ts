import { expect, test } from 'vitest'
import { AppError } from '../../platform/errors.ts'
import type { RegionScope, Wilayah } from '../../platform/wilayah/wilayah.ts'
import { refuseForeignLink, wilayahSdm } from './sdm.policy.ts'

const semua: RegionScope = { jenis: 'semua' }
const jabar: RegionScope = { jenis: 'provinsi', provinsi_id: 32 }
const bandung: RegionScope = { jenis: 'kota', provinsi_id: 32, kota_id: 3273 }

/** Returns the result, or code, field and message of the error. */
function tried(work: () => unknown) {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return [error.code, error.fields?.[0]?.field, error.fields?.[0]?.message]
  }
}

test.each<[RegionScope, Wilayah, unknown]>([
  [bandung, {}, { provinsi_id: 32, kota_id: 3273 }],
  [bandung, { provinsi_id: 32, kota_id: 3273 }, { provinsi_id: 32, kota_id: 3273 }],
  [bandung, { kota_id: 3204 }, ['WILAYAH_DITOLAK', undefined, undefined]],
  [jabar, {}, { provinsi_id: 32, kota_id: null }],
  [jabar, { kota_id: 3204 }, { provinsi_id: 32, kota_id: 3204 }],
  [jabar, { provinsi_id: 31 }, ['WILAYAH_DITOLAK', undefined, undefined]],
  [semua, { provinsi_id: 31 }, { provinsi_id: 31, kota_id: null }],
  [semua, { kota_id: 3273 }, { provinsi_id: 32, kota_id: 3273 }],
  [semua, { provinsi_id: 0 }, { provinsi_id: 0, kota_id: null }],
  [semua, {}, ['VALIDASI_GAGAL', 'provinsi_id', 'Pilih provinsi dari daftar.']],
  [
    semua,
    { provinsi_id: 31, kota_id: 3273 },
    ['VALIDASI_GAGAL', 'kota_id', 'Kabupaten/kota ini bukan bagian dari provinsi yang dipilih.'],
  ],
  [semua, { provinsi_id: 0, kota_id: 3273 }, ['VALIDASI_GAGAL', 'kota_id', 'Kosongkan untuk pegawai pusat.']],
])('%j asks for %j', (scope, asked, place) => {
  expect(tried(() => wilayahSdm(scope, asked))).toEqual(place)
})

test('only the central office links an account, or takes a link away; leaving it is free', () => {
  const refused = ['TIDAK_BERWENANG', 'akun_id', 'Hanya OKKP Pusat yang dapat menautkan akun auditor.']
  for (const scope of [jabar, bandung]) {
    expect(tried(() => refuseForeignLink(scope, null, 7))).toEqual(refused)
    expect(tried(() => refuseForeignLink(scope, 7, null))).toEqual(refused)
    expect(tried(() => refuseForeignLink(scope, 7, 7))).toBeUndefined()
  }
  expect(tried(() => refuseForeignLink(semua, null, 7))).toBeUndefined()
})
