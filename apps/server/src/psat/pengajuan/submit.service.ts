import { AppError } from '@portal/domain/platform/errors'
import { dayInJakarta } from '@portal/domain/platform/format'
import type { NamaAlur } from '@portal/domain/psat/alur/alur'
import type { IsianPengajuan } from '@portal/domain/psat/isian/isian.schema'
import type { JenisIzin, JenisPengajuan } from '@portal/domain/psat/jenis/jenis-pengajuan'
import type { pengajuanBaru } from '@portal/domain/psat/pengajuan/pengajuan.contract'
import type { z } from 'zod'
import { getPerusahaanFor } from '#akun/index.ts'
import type { Actor } from '#platform/actor.ts'
import type { Caller } from '#platform/caller.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import { openPengajuan } from '#psat/alur/pelaku/open-pengajuan.service.ts'
import type { BerkasRow } from '#psat/alur/pengajuan.repository.ts'
import { requireAkunPemohon } from '#psat/draf/akun-pemohon.service.ts'
import { drafRecord, keysOfSource } from '#psat/draf/draf.files.ts'
import { type DrafRow, listPersetujuan } from '#psat/draf/draf.repository.ts'
import { endsConsent, getLockedDraf } from '#psat/draf/draf.service.ts'
import { requireLengkap } from '#psat/isian/check-isian.service.ts'
import { buildSalinan } from '#psat/isian/salinan.service.ts'
import { keepTerpakai } from '#psat/oss/izin-terpakai.service.ts'
import { settleFiles } from './settle-files.service.ts'

type SignedIn = Caller & { actor: Actor }
export interface JenisKiriman {
  auditType: JenisIzin
  jenis: JenisPengajuan
  alur?: NamaAlur
}

export function presentTerkirim({ id, uuid, nomor_permohonan, kode_pengajuan, code }: BerkasRow) {
  return {
    id_pengajuan: id,
    uuid,
    nomorPermohonan: nomor_permohonan,
    kode_pengajuan,
    code_status_proses: code,
  }
}

/** Locks the draft of this application. The server refuses a draft of another kind or of a revision. */
async function lockDrafOf(trx: Trx, actor: Actor, uuid: string, kiriman: JenisKiriman) {
  const { auditType, jenis, alur = 'pengajuan' } = kiriman
  const draf = await getLockedDraf(trx, actor, uuid)
  const fits =
    draf.alur === alur &&
    draf.audit_type === auditType &&
    draf.jenis_pengajuan === jenis &&
    draf.pengajuan_id === null
  if (!fits)
    throw new AppError('TIDAK_DITEMUKAN', { message: 'Draf ini bukan untuk jenis permohonan tersebut.' })
  return draf
}

/** Returns the new owner's company if its consent covers exactly this permit. */
async function consentOf(trx: Trx, draf: DrafRow | undefined, isian: IsianPengajuan) {
  if (!draf || endsConsent(draf.isian, isian)) return null
  const consent = (await listPersetujuan(trx, [draf.id])).get(draf.id)
  const holds = consent?.status === 'setuju' && consent.nib === isian.pemilik_baru?.nib
  return holds ? consent.perusahaan_id : null
}

/** Prepares an application of either track: checks the form, builds the copy and locks the draft. */
export async function gatherKiriman(
  platform: Platform,
  trx: Trx,
  actor: Actor,
  kiriman: JenisKiriman,
  { draf: drafUuid, perusahaan: named, ...given }: z.output<typeof pengajuanBaru>,
) {
  const { auditType, jenis } = kiriman
  const draf = drafUuid ? await lockDrafOf(trx, actor, drafUuid, kiriman) : undefined
  const perusahaan = await getPerusahaanFor(trx, actor, draf?.perusahaan_uuid ?? named)
  const source = draf ? await keysOfSource(trx, draf) : new Set<string>()
  const { isian, asal, label_dokumen } = await requireLengkap(trx, {
    auditType,
    jenis,
    isian: given,
    perusahaan,
    sumber: { actorId: actor.id, draf: draf ? drafRecord(draf) : null, salinan: source },
    hari: dayInJakarta(platform.clock()),
  })
  const salinan = await buildSalinan(trx, { isian, label_dokumen, perusahaan })
  return { draf, perusahaan, source, isian, asal, salinan }
}

export function createPengajuan(
  platform: Platform,
  caller: SignedIn,
  kiriman: JenisKiriman,
  body: z.output<typeof pengajuanBaru>,
) {
  const { actor } = caller
  const { auditType, jenis } = kiriman
  const send = () =>
    write(platform.db, caller, async (trx) => {
      const bahan = await gatherKiriman(platform, trx, actor, kiriman, body)
      const { draf, perusahaan, source, isian, asal, salinan } = bahan
      const id_pengguna = await requireAkunPemohon(trx, actor, perusahaan)
      const pemilikBaru = jenis === 'pengalihan' ? await consentOf(trx, draf, body) : null
      const row = await openPengajuan(platform, trx, caller, {
        auditType,
        jenisPengajuan: jenis,
        perusahaan,
        id_pengguna,
        id_izin_oss: isian.id_izin_oss,
        izinAsal: asal.asal,
        izin_asal_registrasi_id: asal.registrasi_id,
        perusahaan_baru_id: pemilikBaru,
        pemilikBaruSetuju: pemilikBaru !== null,
        dari_pengajuan_id: draf?.dari_pengajuan_id ?? null,
        salinan,
      })
      await settleFiles(platform, trx, { row, draf, source, dokumen: isian.dokumen, actor })
      return presentTerkirim(row)
    })
  return keepTerpakai(platform, send)
}
