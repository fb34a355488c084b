import { nameIn } from '@portal/domain/platform/stored-name'
import { pemeriksaanAwal } from '@portal/domain/psat/alur/pemeriksaan'
import type { AksiSekretariat } from '@portal/domain/psat/alur/sekretariat/aksi'
import type { FaktaSekretariat, KosakataSekretariat } from '@portal/domain/psat/alur/sekretariat/syarat'
import { type NamaTahapSekretariat, tahapSekretariat } from '@portal/domain/psat/alur/sekretariat/tahap'
import { tabelSekretariat } from '@portal/domain/psat/alur/sekretariat/workflow'
import { type Alur, penugasanOf } from '#psat/alur/alur.ts'
import type * as langkah from '#psat/alur/langkah.service.ts'
import type * as handlers from '#psat/alur/penangan.ts'
import type { BerkasRow } from '#psat/alur/pengajuan.repository.ts'
import { pintu } from '#psat/alur/pintu.ts'

/** Returns the facts that the row holds. Other modules store the attachment and the answers of OSS. */
function faktaOf(row: BerkasRow<NamaTahapSekretariat>): FaktaSekretariat {
  return {
    auditType: row.audit_type,
    jenisPengajuan: row.jenis_pengajuan,
    ...penugasanOf(row),
    izinAsal: row.izin_asal,
    peminta: row.peminta_revisi === null ? null : nameIn(tahapSekretariat, row.peminta_revisi),
    ...pemeriksaanAwal,
    ceklisKurang: row.ceklis_kurang,
    nomor: row.nomor,
    pembuatLampiran: [],
    penyetujuLampiran: [],
    oss: row.id_izin_oss === null ? 'tanpa' : 'belum',
  }
}

/** Track `berkas`: audit-document files that the secretariat enters. */
export const jalurSekretariat: Alur<KosakataSekretariat, AksiSekretariat> = {
  ...tabelSekretariat,
  bidang: {
    tim: 'leadAuditorUserId',
    nomor: 'nomorIzin',
    kuorum: 'hadir',
    sertifikat: 'sertifikat',
    jawaban_oss: 'tanpaOss',
  },
  tautan: (holder, { uuid, audit_type }) =>
    holder === 'pemohon' ? `/psat/pengajuan/${uuid}` : `/psat/admin/perizinan/${audit_type}/${uuid}`,
  fakta: faktaOf,
  kolom: ({ nomor, peminta }) => ({ nomor, peminta_revisi: peminta }),
}

export const { openBerkas, runAction, lockForStep } = pintu(jalurSekretariat)

export type LangkahSekretariat = langkah.Langkah<KosakataSekretariat, AksiSekretariat>
export type PenangananSekretariat = handlers.PenangananAlur<KosakataSekretariat, AksiSekretariat>
