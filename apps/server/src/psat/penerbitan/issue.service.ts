import { applyAction } from '@portal/domain/platform/workflow/workflow-actions'
import { alurPelaku } from '@portal/domain/psat/alur/pelaku/workflow'
import type { JenisPengajuan } from '@portal/domain/psat/jenis/jenis-pengajuan'
import type { IsianSertifikat } from '@portal/domain/psat/penerbitan/penerbitan.contract'
import { attachCertificate, type IssuedPermit, lockCurrentPermit, recordIssuedPermit } from '#okkp/index.ts'
import type { Actor } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import { actorOf, type Caller } from '#platform/caller.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import { berkasTidakDitemukan, lockReadable } from '#psat/alur/akses/find-berkas.service.ts'
import { toAktor } from '#psat/alur/alur.ts'
import { toPengajuan } from '#psat/alur/pelaku/fakta-pelaku.ts'
import { refusalError, runAction } from '#psat/alur/pelaku/jalur.ts'
import type { BerkasRow, PengajuanRow } from '#psat/alur/pengajuan.repository.ts'
import { noteSppbIssued } from '#psat/data-usaha/sppb-unit.service.ts'
import { gatherBahan, requireComplete, requireIzinAsal } from './bahan/bahan.service.ts'
import { entriRegistri } from './bahan/entri-registri.ts'
import { tellNewOwner, tellRegistry } from './kabar-terbit.service.ts'
import { withKode } from './kode/kode-sertifikat.service.ts'
import { awaitNomorOss, lisensiOss } from './lisensi-oss.service.ts'
import { oneAtATime, printSigned } from './print.service.ts'
import { refuseWrongSebutan, type SertifikatDisebut } from './sebutan.service.ts'
import { presentSertifikat } from './sertifikat.presenter.ts'
import { insertSertifikat, newKodeVerifikasi } from './sertifikat.repository.ts'

const sebab: Partial<Record<JenisPengajuan, NonNullable<IssuedPermit['supersedes']>['sebab']>> = {
  perpanjangan: 'perpanjangan',
  penambahan_ruang_lingkup: 'penambahan',
  perubahan_data: 'perubahan',
  pengalihan: 'pengalihan',
}

/** Refuses a wrong turn or a missing number before the server creates the PDF. */
function refuseEarly(row: PengajuanRow, actor: Actor, at: Date): void {
  const outcome = applyAction(alurPelaku, toPengajuan(row, [], 0), toAktor(actor), 'terbitkan_sertifikat', {
    at,
    input: {},
    days: () => 0,
  })
  if (!outcome.ok) throw refusalError(row, outcome.refusal)
}

export function supersedesOf({ jenis_pengajuan }: BerkasRow, izinLama: { id: number } | undefined) {
  const why = sebab[jenis_pengajuan]
  return izinLama && why ? { supersedes: { id: izinLama.id, sebab: why } } : {}
}

/**
 * Issues a certificate. The certificate, its registry entry, the end of the file and the OSS message form one
 * transaction. The file and the replaced permit stay locked while the server creates and signs the PDF.
 */
export function issue(
  platform: Platform,
  caller: Caller,
  { auditType, id, ...sebutan }: SertifikatDisebut,
  {
    versi,
    tanpa_nomor_oss: alasan = null,
    ...isian
  }: IsianSertifikat & { versi?: number | undefined; tanpa_nomor_oss?: string | null | undefined },
) {
  const actor = actorOf(caller)
  return oneAtATime(() =>
    write(platform.db, caller, async (trx) => {
      const at = platform.clock()
      const row = await lockReadable(trx, actor, { id })
      if (row.audit_type !== auditType) throw berkasTidakDitemukan()
      await refuseWrongSebutan(trx, actor, row, sebutan)
      refuseEarly(row, actor, at)
      if (row.izin_asal_registrasi_id !== null) await lockCurrentPermit(trx, row.izin_asal_registrasi_id)
      const kode_verifikasi = await newKodeVerifikasi(trx)
      const gathered = await gatherBahan(trx, row, isian, { kode_verifikasi, at })
      requireComplete(gathered.data)
      requireIzinAsal(row, gathered.izinLama)
      const bahan = await withKode(platform, trx, gathered)
      const { data, lampiran } = bahan
      const untukOss = await awaitNomorOss(platform, trx, row, alasan)
      const izin = {
        ...entriRegistri(bahan),
        ...supersedesOf(row, bahan.izinLama),
        created_by: actor.id,
        updated_by: actor.id,
      }
      const registrasi = await recordIssuedPermit(trx, izin, at)
      const cetakan = { data, lampiran, daun: registrasi.daun }
      const berkas = await printSigned(platform, trx, actor, cetakan, { untukOss })
      await attachCertificate(trx, registrasi.id, berkas)
      const entri = { ...izin, sertifikat: berkas }
      await noteSppbIssued(trx, row, bahan.salinan, entri, at)
      await insertSertifikat(trx, {
        pengajuan_id: row.id,
        terbitan: 1,
        nomor: data.nomor,
        kode_verifikasi,
        registrasi_id: registrasi.id,
        data,
        berkas,
        terbit: data.terbit,
        berlaku_sampai: data.berlaku_sampai,
        oleh: actor.id,
        dibuat: at,
      })
      const after = await runAction(
        platform,
        trx,
        caller,
        { id },
        {
          aksi: 'terbitkan_sertifikat',
          auditType,
          versi,
          lampiran: [{ label: 'Sertifikat', kunci: berkas, field: 'sertifikat' }],
          hasil: { buat_sertifikat: berkas, tulis_registri: registrasi.id },
          muatan: {
            nomor: data.nomor,
            kode_verifikasi,
            registrasi_id: registrasi.id,
            ...(alasan && data.pb_umku === null ? { tanpa_nomor_oss: alasan } : {}),
          },
          oss: lisensiOss(data, berkas),
        },
      )
      await tellNewOwner(trx, row, after.notifikasi)
      if (!registrasi.lengkap) await tellRegistry(trx, row, registrasi)
      await recordAudit(trx, caller, { record: `registrasi/${registrasi.id}`, after: entri })
      return presentSertifikat({ data, lampiran, path: berkas, terbitan: 1 })
    }),
  )
}
