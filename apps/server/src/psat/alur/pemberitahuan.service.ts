import { dayInJakarta } from '@portal/domain/platform/format'
import type { WorkflowEvent } from '@portal/domain/platform/workflow/workflow-actions'
import type { KosakataPsat } from '@portal/domain/psat/alur/alur'
import { penerimaOf } from '@portal/domain/psat/alur/pemegang'
import { tanpaFakta } from '@portal/domain/psat/alur/tugas'
import { jenisNotifikasi } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { namaBerkas } from '@portal/domain/psat/pengajuan/nama-berkas'
import type { BerkasDikabari, Kabar } from '@portal/domain/psat/pesan/kabar'
import { kabarDiterima, kabarLangkah } from '@portal/domain/psat/pesan/kabar-langkah'
import { penerimaKabar } from '@portal/domain/psat/pesan/penerima-kabar'
import { listRecipients, notify } from '#akun/index.ts'
import { publicUrl } from '#platform/config.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Undangan } from '#platform/mail/message.ts'
import type { Platform } from '#platform/platform.ts'
import { kodeLacak } from '#psat/lacak/kode-lacak.ts'
import { listBerbenturan } from './akses/benturan.repository.ts'
import { type Alur, penugasanOf, type RowOf } from './alur.ts'
import { surelBerkas } from './berkas.surel.ts'
import { handlersOf } from './penangan.ts'
import type { BerkasRow } from './pengajuan.repository.ts'

/** Returns the name of a file for messages, for example "SPPB: Gudang Dingin, wortel (SPPB-2026-01214)". */
export function describeBerkas(row: BerkasRow): string {
  return `${namaBerkas(row.audit_type, row.pokok, row.nama_perusahaan)} (${row.nomor_permohonan})`
}

/** Returns the parts of the file's name, for functions that write their own sentence. */
export function dikabari(row: BerkasRow): BerkasDikabari {
  return {
    nama: namaBerkas(row.audit_type, row.pokok, row.nama_perusahaan),
    nomorPermohonan: row.nomor_permohonan,
    perusahaan: row.nama_perusahaan,
  }
}

export interface Kiriman extends Kabar {
  /** Note from the person who took the step. Only the mail contains it. */
  rincian?: string | null
  except?: number
  /** Calendar event of the mail, for the address that the recipient opens. */
  undangan?: (url: string) => Undangan
}

/** Notifies the holders: in the portal within the transaction, by mail after the commit. */
export async function tell<V extends KosakataPsat, Name extends string>(
  alur: Alur<V, Name>,
  { config, mail, clock }: Platform,
  trx: Trx,
  row: RowOf<V>,
  holders: readonly V['holder'][],
  { rincian, except, undangan, ...kabar }: Kiriman,
): Promise<void> {
  const wakilPada = dayInJakarta(clock())
  const tanpaWakil = await listBerbenturan(trx, row)
  for (const holder of holders) {
    const penerima = penerimaOf(alur.pemegang[holder], penugasanOf(row))
    const to = { ...penerima, wakilPada, tanpaWakil, ...(except === undefined ? {} : { except }) }
    const tautan = alur.tautan(holder, row)
    await notify(trx, to, {
      keterangan: kabar.keterangan,
      tautan,
      jenis_pengajuan: jenisNotifikasi[row.audit_type],
      jenis_permohonan: row.jenis_pengajuan,
      id_pengajuan: String(row.id),
      ...(row.id_pengguna === null ? {} : { id_pengguna_awal: row.id_pengguna }),
    })
    for (const { nama, email } of await listRecipients(trx, to)) {
      if (!email) continue
      const url = `${publicUrl(config)}${tautan}`
      await mail.send(trx, { nama, email }, surelBerkas({ kabar, rincian, url, undangan: undangan?.(url) }))
    }
  }
}

/** Notifies the holders that the step names, except the person who took the step. */
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
    hari: dayInJakarta(event.at),
    nomor: row.nomor,
    tugas: known?.tugas ?? tanpaFakta,
    lain: known?.lain ?? [],
  }
  const { turn } = alur.workflow.stages[event.to]
  for (const holder of penerimaKabar(alur, event)) {
    // The applicant always gets a written confirmation, even if the applicant sent the application in person.
    const opened = holder === 'pemohon' && alur.workflow.opens === event.action
    const kabar = opened
      ? kabarDiterima({
          ...terjadi,
          diterima: row.dibuat,
          atasNama: event.by !== row.id_pengguna,
          kodeLacak: kodeLacak(platform.config, row.uuid),
        })
      : kabarLangkah(terjadi, { giliran: turn.includes(holder), pemohon: holder === 'pemohon' })
    await tell(alur, platform, trx, row, [holder], {
      ...kabar,
      rincian: event.note,
      ...(opened ? {} : { except: event.by }),
    })
  }
  return kabarLangkah(terjadi, { giliran: false, pemohon: false }).keterangan
}
