import { expect, test } from 'vitest'
import { kabarBatalKunjungan, kabarKunjungan } from './kabar-kunjungan.ts'
import { kabarPengalihan, kabarPesan, kabarTenggat } from './kabar-lain.ts'

const berkas = {
  nama: 'SPPB: Gudang Dingin, wortel',
  nomorPermohonan: 'SPPB-2026-01214',
  perusahaan: 'CV Kebun Raya',
}

test('a message says from whom, about what, and where to answer', () => {
  const { keterangan, subject } = kabarPesan(berkas, 'Nur Hidayah')
  expect(keterangan).toBe(
    'Nur Hidayah mengirim pesan tentang SPPB: Gudang Dingin, wortel (SPPB-2026-01214). Baca dan jawab di halaman berkas, bagian Pesan.',
  )
  expect(subject).toBe('SPPB-2026-01214: pesan dari Nur Hidayah')
})

test('a deadline says how near it is, and the step that is waited for', () => {
  const tenggat = { langkah: 'Jawab 3 temuan', tahap: 'Perbaikan dokumen', due: '2026-11-30', lewat: false }
  expect(kabarTenggat(berkas, { ...tenggat, sisa: 2 }).keterangan).toBe(
    'Tenggat SPPB: Gudang Dingin, wortel (SPPB-2026-01214) di tahap Perbaikan dokumen tinggal 2 hari kerja, 30 November 2026. Langkah yang ditunggu: Jawab 3 temuan.',
  )
  expect(kabarTenggat(berkas, { ...tenggat, sisa: 0 }).subject).toBe(
    'SPPB-2026-01214: tenggat berakhir hari ini',
  )
  const late = kabarTenggat(berkas, { ...tenggat, sisa: -1, lewat: true })
  expect(late.keterangan).toContain('lewat tenggat 30 November 2026 di tahap Perbaikan dokumen')
  expect(late.subject).toBe('SPPB-2026-01214: lewat tenggat 30 November 2026')
})

test('a visit says when, where and who; only whoever is asked is asked', () => {
  const visit = {
    tanggal_mulai: '2026-11-24',
    tanggal_selesai: '2026-11-24',
    jam: '09:00',
    tempat: 'Gudang Dingin, Jalan Cibogo 1',
    provinsi_id: 32,
    petugas: ['Ratih', 'Bagas'],
  }
  const step = { langkah: 'usul', pihak: 'petugas' } as const
  const asked = kabarKunjungan(berkas, visit, { ...step, pembaca: 'pemohon', diminta: true })
  expect(asked.keterangan).toMatch(
    /Selasa, 24 November 2026 pukul 09\.00 WIB\. Konfirmasi jadwal ini, atau usulkan/,
  )
  expect(asked.fakta).toContainEqual(['Petugas', 'Ratih, Bagas'])
  const told = kabarKunjungan(
    berkas,
    { ...visit, provinsi_id: 94 },
    { ...step, pembaca: 'petugas', diminta: false },
  )
  expect(told.keterangan).toMatch(/^Jadwal kunjungan diusulkan .* pukul 09\.00 WIT\.$/)
  expect(asked.keterangan).toMatch(/^Tim audit mengusulkan jadwal kunjungan untuk /)
  const agreed = { langkah: 'setuju', pihak: 'pemohon', diminta: false } as const
  const own = kabarKunjungan(berkas, visit, { ...agreed, pembaca: 'pemohon' })
  expect(own.keterangan).toMatch(/^Jadwal kunjungan disepakati untuk /)
  expect([asked.subject, told.subject]).toEqual([
    'SPPB-2026-01214: konfirmasi jadwal kunjungan',
    'SPPB-2026-01214: jadwal kunjungan diusulkan',
  ])
  expect(kabarBatalKunjungan(berkas, visit).keterangan).toMatch(/^Kunjungan Selasa, .* dibatalkan\.$/)
})

test('an answered transfer says by whom, of which permit, and what to do with it', () => {
  const answered = { pemilikBaru: 'PT Baru', nomorIzin: '001/PL/2024', alasan: null }
  expect(kabarPengalihan({ ...answered, setuju: true }).keterangan).toBe(
    'PT Baru menyetujui pengalihan izin 001/PL/2024. Permohonan pengalihannya sekarang dapat dikirim.',
  )
  const refused = kabarPengalihan({ ...answered, setuju: false, alasan: 'Harga belum sepakat.' })
  expect(refused.subject).toBe('Pengalihan izin 001/PL/2024: ditolak')
  expect(refused.fakta).toContainEqual(['Alasan', 'Harga belum sepakat.'])
})
