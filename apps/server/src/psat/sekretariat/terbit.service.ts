import type { Body, Params } from '@portal/domain/platform/contract'
import { AppError } from '@portal/domain/platform/errors'
import type { submitOss, uploadSertificate } from '@portal/domain/psat/sekretariat/lampiran.contract'
import { lockCurrentPermit, recordIssuedPermit } from '#okkp/index.ts'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import { actorOf, type Caller } from '#platform/caller.ts'
import type { Trx } from '#platform/database/database.ts'
import { requireKind } from '#platform/files/file-key.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import { lockForStep, runAction } from '#psat/alur/sekretariat/jalur.ts'
import { presentLangkah } from '#psat/audit/audit.service.ts'
import { noteSppbIssued } from '#psat/data-usaha/sppb-unit.service.ts'
import { requireIzinAsal } from '#psat/penerbitan/bahan/bahan.service.ts'
import { entriRegistri } from '#psat/penerbitan/bahan/entri-registri.ts'
import { supersedesOf } from '#psat/penerbitan/issue.service.ts'
import { tellNewOwner, tellRegistry } from '#psat/penerbitan/kabar-terbit.service.ts'
import { lisensiOss } from '#psat/penerbitan/lisensi-oss.service.ts'
import { insertSertifikat } from '#psat/penerbitan/sertifikat.repository.ts'
import { gatherLampiran, isianLampiran } from './compose-lampiran.service.ts'
import { belumDisetujui, findLampiran, saveLampiran } from './lampiran.repository.ts'
import { stepIn } from './tinjauan.service.ts'

async function getSigned(trx: Trx, pengajuanId: number) {
  const made = await findLampiran(trx, pengajuanId)
  if (made?.data && made.bertanda) return { ...made, data: made.data, bertanda: made.bertanda }
  throw new AppError('SYARAT_BELUM_TERPENUHI', {
    message: 'Lampiran teknis berkas ini belum ditandatangani.',
  })
}

/**
 * Puts the signed attachment into the outbox. The sender delivers it to OSS later, and the outbox stores the answer.
 */
export function sendToOss(
  platform: Platform,
  caller: Caller,
  { auditType, auditId: id }: Params<typeof submitOss>,
  { versi, status, keterangan }: Body<typeof submitOss>,
) {
  const langkah = {
    aksi: { call: 'uploadDocument/submitOss', proses: status },
    auditType,
    versi,
    note: keterangan,
  }
  return write(platform.db, caller, async (trx) => {
    await lockForStep(platform, trx, actorOf(caller), { id }, langkah)
    const made = await getSigned(trx, id)
    if (status === 'accept') {
      const oss = lisensiOss(made.data, made.bertanda)
      return stepIn(platform, trx, caller, id, { ...langkah, oss })
    }
    const after = await stepIn(platform, trx, caller, id, {
      ...langkah,
      kolom: { keterangan_audit: keterangan },
    })
    await saveLampiran(trx, id, { ...belumDisetujui, bertanda: null, cara_tanda: null, diubah: made.diubah })
    return after
  })
}

/**
 * Stores the certificate, ends the file and adds a registrasi. Track `pengajuan` records its permits with the same
 * `recordIssuedPermit`.
 */
export function uploadCertificate(
  platform: Platform,
  caller: Caller,
  { auditId: id, auditType, versi, sertifikat, tanpaOss }: Body<typeof uploadSertificate>,
) {
  const actor = actorOf(caller)
  const tujuan = { aksi: 'unggah_sertifikat' as const, auditType, versi }
  return write(platform.db, caller, async (trx) => {
    const at = platform.clock()
    const { row } = await lockForStep(platform, trx, actor, { id }, tujuan)
    if (sertifikat) requireKind(sertifikat, ['pdf'], 'sertifikat')
    const made = await getSigned(trx, id)
    const input = { ...(sertifikat ? { sertifikat } : {}), ...(tanpaOss ? { tanpaOss } : {}) }
    if (row.izin_asal_registrasi_id !== null) await lockCurrentPermit(trx, row.izin_asal_registrasi_id)
    const bahan = await gatherLampiran(trx, row, made, isianLampiran(made, {}), {
      kode_verifikasi: made.data.kode_verifikasi,
      at,
    })
    requireIzinAsal(row, bahan.izinLama)
    const { data } = made
    const berkas = sertifikat ?? made.bertanda
    const entri = {
      ...entriRegistri({ ...bahan, data }),
      ...supersedesOf(row, bahan.izinLama),
      sertifikat: berkas,
      created_by: actor.id,
      updated_by: actor.id,
    }
    const registrasi = await recordIssuedPermit(trx, entri, at)
    await noteSppbIssued(trx, row, bahan.salinan, entri, at)
    const after = await runAction(
      platform,
      trx,
      caller,
      { id },
      {
        ...tujuan,
        input,
        lampiran: sertifikat ? [{ label: 'Sertifikat', kunci: sertifikat, field: 'sertifikat' }] : [],
        hasil: { tulis_registri: registrasi.id },
        muatan: { nomor: data.nomor, registrasi_id: registrasi.id, ...(tanpaOss ? { tanpaOss } : {}) },
      },
    )
    await insertSertifikat(trx, {
      pengajuan_id: row.id,
      terbitan: 1,
      nomor: data.nomor,
      kode_verifikasi: data.kode_verifikasi,
      registrasi_id: registrasi.id,
      data,
      berkas,
      terbit: data.terbit,
      berlaku_sampai: data.berlaku_sampai,
      oleh: actor.id,
      dibuat: at,
    })
    await tellNewOwner(trx, row, after.notifikasi)
    await tellRegistry(trx, row, registrasi)
    await recordAudit(trx, caller, { record: `registrasi/${registrasi.id}`, after: entri })
    return { ...presentLangkah(after), registrasi_id: registrasi.id }
  })
}
