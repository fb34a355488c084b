import type { Command } from '@portal/domain/platform/workflow/workflow-actions'
import { openFile } from '@portal/domain/platform/workflow/workflow-actions'
import type { JenisIzin } from '../../jenis/jenis-pengajuan.ts'
import type { AktorPsat } from '../pemegang.ts'
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
    },
    days: (anggaran) => hariKerjaBawaan[anggaran][jenis],
  }
}

export function openedPengajuan(jenis: JenisIzin, fakta: Partial<FaktaPelaku> = {}): Pengajuan {
  const awal = { ...faktaAwal(jenis, 'permohonan_baru', 100), ...fakta }
  const opened = openFile(alurPelaku, awal, para.pemohon, perintah(jenis))
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal))
  return opened.file
}
