import type { RegistrasiLengkap } from '@portal/domain/okkp/registrasi/registrasi.contract'
import { fieldKeys } from '@portal/domain/okkp/registrasi/registrasi.fields'
import { type Registrasi, registrasiBaru } from '@portal/domain/okkp/registrasi/registrasi.schema'
import { expect, it } from 'vitest'
import { bagian } from '#okkp/registrasi/bagian.ts'
import { mayDelete, mayReplaceCertificate } from '#okkp/registrasi/detail/tindakan.ts'
import { blankIsian, isianOf, perpanjanganOf } from '#okkp/registrasi/form/registrasi-form.ts'

const pusat = { jenis: 'semua' } as const
const kota = { jenis: 'kota', provinsi_id: 32, kota_id: 3273 } as const

const record = {
  ...Object.fromEntries(fieldKeys.map((key) => [key, null])),
  id: 7,
  jenis_registrasi_id: 1,
  pusat: true,
  provinsi_id: 0,
  provinsi_unit_id: 32,
  kota_id: 3273,
  unit_usaha: 'CV Tani',
  no_registration: 'A-1',
  alamat_unit: 'Jalan 1',
  komoditas_id: 3,
  nama_psat: 'Beras',
  label: 'Hijau',
  terbit_sertifikat: '2024-02-29',
  exp_sertifikat: '2029-02-28',
  nib: null,
  sertifikat: 'a.pdf',
  foto_kemasan: null,
  lampiran: ['b.pdf'],
} as Registrasi

it('every field of every kind stands under one heading', () => {
  const keys = bagian.flatMap((each) => each.keys)
  expect(keys.toSorted()).toEqual(fieldKeys.toSorted())
})

it('a city fills in its own city, the central office its own name', () => {
  expect(blankIsian(1, kota)).toMatchObject({ kota_id: 3273, provinsi_id: null })
  expect(blankIsian(1, kota)).not.toHaveProperty('pusat')
  expect(blankIsian(1, pusat)).toMatchObject({ pusat: true, kota_id: null })
})

it('a stored record makes a valid form, and an expiry by the rule is left to the rule', () => {
  const isian = isianOf(record, pusat, 5)
  expect(isian).toMatchObject({ pusat: true, provinsi_id: 32, exp_sertifikat: null, sertifikat: 'a.pdf' })
  expect(registrasiBaru.safeParse(isian).success).toBe(true)
  expect(isianOf(record, pusat, 3).exp_sertifikat).toBe('2029-02-28')
  expect(isianOf({ ...record, asal: 'psat' }, pusat, 5).exp_sertifikat).toBe('2029-02-28')
})

it('what a signed certificate says is neither deleted nor replaced', () => {
  const own: RegistrasiLengkap = {
    ...record,
    ...{
      boleh_ubah: true,
      status: 'valid',
      lengkap: true,
      asal: 'manual',
      pengawasan: [],
      catatan_kontak: [],
    },
    ...{ dibuat_oleh: null, alamat_qr: 'https://portal.example/verifikasi/7KXMQ2PD9HTB', diubah_oleh: null },
  }
  const both: RegistrasiLengkap[] = [own, { ...own, asal: 'psat' }]
  expect(both.map(mayDelete)).toEqual([true, false])
  expect(both.map(mayReplaceCertificate)).toEqual([true, false])
})

it('a region names no province: the server knows it from the account', () => {
  const isian = isianOf({ ...record, pusat: false }, kota, 5)
  expect(isian.provinsi_id).toBeNull()
  expect(isian).not.toHaveProperty('pusat')
})

it('a renewal names the old one and brings dates and files of its own', () => {
  expect(perpanjanganOf(record, pusat)).toMatchObject({
    id: 7,
    no_registration: 'A-1',
    terbit_sertifikat: null,
    exp_sertifikat: null,
    sertifikat: null,
    lampiran: [],
  })
})
