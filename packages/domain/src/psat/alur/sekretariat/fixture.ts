import { type Command, openFile } from '@portal/domain/platform/workflow/workflow-actions'
import type { JenisIzin } from '../../jenis/jenis-pengajuan.ts'
import { lapangSelesai, para, tim } from '../pelaku/fixture.ts'
import { hariKerjaSekretariat } from './hari.ts'
import { type FaktaSekretariat, faktaSekretariatAwal, type KosakataSekretariat } from './syarat.ts'
import { alurSekretariat, type Berkas } from './workflow.ts'

/** Command with every input that any step may need. */
export function perintahSekretariat(
  jenis: JenisIzin,
  oleh: number,
  at = new Date('2026-11-02T02:00:00Z'),
): Command<KosakataSekretariat> {
  return {
    at,
    note: 'Catatan petugas.',
    input: {
      tim,
      oleh: [oleh],
      nomor: ' 001/PSAT ',
      sidang: { hadir: 2, kuorum: 2 },
      sertifikat: 'sertifikat.pdf',
      tanpaOss: 'OSS tidak dapat dihubungi.',
      alasanKunjungan: 'Unit meminta kunjungan lebih awal.',
    },
    days: (anggaran) => hariKerjaSekretariat[anggaran][jenis],
  }
}

export function openedBerkas(jenis: JenisIzin, fakta: Partial<FaktaSekretariat> = {}): Berkas {
  const awal = { ...faktaSekretariatAwal(jenis, 'permohonan_baru', 100), lapang: lapangSelesai, ...fakta }
  const opened = openFile(
    alurSekretariat,
    awal,
    para.sekretariat,
    perintahSekretariat(jenis, para.sekretariat.id),
  )
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal))
  return opened.file
}
