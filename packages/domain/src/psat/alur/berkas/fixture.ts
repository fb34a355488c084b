import { type Command, openFile } from '@portal/domain/platform/workflow/workflow-actions'
import type { JenisIzin } from '../../jenis/jenis-pengajuan.ts'
import { para, tim } from '../pengajuan/fixture.ts'
import { hariKerjaBerkas } from './hari.ts'
import { type FaktaBerkas, faktaBerkasAwal, type KosakataBerkas } from './syarat.ts'
import { alurBerkas, type Berkas } from './workflow.ts'

/** Everything any step may ask for. */
export function perintahBerkas(
  jenis: JenisIzin,
  oleh: number,
  at = new Date('2026-11-02T02:00:00Z'),
): Command<KosakataBerkas> {
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
    },
    days: (anggaran) => hariKerjaBerkas[anggaran][jenis],
  }
}

export function openedBerkas(jenis: JenisIzin, fakta: Partial<FaktaBerkas> = {}): Berkas {
  const awal = { ...faktaBerkasAwal(jenis, 'permohonan_baru', 100), ...fakta }
  const opened = openFile(alurBerkas, awal, para.sekretariat, perintahBerkas(jenis, para.sekretariat.id))
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal))
  return opened.file
}
