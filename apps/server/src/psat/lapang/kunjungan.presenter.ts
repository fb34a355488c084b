import type { Role } from '@portal/domain/platform/roles'
import type { NamaAlur } from '@portal/domain/psat/alur/alur'
import {
  describePeristiwa,
  describeStatus,
  langkahBoleh,
  needsAlasan,
  type PembacaKunjungan,
  type PihakKunjungan,
} from '@portal/domain/psat/lapang/kunjungan'
import type { BarisKunjungan, KunjunganBerkas } from '@portal/domain/psat/lapang/kunjungan.contract'
import { namaBerkas } from '@portal/domain/psat/pengajuan/nama-berkas'
import { describePelaku } from '@portal/domain/psat/pesan/describe-pelaku'
import type {
  KunjunganRow,
  LangkahKunjunganRow,
  listKunjunganMendatang,
  listNama,
} from './kunjungan.repository.ts'

export const pihakOf = (role: Role | string): PihakKunjungan =>
  role === 'PELAKU_USAHA' ? 'pemohon' : 'petugas'

export interface TimBerkas {
  alur: NamaAlur
  lead_auditor_id: number | null
  auditor_id: readonly number[]
}

type Nama = Awaited<ReturnType<typeof listNama>>

function people(ids: readonly number[], { names, tim, wakil }: Bacaan) {
  const { lead_auditor_id: lead } = tim
  const tugas = (id: number) => (wakil.includes(id) ? 'Wakil' : 'Auditor')
  return names
    .filter(({ id }) => ids.includes(id))
    .map(({ id, nama }) => ({ id, nama, tugas: id === lead ? 'Lead auditor' : tugas(id) }))
    .toSorted((a, b) => Number(b.id === lead) - Number(a.id === lead))
}

interface Bacaan {
  tim: TimBerkas
  kini: KunjunganRow | undefined
  langkah: readonly LangkahKunjunganRow[]
  names: Nama
  /** Deputies who may go in place of a team member. */
  wakil: readonly number[]
  pembaca: PihakKunjungan
  /** Side that the reader may act for, or null if the reader may only read. */
  pihak: PihakKunjungan | null
  sendiri: boolean
  today: string
}

export function presentKunjungan(bacaan: Bacaan): KunjunganBerkas {
  const { tim, kini, langkah, wakil, pembaca, pihak, sendiri, today } = bacaan
  const team = tim.lead_auditor_id === null ? [] : [tim.lead_auditor_id, ...tim.auditor_id]
  return {
    kini: kini
      ? {
          ke: kini.ke,
          versi: kini.versi,
          status: kini.status,
          keterangan: describeStatus(kini, { pihak: pembaca, sendiri, today }),
          alasan: langkah.at(-1)?.alasan ?? null,
          tanggal_mulai: kini.tanggal_mulai,
          tanggal_selesai: kini.tanggal_selesai,
          jam: kini.jam,
          petugas: people(kini.petugas, bacaan),
          tempat: kini.tempat,
        }
      : null,
    langkah: pihak ? langkahBoleh(pihak, kini ?? null, { today, sendiri }) : [],
    usul_beralasan: needsAlasan('usul', kini ?? null, today),
    calon: people([...team, ...wakil], bacaan),
    riwayat: langkah.map(({ langkah: step, peran, nama, mewakili, waktu, ...said }) => ({
      peristiwa: describePeristiwa(step, pihakOf(peran), pembaca),
      tanggal_mulai: said.tanggal_mulai,
      tanggal_selesai: said.tanggal_selesai,
      jam: said.jam,
      alasan: said.alasan,
      oleh: describePelaku(nama, mewakili),
      waktu: waktu.toISOString(),
    })),
  }
}

type Mendatang = Awaited<ReturnType<typeof listKunjunganMendatang>>[number]

const diminta: Record<PihakKunjungan, Partial<Record<KunjunganRow['status'], string>>> = {
  pemohon: { diusulkan: 'Konfirmasi jadwal' },
  petugas: { diminta_pindah: 'Jawab usulan jadwal' },
}

export function presentBaris(row: Mendatang, { pihak, sendiri, today }: PembacaKunjungan): BarisKunjungan {
  return {
    uuid: row.uuid,
    auditType: row.audit_type,
    nama: namaBerkas(row.audit_type, row.pokok, row.nama_perusahaan),
    nomorPermohonan: row.nomor_permohonan,
    nama_perusahaan: row.nama_perusahaan,
    status: row.status,
    keterangan: describeStatus(row, { pihak, sendiri, today }),
    tanggal_mulai: row.tanggal_mulai,
    tanggal_selesai: row.tanggal_selesai,
    jam: row.jam,
    tempat: row.tempat,
    petugas: row.nama_petugas,
    langkah: diminta[pihak][row.status] ?? null,
  }
}
