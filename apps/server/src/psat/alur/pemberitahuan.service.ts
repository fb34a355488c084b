import { type Pemegang, penerimaOf } from '@portal/domain/psat/alur/pemegang'
import type { EfekPengajuan } from '@portal/domain/psat/alur/pengajuan.syarat'
import { tahapPengajuan } from '@portal/domain/psat/alur/pengajuan.tahap'
import {
  jenisIzinLabels,
  jenisNotifikasi,
  jenisPengajuanLabels,
} from '@portal/domain/psat/pengajuan/jenis-pengajuan'
import { listRecipients, notify } from '#akun/index.ts'
import { publicUrl } from '#platform/config.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { penugasanOf } from './berkas-alur.ts'
import type { PengajuanRow } from './pengajuan.repository.ts'

/** Where this holder opens the file. */
export function tautanFor(holder: Pemegang, row: PengajuanRow): `/${string}` {
  if (holder === 'pemohon') return `/psat/pengajuan/${row.uuid}`
  const list = `/psat/admin/perizinan/${row.audit_type}` as const
  return holder === 'komtek' ? `${list}/audit?id=${row.uuid}` : `${list}/${row.uuid}`
}

/** "Perpanjangan SPPB-PSAT perpanjangan/12/sppb" */
export function namaBerkas(row: PengajuanRow): string {
  return `${jenisPengajuanLabels[row.jenis_pengajuan]} ${jenisIzinLabels[row.audit_type]} ${row.kode_pengajuan}`
}

export interface Kabar {
  keterangan: string
  subject: string
  /** Said in the mail only. */
  rincian?: string | null
  except?: number
}

/** In the portal at once, by mail when the transaction is through. */
export async function tell(
  { config, mail }: Platform,
  trx: Trx,
  row: PengajuanRow,
  holders: readonly Pemegang[],
  { keterangan, subject, rincian, except }: Kabar,
): Promise<void> {
  for (const holder of holders) {
    const to = { ...penerimaOf(holder, penugasanOf(row)), ...(except === undefined ? {} : { except }) }
    const tautan = tautanFor(holder, row)
    await notify(trx, to, {
      keterangan,
      tautan,
      jenis_pengajuan: jenisNotifikasi[row.audit_type],
      jenis_permohonan: row.jenis_pengajuan,
      id_pengajuan: String(row.id),
      ...(row.id_pengguna === null ? {} : { id_pengguna_awal: row.id_pengguna }),
    })
    for (const { nama, email } of await listRecipients(trx, to)) {
      if (!email) continue
      await mail.send(trx, {
        to: email,
        subject,
        nama,
        isi: [
          keterangan,
          ...(rincian ? [`Catatan:\n${rincian}`] : []),
          { label: 'Buka berkas di portal', url: `${publicUrl(config)}${tautan}` },
        ],
      })
    }
  }
}

interface Langkah {
  dari: PengajuanRow['tahap'] | null
  done: string
  note: string | null
  effects: readonly EfekPengajuan[]
  turn: readonly Pemegang[]
  actorId: number
}

/** Tells whoever the step says must be told; whoever took it knows already. */
export async function tellStep(
  platform: Platform,
  trx: Trx,
  row: PengajuanRow,
  { dari, done, note, effects, turn, actorId }: Langkah,
): Promise<string> {
  const { label } = tahapPengajuan[row.tahap]
  const happened = done.charAt(0).toLowerCase() + done.slice(1)
  const keterangan = `${label}: ${namaBerkas(row)}, ${happened}.`
  const kabar = { keterangan, subject: `${label}: ${row.kode_pengajuan}`, rincian: note, except: actorId }
  const told = new Set<Pemegang>()
  if (effects.includes('beritahu_giliran')) for (const holder of turn) told.add(holder)
  if (effects.includes('beritahu_pemohon')) told.add('pemohon')
  if (effects.includes('beritahu_tim')) told.add('tim')
  if (effects.includes('beritahu_petugas') && dari) {
    const place = tahapPengajuan[dari]
    for (const holder of 'waits' in place ? place.staff : place.turn) told.add(holder)
  }
  await tell(platform, trx, row, [...told], kabar)
  return keterangan
}
