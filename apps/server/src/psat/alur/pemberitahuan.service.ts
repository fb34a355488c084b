import { entriesOf } from '@portal/domain/platform/workflow/workflow'
import type { WorkflowEvent } from '@portal/domain/platform/workflow/workflow-actions'
import type { KosakataPsat } from '@portal/domain/psat/alur/alur'
import { penerimaOf } from '@portal/domain/psat/alur/pemegang'
import { tanpaFakta } from '@portal/domain/psat/alur/tugas'
import { jenisNotifikasi } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { namaBerkas } from '@portal/domain/psat/pengajuan/nama-berkas'
import type { BerkasDikabari } from '@portal/domain/psat/pesan/kabar-lain'
import { type FaktaKabar, kabarLangkah } from '@portal/domain/psat/pesan/kabar-langkah'
import { listRecipients, notify } from '#akun/index.ts'
import { publicUrl } from '#platform/config.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { type Alur, penugasanOf, type RowOf } from './alur.ts'
import { handlersOf } from './penangan.ts'
import type { BerkasRow } from './pengajuan.repository.ts'

/** "SPPB: Gudang Dingin, wortel (SPPB-2026-01214)" */
export function sebutBerkas(row: BerkasRow): string {
  return `${namaBerkas(row.audit_type, row.pokok, row.nama_perusahaan)} (${row.nomor_permohonan})`
}

/** The same in parts, for whoever writes the sentence. */
export function dikabari(row: BerkasRow): BerkasDikabari {
  return {
    nama: namaBerkas(row.audit_type, row.pokok, row.nama_perusahaan),
    nomorPermohonan: row.nomor_permohonan,
    perusahaan: row.nama_perusahaan,
  }
}

export interface Kabar {
  keterangan: string
  subject: string
  /** Said in the mail only. */
  rincian?: string | null
  fakta?: FaktaKabar
  except?: number
}

/** In the portal at once, by mail when the transaction is through. */
export async function tell<V extends KosakataPsat, Name extends string>(
  alur: Alur<V, Name>,
  { config, mail }: Platform,
  trx: Trx,
  row: RowOf<V>,
  holders: readonly V['holder'][],
  { keterangan, subject, rincian, fakta = [], except }: Kabar,
): Promise<void> {
  for (const holder of holders) {
    const penerima = penerimaOf(alur.pemegang[holder], penugasanOf(row))
    const to = { ...penerima, ...(except === undefined ? {} : { except }) }
    const tautan = alur.tautan(holder, row)
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
          ...(fakta.length > 0 ? [{ fakta }] : []),
          ...(rincian ? [`Catatan:\n${rincian}`] : []),
          { label: 'Buka berkas di portal', url: `${publicUrl(config)}${tautan}` },
        ],
      })
    }
  }
}

/** Whom the effects of a step name: who has the turn now, the staff of the stage it left, or a holder of the table. */
function toldBy<V extends KosakataPsat, Name extends string>(
  { workflow: { stages }, pemegang }: Alur<V, Name>,
  { effects, from, turn }: WorkflowEvent<V, Name>,
): readonly V['holder'][] {
  const left = from === null ? undefined : stages[from]
  const staff = left === undefined ? [] : 'waits' in left ? left.staff : left.turn
  const named = entriesOf(pemegang)
    .map(([holder]) => holder)
    .filter((holder) => effects.includes(`beritahu_${holder}`))
  return [
    ...new Set([
      ...(effects.includes('beritahu_giliran') ? turn : []),
      ...named,
      ...(effects.includes('beritahu_petugas') ? staff : []),
    ]),
  ]
}

/** Tells whoever the step says must be told; whoever took it knows already. */
export async function tellStep<V extends KosakataPsat, Name extends string>(
  alur: Alur<V, Name>,
  platform: Platform,
  trx: Trx,
  row: RowOf<V>,
  event: WorkflowEvent<V, Name>,
  muatan: Record<string, unknown>,
): Promise<string> {
  const known = await handlersOf(alur).kabar?.(trx, row, muatan)
  const terjadi = {
    alur: alur.nama,
    aksi: event.action,
    tahap: row.tahap,
    ...dikabari(row),
    tenggat: row.tenggat,
    nomor: row.nomor,
    tugas: known?.tugas ?? tanpaFakta,
    lain: known?.lain ?? [],
  }
  for (const holder of toldBy(alur, event)) {
    const kabar = kabarLangkah(terjadi, event.turn.includes(holder))
    await tell(alur, platform, trx, row, [holder], { ...kabar, rincian: event.note, except: event.by })
  }
  const { keterangan } = kabarLangkah(terjadi, false)
  return keterangan
}
