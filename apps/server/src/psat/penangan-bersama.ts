import type { FaktaPemeriksaan } from '@portal/domain/psat/alur/pemeriksaan'
import { tahapOf } from '@portal/domain/psat/alur/semua-alur'
import { registrasiUntuk } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { auditType, jenisPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import type { Insertable } from 'kysely'
import { releaseNumber, reserveNumber } from '#okkp/index.ts'
import type { Actor } from '#platform/actor.ts'
import type { Trx } from '#platform/database/database.ts'
import type { PsatPengajuan } from '#platform/database/schema.gen.ts'
import type { Platform } from '#platform/platform.ts'
import type { Akibat } from './alur/penangan.ts'
import type { BerkasRow } from './alur/pengajuan.repository.ts'
import type { LampiranTercatat } from './alur/riwayat.repository.ts'
import { endPerbaikan } from './draf/draf.files.ts'
import { startAuditLapang } from './lapang/ceklis.repository.ts'
import { endVisits } from './lapang/end-kunjungan.service.ts'
import { readLapang } from './lapang/fakta-lapang.service.ts'
import { tellCancelledVisit } from './lapang/kabar-kunjungan.service.ts'
import { takeIzinOss } from './oss/izin.service.ts'
import { queueStatus } from './oss/pesan-keluar.service.ts'
import { countBelum } from './temuan/penilaian.service.ts'
import { countTemuanTerbuka } from './temuan/temuan-langkah.repository.ts'
import { efekTemuan } from './temuan/temuan-langkah.service.ts'

interface Berjalan {
  trx: Trx
  row: BerkasRow
  event: { to: string; at: Date }
}

interface Tercatat {
  platform: Platform
  trx: Trx
  row: BerkasRow
  event: { action: string; note: string | null; at: Date }
  actor: Actor
  urutan: number
  lampiran: readonly LampiranTercatat[]
  oss: Record<string, unknown>
}

const pemilik = ({ id }: { id: number }) => `pengajuan/${id}`

/** Reads the facts of the gates that both tracks share. */
export async function faktaPemeriksaan(
  trx: Trx,
  id: number,
  now: Date,
): Promise<Omit<FaktaPemeriksaan, 'ceklisKurang'>> {
  return {
    temuanTerbuka: await countTemuanTerbuka(trx, id),
    dokumenBelum: await countBelum(trx, id),
    lapang: await readLapang(trx, id, now),
  }
}

/** Effects that both tracks share: findings, checklist, number, draft and OSS. */
export const efekBersama = {
  ...efekTemuan,
  akhiri_kunjungan: {
    before: endVisits,
    after: ({ platform, trx, row, event }: Tercatat) => tellCancelledVisit(platform, trx, row, event),
  },
  mulai_ceklis: {
    async before({ trx, row, event: { to, at } }: Berjalan): Promise<Akibat> {
      if (tahapOf({ alur: row.alur, tahap: to }).panel !== 'ceklis') return {}
      const kolom = { ceklis_kurang: await startAuditLapang(trx, row.id, at) }
      return { kolom, muatan: kolom }
    },
  },
  pesan_nomor: {
    async after({ trx, row }: Tercatat): Promise<void> {
      if (row.nomor === null) return
      const reservation = { jenisId: registrasiUntuk[row.audit_type], nomor: row.nomor }
      await reserveNumber(trx, { pemilik: pemilik(row), ...reservation })
    },
  },
  lepas_nomor: { after: ({ trx, row }: Tercatat) => releaseNumber(trx, pemilik(row)) },
  tutup_draf: {
    async after({ platform, trx, row }: Tercatat): Promise<void> {
      await endPerbaikan(platform.files, trx, row.id)
    },
  },
  kirim_oss: {
    after: ({ trx, row, event, actor, urutan, lampiran, oss }: Tercatat) =>
      queueStatus(trx, {
        pengajuan: row,
        aksi: event.action,
        urutanRiwayat: urutan,
        oleh: actor.nama,
        note: event.note,
        lampiran,
        at: event.at,
        tambahan: oss,
      }),
  },
}

export async function takeIzin(
  trx: Trx,
  { id_izin_oss, nib = null, audit_type, jenis_pengajuan }: Insertable<PsatPengajuan>,
): Promise<void> {
  if (id_izin_oss == null) return
  const file = {
    nib,
    auditType: auditType.parse(audit_type),
    jenisPengajuan: jenisPengajuan.parse(jenis_pengajuan),
  }
  await takeIzinOss(trx, Number(id_izin_oss), file)
}
