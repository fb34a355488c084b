import type { Temuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { expect, it } from 'vitest'
import { pinsOf } from '#psat/temuan/pins.ts'

const temuan = (change: Partial<Temuan>): Temuan => ({
  id: 1,
  tahap: 'verifikasi_permohonan',
  putaran: 1,
  status: 'terbuka',
  sasaran: 'dokumen',
  bidang: 'dokumen.sop_psat',
  uraian_butir: null,
  berkas: 'sop-1.pdf',
  halaman: 2,
  x: 0.25,
  y: 0.75,
  tingkat: null,
  uraian: 'Tanda tangan belum ada.',
  foto: null,
  tenggat: null,
  jawaban: null,
  berkas_jawaban: null,
  dijawab: null,
  ditutup: null,
  alasan_tutup: null,
  tanggapan: null,
  oleh: 'Sekretariat',
  dibuat: '2026-11-02T02:00:00.000Z',
  versi: 1,
  ...change,
})

it('pins a finding to the version of the file it was made on', () => {
  const all = [temuan({ id: 7 }), temuan({ id: 4, berkas: 'sop-2.pdf', status: 'ditutup' })]
  expect(pinsOf(all, 'sop-1.pdf')).toEqual([
    { id: 7, nomor: 2, halaman: 2, x: 0.25, y: 0.75, tone: 'bad', text: 'Tanda tangan belum ada.' },
  ])
  expect(pinsOf(all, 'sop-2.pdf')).toMatchObject([{ id: 4, nomor: 1, tone: 'ok' }])
})

it('leaves out what has no place', () => {
  expect(pinsOf([temuan({ halaman: null, x: null, y: null })], 'sop-1.pdf')).toEqual([])
})
