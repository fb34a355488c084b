import { expect, test } from 'vitest'
import { isiPesan, type PesanSiap } from './isi-pesan.ts'

const konteks = { kdInstansi: '018', kdDaerah: null, kewenangan: null, tautan: (kunci: string) => kunci }
const muatan = {
  nib: '9990009990009',
  id_izin: 'I-1',
  kode_izin: '018000000242',
  tgl_status: '2026-11-15T18:30:00Z',
  nomor_izin: '001/PSAT',
  nama_petugas: 'Petugas',
}
const final = (more: Partial<PesanSiap>) =>
  (
    isiPesan(
      { metode: 'receiveLicense', kd_status: '50', nama_status: 'Terbit', muatan, ...more },
      konteks,
    ) as {
      IZINFINAL: Record<string, string>
    }
  ).IZINFINAL

test('while the number is taken none is sent; once it is issued the number goes along', () => {
  expect(final({ kd_status: '49' }).nomor_izin).toBe('')
  expect(final({ kd_status: '50' }).nomor_izin).toBe('001/PSAT')
})

test('a licence that is not printed yet begins on the day in Jakarta, and lasts five years', () => {
  expect(final({ kd_status: '49' })).toMatchObject({
    tgl_terbit_izin: '2026-11-16',
    tgl_berlaku_izin: '2031-11-16',
  })
  const printed = { ...muatan, tgl_terbit_izin: '2026-12-01', tgl_berlaku_izin: '2029-12-01' }
  expect(final({ muatan: printed })).toMatchObject({
    tgl_terbit_izin: '2026-12-01',
    tgl_berlaku_izin: '2029-12-01',
  })
})
