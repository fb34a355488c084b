import type { RegistrasiLengkap } from '@portal/domain/okkp/registrasi/registrasi.contract'
import { jenis, jenisTetap } from '@portal/domain/okkp/registrasi/registrasi.fields'
import { expect, test } from 'vitest'
import { bagian } from '#okkp/registrasi/bagian.ts'
import { rincianOf } from '#okkp/registrasi/detail/rincian.ts'

const registrasi = (jenis_registrasi_id: number) =>
  ({
    jenis_registrasi_id,
    unit_usaha: 'UD Segar',
    nib: '1234567890123',
    kota: 'Kota Bandung',
    provinsi: 'OKKP PUSAT',
    provinsi_unit: 'Jawa Barat',
    pusat: true,
    exp_sertifikat: null,
    terbit_sertifikat: '2026-11-10',
  }) as RegistrasiLengkap

const factsOf = (jenisId: number) => bagian.flatMap(({ keys }) => rincianOf(registrasi(jenisId), keys))

test.each(jenisTetap)(
  'of kind %i nothing is said twice, and its number and province are always said',
  (jenisId) => {
    const labels = factsOf(jenisId).map(([label]) => label)
    expect(new Set(labels).size).toBe(labels.length)
    expect(labels).toEqual(expect.arrayContaining(['NIB', 'Provinsi', 'Tanggal terbit']))
    expect(factsOf(jenisId).map(([, value]) => value)).not.toContain('UD Segar')
  },
)

test('the city stands before its province, and what never ends says so', () => {
  const facts = factsOf(jenis.pduk)
  expect(facts.slice(0, 3)).toEqual([
    ['NIB', '1234567890123'],
    ['Kabupaten/kota', 'Kota Bandung'],
    ['Provinsi', 'OKKP PUSAT', 'unit di Jawa Barat'],
  ])
  expect(facts.find(([label]) => label === 'Berlaku sampai')?.[1]).toBe('Sampai dicabut')
  expect(facts.find(([label]) => label === 'Tanggal terbit')?.[1]).toBe('10 November 2026')
})
