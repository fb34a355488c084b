import { expect, test } from 'vitest'
import { entriesOf } from '../../platform/workflow/workflow.ts'
import { type Kini, tugasKunjungan } from '../lapang/kunjungan.ts'
import { semuaAlur } from './semua-alur.ts'
import { langkahBersama, langkahTugas, tanpaFakta, tugasKunjunganOf } from './tugas.ts'

const langkah = (tahap: string, fakta = {}) =>
  langkahTugas({ alur: 'pengajuan', tahap }, { ...tanpaFakta, ...fakta }, '2026-11-16')

test('the next step counts what is to be done where there is any', () => {
  expect(langkah('perbaikan_permohonan', { temuan: 3, jawaban: 1 })).toBe('Jawab 3 temuan')
  expect(langkah('perbaikan_permohonan')).toBe('Perbaiki')
  expect(langkah('menunggu_pembayaran', { tagihan: 1_500_000 })).toBe('Bayar Rp1.500.000')
  expect(langkah('audit_dokumen', { jawaban: 2 })).toBe('Periksa 2 jawaban')
  expect(langkah('audit_dokumen', { temuan: 2 })).toBe('Audit dokumen')
  expect(langkah('penagihan', { tagihan: 5 })).toBe('Terbitkan tagihan')
})

test('with its number written a file only waits for its certificate', () => {
  const at = (tahap: string, nomor: string | null) =>
    langkahTugas({ alur: 'pengajuan', tahap, nomor }, tanpaFakta, '2026-11-16')
  expect(at('penerbitan_nomor', null)).toBe('Isi nomor izin')
  expect(at('penerbitan_nomor', '')).toBe('Isi nomor izin')
  expect(at('penerbitan_nomor', '0048/SPPB-PSAT/XI/2026')).toBe('Terbitkan sertifikat')
  expect(at('penagihan', '0048/SPPB-PSAT/XI/2026')).toBe('Terbitkan tagihan')
})

test('in the field the visit comes before the checklist, until its day', () => {
  const visit = (status: string, tanggal_mulai: string) => ({
    kunjungan: { status, tanggal_mulai, tanggal_selesai: tanggal_mulai, jam: '09:00' },
  })
  expect(langkah('audit_lapang')).toBe('Usulkan kunjungan')
  expect(langkah('audit_lapang', visit('diusulkan', '2026-11-20'))).toBe('Lihat usulan jadwal')
  expect(langkah('audit_lapang', visit('diminta_pindah', '2026-11-16'))).toBe('Jawab usulan jadwal')
  expect(langkah('audit_lapang', visit('diusulkan', '2026-11-13'))).toBe('Usulkan kunjungan')
  expect(langkah('audit_lapang', visit('dikonfirmasi', '2026-11-17'))).toBe('Kunjungan 17 Nov')
  expect(langkah('audit_lapang', visit('dikonfirmasi', '2026-11-16'))).toBe('Isi daftar periksa')
  expect(langkah('audit_lapang', visit('dikonfirmasi', '2026-11-13'))).toBe('Isi daftar periksa')
  expect(langkah('audit_lapang', { dinilai: true })).toBe('Isi daftar periksa')
  expect(langkah('audit_lapang', { jawaban: 2 })).toBe('Periksa 2 jawaban')
  const open = {
    status: 'diusulkan',
    tanggal_mulai: '2026-11-20',
    tanggal_selesai: '2026-11-20',
    jam: '09:00',
  }
  // On a track without operators, officers confirm the visit for both sides.
  expect(tugasKunjungan(open as Kini, { today: '2026-11-16', sendiri: true })?.tombol).toBe(
    'Konfirmasi kunjungan',
  )
})

test('answers and judgements come before the visit, on both tracks', () => {
  const kunjungan: Kini = {
    status: 'diusulkan',
    tanggal_mulai: '2026-11-20',
    tanggal_selesai: '2026-11-20',
    jam: '09:00',
  }
  const visit = (alur: 'pengajuan' | 'berkas', fakta = {}) =>
    tugasKunjunganOf({ alur, tahap: 'audit_lapang' }, { ...tanpaFakta, kunjungan, ...fakta }, '2026-11-16')
      ?.tombol
  for (const alur of ['pengajuan', 'berkas'] as const) {
    expect(visit(alur)).toBe('Lihat usulan jadwal')
    expect([visit(alur, { jawaban: 1 }), visit(alur, { dinilai: true })]).toEqual([undefined, undefined])
  }
})

test('every stage of every track says what is done there', () => {
  for (const { tahap } of semuaAlur()) {
    for (const [nama, { tugas }] of entriesOf(tahap)) {
      expect(tugas, nama).toBeDefined()
      expect(tugas?.arahan.endsWith('.'), nama).toBe(true)
    }
  }
})

test('several files at once get a team where none is at work, and are signed where that is the step', () => {
  const tahap = (nama: string) => langkahBersama({ alur: 'pengajuan', tahap: nama })
  expect([tahap('penunjukan_auditor'), tahap('audit_dokumen'), tahap('verifikasi_permohonan')]).toEqual([
    'tim',
    null,
    null,
  ])
  const berkas = (nama: string) => langkahBersama({ alur: 'berkas', tahap: nama })
  expect([berkas('select_auditor'), berkas('review_auditor')]).toEqual(['tim', null])
  expect([berkas('process_publish'), berkas('review_lamtek_2'), berkas('finish_publish')]).toEqual([
    'tandaTangan',
    null,
    null,
  ])
})
