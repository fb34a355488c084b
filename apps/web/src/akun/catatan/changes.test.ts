import { describe, expect, it } from 'vitest'
import { changedText, changesOf, recordText, valueText } from './changes.ts'

describe('changes in the audit trail', () => {
  it('shows only differences, also in nested parts', () => {
    const before = { nama: 'Siti', email: null, perusahaan: { nib: '1', nama: 'PT A' }, daftar: [1, 2] }
    const after = { nama: 'Siti', email: 's@a.id', perusahaan: { nib: '1', nama: 'PT B' }, daftar: [1, 3] }
    expect(changesOf(before, after)).toEqual([
      { field: 'email', before: null, after: 's@a.id' },
      { field: 'perusahaan.nama', before: 'PT A', after: 'PT B' },
      { field: 'daftar', before: [1, 2], after: [1, 3] },
    ])
  })

  it('shows new and deleted records in full, without empty values', () => {
    expect(changesOf(null, { nama: 'Beras', kode: null })).toEqual([
      { field: 'nama', before: undefined, after: 'Beras' },
    ])
    expect(changesOf({ nama: 'Beras' }, null)).toEqual([{ field: 'nama', before: 'Beras', after: undefined }])
  })

  it('shows a photo once, even if it is stored under two names', () => {
    expect(changesOf({ photo: null, foto: null }, { photo: 'a.jpg', foto: 'a.jpg' })).toHaveLength(1)
    expect(changesOf({ foto: null }, { foto: 'a.jpg' })).toHaveLength(1)
  })

  it('no content means no changes', () => {
    expect(changesOf(null, null)).toEqual([])
    expect(changesOf({ a: 1 }, { a: 1 })).toEqual([])
  })

  it('values that are no objects stay visible', () => {
    expect(changesOf('lama', 'baru')).toEqual([{ field: 'nilai', before: 'lama', after: 'baru' }])
  })

  it('leaves out what only the software needs, and names values and files', () => {
    const before = { versi: 1, tahap: 'audit_dokumen', updated_by: 3 }
    const after = { versi: 2, tahap: 'rekomendasi', updated_by: 4 }
    expect(changesOf(before, after)).toMatchObject([{ field: 'tahap' }])
    expect(changedText('pengajuan', 'tahap', 'rekomendasi')).toBe('Rekomendasi')
    expect(valueText('ce26c13592974af66008b48bce1d4542f4d544f6.pdf')).toBe('berkas terunggah')
    expect(valueText('2026-11-19')).toBe('19 November 2026')
    expect(valueText('2026-13-45')).toBe('2026-13-45')
    expect(valueText('2026-13-45T99:99:99')).toBe('2026-13-45T99:99:99')
  })

  it('ids and years are not formatted as numbers', () => {
    expect(changedText('pasar', 'kota_id', 3273)).toBe('3273')
    expect(changedText('produk', 'komoditas.id', 1629)).toBe('1629')
    expect(changedText('survei', 'tahun', 2026)).toBe('2026')
    expect(changedText('impor', 'tersimpan', 5000)).toBe('5.000')
  })

  it.each([
    [null, 'kosong'],
    ['', 'kosong'],
    [true, 'Ya'],
    ['LEAD_AUDITOR', 'Lead auditor'],
    [47_414, '47.414'],
    ['2026-11-15T03:42:00.000Z', '15 November 2026, 10.42 WIB'],
    [['a', 'b'], 'a, b'],
    [[], 'kosong'],
    [[{ a: 1 }], '[{"a":1}]'],
  ])('value %j → %s', (value, text) => {
    expect(valueText(value)).toBe(text)
  })
})

it('a record is told by its kind and the name that it has or had, never by a code of the machine', () => {
  const uuid = '23b6a42c-5d41-4bda-be85-7257bfff8d2d'
  const of = (
    rekaman: string | null,
    sebelum: unknown,
    sesudah: unknown,
    nama_rekaman: string | null = null,
  ) => recordText({ rekaman, nama_rekaman, sebelum, sesudah })
  expect(of('komoditas/12', null, { nama: 'Beras' })).toBe('Komoditas: Beras')
  expect(of('unit-produksi/3', { nama_unit: 'Gudang A' }, null)).toBe('Unit penanganan: Gudang A')
  expect(of(`pengguna/${uuid}`, { nama: 'Lama' }, { nama: 'Ratih' })).toBe('Akun: Ratih')
  expect(of(`pengguna/${uuid}`, null, { aktif: false })).toBe('Akun')
  expect(of('pengajuan/7', { versi: 1 }, { versi: 2 })).toBe('Berkas nomor 7')
  expect(of('pengajuan/7', null, { nama: 'Lampiran' }, 'SPPB-2026-00007 · PT Segar')).toBe(
    'Berkas: SPPB-2026-00007 · PT Segar',
  )
  expect(of(null, null, null)).toBe('–')
})
