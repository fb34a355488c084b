import { openFile } from '@portal/domain/platform/workflow/workflow-actions'
import { hariUntuk } from '@portal/domain/psat/alur/pengajuan.hari'
import { faktaAwal } from '@portal/domain/psat/alur/pengajuan.syarat'
import { alurPengajuan } from '@portal/domain/psat/alur/pengajuan.workflow'
import type { JenisIzin, JenisPengajuan } from '@portal/domain/psat/pengajuan/jenis-pengajuan'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import { actorOf, type Caller } from '#platform/caller.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { sidikOf } from '#psat/alur/rantai/sidik.ts'
import { toAktor } from './berkas-alur.ts'
import { kolomAlur, recordStep } from './catat.service.ts'
import { readHariKerja, readHolidays } from './kalender.repository.ts'
import { penangan } from './penangan.ts'
import { insertPengajuan, type PengajuanRow } from './pengajuan.repository.ts'
import { refusalError } from './penolakan.ts'
import { type IsiSalinan, insertSalinan } from './salinan.repository.ts'

export interface PengajuanBaru {
  auditType: JenisIzin
  jenisPengajuan: JenisPengajuan
  perusahaan: {
    id: number
    nama_perseroan: string
    alamat_perseroan: string | null
    nib: string | null
    provinsi_id: number | null
    kota_id: number | null
  }
  /** The account whose application it is; staff who apply on behalf name one of the company. */
  id_pengguna: number
  id_izin_oss: number | null
  izinAsal: 'registri' | 'sertifikat' | null
  izin_asal_registrasi_id: number | null
  perusahaan_baru_id: number | null
  pemilikBaruSetuju: boolean
  /** The rejected file it was started from. */
  dari_pengajuan_id: number | null
  salinan: IsiSalinan
}

/** The first step: makes the file, its first copy, its history and its clock. Files are claimed by the caller. */
export async function openPengajuan(
  platform: Platform,
  trx: Trx,
  caller: Caller,
  input: PengajuanBaru,
): Promise<PengajuanRow> {
  const actor = actorOf(caller)
  const { auditType, jenisPengajuan, perusahaan, salinan } = input
  const at = platform.clock()
  const [master, holidays] = [await readHariKerja(trx), await readHolidays(trx)]
  const outcome = openFile(
    alurPengajuan,
    {
      ...faktaAwal(auditType, jenisPengajuan, perusahaan.id),
      izinAsal: input.izinAsal,
      pemilikBaruSetuju: input.pemilikBaruSetuju,
    },
    toAktor(actor),
    { at, input: {}, days: hariUntuk(master, auditType) },
  )
  if (!outcome.ok) throw refusalError({ tahap: 'verifikasi_permohonan', code: 10, versi: 0 }, outcome.refusal)
  if (input.id_izin_oss !== null) {
    await penangan().pakaiIzinOss(trx, input.id_izin_oss, { nib: perusahaan.nib, auditType, jenisPengajuan })
  }
  const row = await insertPengajuan(trx, {
    ...kolomAlur(outcome.file, outcome.event, holidays),
    alur: 'pengajuan',
    audit_type: auditType,
    jenis_pengajuan: jenisPengajuan,
    perusahaan_id: perusahaan.id,
    nama_perusahaan: perusahaan.nama_perseroan,
    alamat_perusahaan: perusahaan.alamat_perseroan,
    nib: perusahaan.nib,
    provinsi_id: perusahaan.provinsi_id,
    kota_id: perusahaan.kota_id,
    id_pengguna: input.id_pengguna,
    id_izin_oss: input.id_izin_oss,
    izin_asal: input.izinAsal,
    izin_asal_registrasi_id: input.izin_asal_registrasi_id,
    perusahaan_baru_id: input.perusahaan_baru_id,
    pemilik_baru_setuju: input.pemilikBaruSetuju,
    dari_pengajuan_id: input.dari_pengajuan_id,
    dibuat: at,
    masuk_tahap: at,
  })
  const sidik = sidikOf(salinan.isi)
  await insertSalinan(trx, row.id, { ...salinan, putaran: 1, sidik, dibuat: at })
  const muatan = { salinan: { putaran: 1, sidik } }
  await recordStep(platform, trx, {
    row,
    event: outcome.event,
    actor,
    entriLama: 0,
    lampiran: [],
    muatan,
  })
  await recordAudit(trx, caller, {
    record: `pengajuan/${row.id}`,
    after: { kode_pengajuan: row.kode_pengajuan, tahap: row.tahap },
  })
  return row
}
