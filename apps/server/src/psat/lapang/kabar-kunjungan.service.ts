import { tahapOf } from '@portal/domain/psat/alur/semua-alur'
import {
  type LangkahKunjungan,
  type PihakKunjungan,
  peristiwaKunjungan,
  sebutWaktu,
} from '@portal/domain/psat/lapang/kunjungan'
import type { Actor } from '#platform/actor.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { sebutBerkas, tell } from '#psat/alur/pemberitahuan.service.ts'
import { applicantsOf, jalurOf } from '#psat/alur/penangan.ts'
import type { BerkasRow } from '#psat/alur/pengajuan.repository.ts'
import { type KunjunganRow, listNama } from './kunjungan.repository.ts'

interface Terjadi {
  kunjungan: KunjunganRow
  langkah: LangkahKunjungan
  pihak: PihakKunjungan
  actor: Actor
  alasan: string | null
}

/** What the other side is asked for, if anything. */
const diminta: Record<PihakKunjungan, Record<LangkahKunjungan, { subject: string; ajakan: string }>> = {
  petugas: {
    usul: {
      subject: 'Konfirmasi jadwal kunjungan',
      ajakan: 'Konfirmasi jadwal ini, atau usulkan waktu lain dengan alasannya.',
    },
    setuju: {
      subject: 'Jadwal kunjungan disepakati',
      ajakan: 'Siapkan unit dan dokumennya untuk tim audit.',
    },
    pindah: { subject: 'Jadwal kunjungan', ajakan: '' },
  },
  pemohon: {
    usul: { subject: 'Jadwal kunjungan', ajakan: '' },
    setuju: {
      subject: 'Jadwal kunjungan disepakati',
      ajakan: 'Surat tugas dapat diunduh di halaman berkas.',
    },
    pindah: {
      subject: 'Pelaku usaha meminta jadwal lain',
      ajakan: 'Setujui waktu ini, atau usulkan waktu lain dengan alasannya.',
    },
  },
}

/** Both sides know when, where and who; each is told what the other did, and what it is asked for. */
export async function tellKunjungan(
  platform: Platform,
  trx: Trx,
  row: BerkasRow,
  { kunjungan, langkah, pihak, actor, alasan }: Terjadi,
): Promise<void> {
  const applicants = applicantsOf(row)
  const team = tahapOf(row).turn
  const when = sebutWaktu(kunjungan)
  const names = await listNama(trx, kunjungan.petugas)
  const { subject, ajakan } = diminta[pihak][langkah]
  const happened = `${peristiwaKunjungan[pihak][langkah]}: ${when}, untuk ${sebutBerkas(row)}.`
  const facts = {
    subject: `${row.nomor_permohonan}: ${subject}`,
    fakta: [
      ['Waktu', when],
      ['Tempat', kunjungan.tempat],
      ['Petugas', names.map(({ nama }) => nama).join(', ')],
    ] as const,
    rincian: alasan,
    except: actor.id,
  }
  const other = pihak === 'petugas' && applicants.length > 0 ? applicants : team
  await tell(jalurOf(row), platform, trx, row, other, { ...facts, keterangan: `${happened} ${ajakan}` })
  // The rest of the team sees when it goes, without being asked for anything.
  if (pihak === 'petugas' && applicants.length > 0) {
    await tell(jalurOf(row), platform, trx, row, team, { ...facts, keterangan: happened })
  }
}
