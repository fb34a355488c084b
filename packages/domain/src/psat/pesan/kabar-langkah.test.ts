import { expect, test } from 'vitest'
import { entriesOf } from '../../platform/workflow/workflow.ts'
import { semuaAlur } from '../alur/semua-alur.ts'
import { kabarLangkah } from './kabar-langkah.ts'

const berkas = {
  alur: 'pengajuan',
  nama: 'SPPB: Gudang Dingin, wortel',
  nomorPermohonan: 'SPPB-2026-01214',
  perusahaan: 'CV Kebun Raya',
  tenggat: '2026-11-30',
  nomor: null,
  tugas: { temuan: 3, jawaban: 0, tagihan: 1_500_000 },
  lain: [],
} as const

test('to whoever has the turn: what happened, what to do, by when', () => {
  const kabar = kabarLangkah(
    { ...berkas, aksi: 'minta_perbaikan_permohonan', tahap: 'perbaikan_permohonan' },
    true,
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
  const paying = kabarLangkah({ ...step, lain }, true)
  expect(paying.subject).toBe('SPPB-2026-01214: Bayar Rp1.500.000')
  expect(paying.fakta.at(-1)).toEqual(['Kode billing', '820261234'])
  expect(kabarLangkah(step, false).keterangan).toMatch(/sekarang di tahap Menunggu Pembayaran PNBP\.$/)
})

test('an issued file says its number', () => {
  const kabar = kabarLangkah(
    { ...berkas, aksi: 'terbitkan_sertifikat', tahap: 'terbit', nomor: '001/PSAT', tenggat: null },
    false,
  )
  expect(kabar.keterangan).toContain('terbit dengan nomor izin 001/PSAT.')
  expect(kabar.fakta).toContainEqual(['Nomor izin', '001/PSAT'])
})

test('whoever has applied is told of the receipt, and how it ended', () => {
  const sent = kabarLangkah({ ...berkas, aksi: 'ajukan', tahap: 'verifikasi_permohonan' }, false)
  expect(sent.keterangan).toContain('Tanda terimanya dapat dicetak')
  expect(
    kabarLangkah({ ...berkas, aksi: 'ajukan', tahap: 'verifikasi_permohonan' }, true).keterangan,
  ).not.toContain('Tanda terima')
  const ended = kabarLangkah({ ...berkas, aksi: 'tolak', tahap: 'ditolak' }, false)
  expect(ended.keterangan).toContain('Pengajuan ditolak. ')
  expect(ended.keterangan).toMatch(/berakhir tanpa izin\.$/)
})

test('every step of every track makes whole sentences, to both', () => {
  for (const { nama: alur, workflow, tahap } of semuaAlur()) {
    for (const aksi of Object.keys(workflow.actions)) {
      for (const [stage] of entriesOf(tahap)) {
        for (const giliran of [true, false]) {
          const { keterangan, subject } = kabarLangkah({ ...berkas, alur, aksi, tahap: stage }, giliran)
          expect(`${keterangan}${subject}`).not.toMatch(/undefined|null|\.\.| {2}/)
          expect(keterangan.endsWith('.')).toBe(true)
        }
      }
    }
  }
})
