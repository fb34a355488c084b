import type { Command } from '@portal/domain/platform/workflow/workflow-actions'
import { openFile } from '@portal/domain/platform/workflow/workflow-actions'
import type { JenisIzin } from '../../jenis/jenis-pengajuan.ts'
import type { AktorPsat } from '../pemegang.ts'
import type { FaktaLapang, syaratPemeriksaan } from '../pemeriksaan.ts'
import { hariKerjaBawaan } from './hari.ts'
import { type FaktaPelaku, faktaAwal, type KosakataPelaku } from './syarat.ts'
import { alurPelaku, type Pengajuan } from './workflow.ts'

const orang = (id: number, role: AktorPsat['role'], perusahaan_id: number | null = null): AktorPsat => ({
  id,
  role,
  perusahaan_id,
})

/** Accounts with and without access to the file. */
export const para = {
  superadmin: orang(1, 'SUPERADMIN'),
  sekretariat: orang(2, 'SEKRETARIAT'),
  koordinator: orang(3, 'KOORDINATOR_SEKRETARIAT'),
  subkoordinator: orang(4, 'SUBKOORDINATOR_SEKRETARIAT'),
  auditor: orang(5, 'AUDITOR'),
  'auditor lain': orang(6, 'AUDITOR'),
  lead: orang(7, 'LEAD_AUDITOR'),
  'lead lain': orang(8, 'LEAD_AUDITOR'),
  pvtpp: orang(9, 'PVTPP'),
  pemohon: orang(10, 'PELAKU_USAHA', 100),
  'pelaku usaha lain': orang(11, 'PELAKU_USAHA', 200),
  okkp: orang(12, 'OKKP_ADMIN_PUSAT'),
}

export const tim = { lead: para.lead.id, auditor: [para.auditor.id] }

/** A field audit that every gate lets pass. */
export const lapangSelesai: FaktaLapang = {
  hariIni: '2026-11-02',
  tanggal: '2026-11-02',
  tanpaKeterangan: [],
  kunjungan: '2026-11-02',
}

/** Field audits that a gate holds back, with the gate's name. */
export const lapangTertahan = [
  ['tanggal_audit', { ...lapangSelesai, tanggal: null }],
  ['tanggal_audit', { ...lapangSelesai, tanggal: '2026-11-03' }],
  ['tidak_sesuai_beralasan', { ...lapangSelesai, tanpaKeterangan: ['1.2', '3.4'] }],
] as const satisfies [keyof typeof syaratPemeriksaan, FaktaLapang][]

/** Command with every input that any step may need. */
export function perintah(jenis: JenisIzin, at = new Date('2026-11-02T02:00:00Z')): Command<KosakataPelaku> {
  return {
    at,
    note: 'Catatan petugas.',
    input: {
      tim,
      suratTugas: 'surat',
      tanggalPenugasan: '2026-11-03',
      tagihan: { nominal: 500_000 },
      buktiBayar: 'bukti',
      nomor: ' 001/PSAT ',
      dokumenDitolak: 'penolakan',
      alasanKunjungan: 'Unit meminta kunjungan lebih awal.',
    },
    days: (anggaran) => hariKerjaBawaan[anggaran][jenis],
  }
}

export function openedPengajuan(jenis: JenisIzin, fakta: Partial<FaktaPelaku> = {}): Pengajuan {
  const awal = { ...faktaAwal(jenis, 'permohonan_baru', 100), lapang: lapangSelesai, ...fakta }
  const opened = openFile(alurPelaku, awal, para.pemohon, perintah(jenis))
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal))
  return opened.file
}
