import { describe, expect, test } from 'vitest'
import { addDays } from '../../platform/calendar/add-days.ts'
import { faultOfPenelusuran, faultOfPengamanan } from './kasus.faults.ts'
import { kunciKasus, opensKasus } from './kasus.rules.ts'
import { orangKedua, type PetugasKasus } from './orang-kedua.ts'

const today = '2026-11-18'

test('a finding of the last ninety days opens a case, an older one does not', () => {
  expect(opensKasus(today, today)).toBe(true)
  expect(opensKasus(addDays(today, -90), today)).toBe(true)
  expect(opensKasus(addDays(today, -91), today)).toBe(false)
})

describe('what belongs together', () => {
  const subjek = { registrasi_id: null, komoditas_id: 3, komoditas: 'Bayam' }
  const shares = (a: object, b: object) => {
    const keys = kunciKasus({ ...subjek, ...a })
    return kunciKasus({ ...subjek, ...b }).some((key) => keys.includes(key))
  }
  test.each([
    ['the same permit', { registrasi_id: 1 }, { registrasi_id: 1 }, true],
    ['one company', { registrasi_id: 1, perusahaan_id: 9 }, { registrasi_id: 2, perusahaan_id: 9 }, true],
    ['the same stall', { pasar_id: 1, nomor_kios: 'A 3' }, { pasar_id: 1, nomor_kios: 'a  3' }, true],
    [
      'a stall of another market',
      { pasar_id: 1, nomor_kios: 'A3' },
      { pasar_id: 2, nomor_kios: 'A3' },
      false,
    ],
    ['a market without its stall', { pasar_id: 1 }, { pasar_id: 1 }, false],
    ['one supplier', { pasar_id: 1, pemasok_id: 5 }, { pasar_id: 2, pemasok_id: 5 }, true],
    ['another commodity', { registrasi_id: 1 }, { registrasi_id: 1, komoditas_id: 4 }, false],
    [
      'a food that is only typed',
      { pemasok_id: 5, komoditas_id: null, komoditas: 'Ikan  Asin' },
      { pemasok_id: 5, komoditas_id: null, komoditas: 'ikan asin' },
      true,
    ],
  ])('%s', (_name, a, b, expected) => {
    expect(shares(a, b)).toBe(expected)
  })
})

describe('the second account', () => {
  const account = (
    id: number,
    role: PetugasKasus['role'],
    provinsi_id: number | null,
    kota_id: number | null = null,
  ) => ({
    ...{ id, role, provinsi_id, kota_id },
  })
  const kota = account(1, 'OKKP_ADMIN_KOTA', 32, 3273)
  const daerah = account(2, 'OKKP_ADMIN_DAERAH', 32)
  const pusat = account(3, 'OKKP_ADMIN_PUSAT', null)
  const admin = account(4, 'SUPERADMIN', null)
  const lain = account(5, 'OKKP_ADMIN_KOTA', 32, 3271)
  const kota2 = account(6, 'OKKP_ADMIN_KOTA', 32, 3273)
  const lab = account(7, 'OKKP_ADMIN_UJILAB', 32)
  test.each([
    ['a colleague of the same office', kota, [kota, kota2, daerah, pusat], [6]],
    ['the province, if the city has no second account', kota, [kota, lain, daerah, pusat, lab], [2]],
    ['the centre, if the province has none', daerah, [kota, daerah, pusat, admin], [3]],
    ['a superadmin for the centre', pusat, [daerah, pusat, admin], [4]],
    ['the centre for a lone superadmin', admin, [daerah, pusat, admin], [3]],
    ['nobody, rather than oneself', admin, [admin, lab], []],
  ])('%s', (_name, asker, accounts, expected) => {
    expect(orangKedua(asker, accounts).petugas.map(({ id }) => id)).toEqual(expected)
  })
})

describe('evidence', () => {
  const goods = { tindakan: 'ditarik' as const, jumlah: 12, satuan: 'kg', bukti: 'kunci', catatan: null }
  test.each([
    [goods, undefined],
    [{ ...goods, jumlah: null }, 'jumlah'],
    [{ ...goods, satuan: null }, 'satuan'],
    [{ ...goods, bukti: null }, 'bukti'],
    [{ ...goods, tindakan: 'habis' as const, jumlah: null, bukti: null }, 'catatan'],
    [
      { ...goods, tindakan: 'habis' as const, jumlah: null, bukti: null, catatan: 'Habis terjual kemarin' },
      undefined,
    ],
  ])('of goods: %j misses %s', (form, field) => {
    expect(faultOfPengamanan(form)?.field).toBe(field)
  })
  test.each([
    [{ pemasok: 'UD Sumber', tidak_diketahui: false, catatan: null }, undefined],
    [{ pemasok: null, tidak_diketahui: false, catatan: null }, 'pemasok'],
    [{ pemasok: null, tidak_diketahui: true, catatan: 'pendek' }, 'catatan'],
    [{ pemasok: null, tidak_diketahui: true, catatan: 'Pedagang tidak mencatat' }, undefined],
    [{ pemasok: 'UD Sumber', tidak_diketahui: true, catatan: 'Pedagang tidak mencatat' }, 'pemasok'],
  ])('of the supplier: %j misses %s', (form, field) => {
    expect(faultOfPenelusuran(form)?.field).toBe(field)
  })
})
