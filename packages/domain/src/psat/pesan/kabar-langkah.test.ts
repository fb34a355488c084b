import { expect, test } from 'vitest'
import { entriesOf } from '../../platform/workflow/workflow.ts'
import { semuaAlur } from '../alur/semua-alur.ts'
import { tanpaFakta } from '../alur/tugas.ts'
import { kabarDiterima, kabarLangkah } from './kabar-langkah.ts'

const berkas = {
  alur: 'pengajuan',
  nama: 'SPPB: Gudang Dingin, wortel',
  nomorPermohonan: 'SPPB-2026-01214',
  perusahaan: 'CV Kebun Raya',
  tenggat: '2026-11-30',
  nomor: null,
  hari: '2026-11-16',
  tugas: { ...tanpaFakta, temuan: 3, tagihan: 1_500_000 },
  lain: [],
} as const
const pemegang = { giliran: true, pemohon: false }
const pemohon = { giliran: false, pemohon: true }
const lainnya = { giliran: false, pemohon: false }

test('to whoever has the turn: what happened, what to do, by when', () => {
  const kabar = kabarLangkah(
    { ...berkas, aksi: 'minta_perbaikan_permohonan', tahap: 'perbaikan_permohonan' },
    pemegang,
  )
  expect(kabar.keterangan).toBe(
    'Perbaikan permohonan diminta. SPPB: Gudang Dingin, wortel (SPPB-2026-01214) sekarang di tahap Perbaikan dokumen. ' +
      'Giliran Anda: Jawab 3 temuan paling lambat 30 November 2026.',
  )
  expect(kabar.subject).toBe('SPPB-2026-01214: Jawab 3 temuan')
  expect(kabar.fakta).toContainEqual(['Langkah Anda', 'Jawab 3 temuan'])
})

test('money due is named; to the others it says the stage alone', () => {
  const step = { ...berkas, aksi: 'terbitkan_tagihan', tahap: 'menunggu_pembayaran' }
  const lain = [['Kode billing', '820261234']] as const
  const paying = kabarLangkah({ ...step, lain }, pemegang)
  expect(paying.subject).toBe('SPPB-2026-01214: Bayar Rp1.500.000')
  expect(paying.fakta.at(-1)).toEqual(['Kode billing', '820261234'])
  expect(kabarLangkah(step, lainnya).keterangan).toMatch(/sekarang di tahap Menunggu Pembayaran PNBP\.$/)
})

test('an issued file says its number, and to the applicant where the certificate is', () => {
  const issued = {
    ...berkas,
    aksi: 'terbitkan_sertifikat',
    tahap: 'terbit',
    nomor: '001/PSAT',
    tenggat: null,
  }
  const kabar = kabarLangkah(issued, pemohon)
  expect(kabar.keterangan).toContain('terbit dengan nomor izin 001/PSAT. Sertifikatnya dapat diunduh')
  expect(kabar.fakta).toContainEqual(['Nomor izin', '001/PSAT'])
  expect(kabarLangkah(issued, lainnya).keterangan).toMatch(/nomor izin 001\/PSAT\.$/)
})

test('whoever asks for more time is answered by whoever is told of it', () => {
  const asked = { ...berkas, aksi: 'minta_waktu', tahap: 'perbaikan_permohonan' }
  expect(kabarLangkah(asked, lainnya).keterangan).toMatch(
    /di tahap Perbaikan dokumen\. Beri atau tolak di halaman berkas\.$/,
  )
})

test('the receipt says number, stage and until when; and who sent it, where that was not the company', () => {
  const diterima = {
    ...berkas,
    tahap: 'verifikasi_permohonan',
    diterima: new Date('2026-11-16T02:30:00Z'),
    kodeLacak: 'ABCDEFGHJKLM',
  }
  const own = kabarDiterima({ ...diterima, atasNama: false })
  expect(own.keterangan).toBe(
    'SPPB: Gudang Dingin, wortel (SPPB-2026-01214) sudah kami terima. Sekarang di tahap Verifikasi awal, ' +
      'diperiksa paling lambat 30 November 2026. Tanda terimanya dapat dicetak di halaman berkas.',
  )
  expect(own.fakta).toContainEqual(['Diterima', '16 November 2026, 09.30 WIB'])
  expect(own.fakta).toContainEqual(['Kode lacak', 'ABCD-EFGH-JKLM'])
  const onBehalf = kabarDiterima({ ...diterima, tenggat: null, atasNama: true })
  expect(onBehalf.keterangan).toContain('dikirim petugas atas nama perusahaan Anda. Sekarang')
  expect(onBehalf.keterangan).not.toContain('paling lambat')
})

test('whoever has applied is told how it ended', () => {
  const ended = { ...berkas, aksi: 'tolak', tahap: 'ditolak' }
  expect(kabarLangkah(ended, pemohon).keterangan).toMatch(
    /^Permohonan ditolak\. .* berakhir tanpa izin\. Alasannya ada di halaman berkas\.$/,
  )
  expect(kabarLangkah(ended, lainnya).keterangan).toMatch(/berakhir tanpa izin\.$/)
})

test('every step of every track makes whole sentences, to all', () => {
  for (const { nama: alur, workflow, tahap } of semuaAlur()) {
    for (const aksi of Object.keys(workflow.actions)) {
      for (const [stage] of entriesOf(tahap)) {
        for (const pembaca of [pemegang, pemohon, lainnya]) {
          const { keterangan, subject } = kabarLangkah({ ...berkas, alur, aksi, tahap: stage }, pembaca)
          expect(`${keterangan}${subject}`).not.toMatch(/undefined|null|\.\.| {2}/)
          expect(keterangan.endsWith('.')).toBe(true)
        }
      }
    }
  }
})
