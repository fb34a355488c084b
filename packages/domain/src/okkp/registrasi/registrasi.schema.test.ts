import fc from 'fast-check'
import { expect, test } from 'vitest'
import { installMessages } from '../../platform/forms/messages.ts'
import { fieldKeys, fieldsOf, jenis, jenisTetap } from './registrasi.fields.ts'
import { ownFields, registrasiBaru } from './registrasi.schema.ts'

installMessages()

const full = {
  unit_usaha: 'PT Uji',
  kota_id: 3273,
  alamat_kantor: 'Jalan Uji 1',
  alamat_unit: 'Jalan Uji 2',
  ruang_lingkup: 'Sortasi',
  luas_lahan: '2 ha',
  komoditas_id: 1,
  nama_psat: 'Beras',
  nama_ilmiah: 'Oryza sativa',
  kemasan: 'Plastik 5 kg',
  berat_bersih: '5 kg',
  merk: 'Padi Mas',
  jenis_hc_id: 1,
  jenis_sertifikat_id: 1,
  identitas_lot: 'LOT-1',
  negara_tujuan: 'Jepang',
  level: 2,
  no_registration: 'UJI-1',
  label: 'Hijau',
  terbit_sertifikat: '2026-01-02',
  exp_sertifikat: '2031-01-02',
  lembaga_penerbit: 'OKKPD',
}

const faultsOf = (form: object) =>
  registrasiBaru
    .safeParse(form)
    .error?.issues.map(({ path, message }) => [path.join('.'), message])
    .toSorted()

test.each(jenisTetap)('kind %i names every field it misses, at once', (jenisId) => {
  const missing = fieldsOf(jenisId)
    .filter(({ required }) => required)
    .map(({ key }) => [key, 'Wajib diisi.'])
    .toSorted()
  expect(faultsOf({ jenis_registrasi_id: jenisId })).toEqual(missing)
  expect(faultsOf({ ...full, jenis_registrasi_id: jenisId })).toBeUndefined()
})

test('blank counts as missing, also beside other faults', () => {
  const form = {
    ...full,
    jenis_registrasi_id: jenis.pduk,
    unit_usaha: ' \t ',
    kota_id: '',
    label: 'Biru',
    terbit_sertifikat: '2026-02-30',
    nib: '12',
  }
  expect(faultsOf(form)).toEqual([
    ['kota_id', 'Wajib diisi.'],
    ['label', 'Isi Hijau atau Putih.'],
    ['nib', 'NIB terdiri atas 13 angka.'],
    ['terbit_sertifikat', 'Tulis tanggal sebagai TTTT-BB-HH.'],
    ['unit_usaha', 'Wajib diisi.'],
  ])
})

test.each([
  [{ exp_sertifikat: '2026-01-01' }, 'exp_sertifikat', 'Tanggal habis mendahului tanggal terbit.'],
  [{ terbit_sertifikat: '0026-01-02' }, 'terbit_sertifikat', 'Tahun tanggal ini tidak masuk akal.'],
  [{ no_registration: 'x'.repeat(101) }, 'no_registration', 'Maksimal 100 karakter.'],
  [{ level: 4, jenis_registrasi_id: jenis.sppb }, 'level', 'Pilih level 1, 2, atau 3.'],
  [{ komoditas_id: 'Beras' }, 'komoditas_id', expect.any(String)],
  [{ lampiran: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] }, 'lampiran', 'Paling banyak 6.'],
])('refuses %j under its field', (change, field, message) => {
  expect(faultsOf({ ...full, jenis_registrasi_id: jenis.pduk, ...change })).toEqual([[field, message]])
})

test('what a kind does not have is dropped', () => {
  fc.assert(
    fc.property(fc.constantFrom(...jenisTetap), (jenisId) => {
      const form = registrasiBaru.parse({ ...full, jenis_registrasi_id: jenisId })
      const kept = ownFields(jenisId, form)
      const own = new Set(fieldsOf(jenisId).map(({ key }) => key))
      for (const key of fieldKeys) expect(kept[key]).toBe(own.has(key) ? form[key] : null)
    }),
  )
})
