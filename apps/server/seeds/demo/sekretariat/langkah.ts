import { dayInJakarta } from '@portal/domain/platform/format'
import { nameIn } from '@portal/domain/platform/stored-name'
import { type NamaTahapSekretariat, tahapSekretariat } from '@portal/domain/psat/alur/sekretariat/tahap'
import { isianSertifikat } from '@portal/domain/psat/penerbitan/penerbitan.contract'
import { type BerkasRow, findBerkas } from '#psat/alur/pengajuan.repository.ts'
import { chooseAuditor, giveBack } from '#psat/sekretariat/auditor.service.ts'
import { decideLampiran, makeLampiran } from '#psat/sekretariat/lampiran.service.ts'
import { holdSidang } from '#psat/sekretariat/sidang.service.ts'
import { uploadRevision } from '#psat/sekretariat/submit.service.ts'
import { sign } from '#psat/sekretariat/tanda-tangan.service.ts'
import { sendToOss, uploadCertificate } from '#psat/sekretariat/terbit.service.ts'
import { reject, review } from '#psat/sekretariat/tinjauan.service.ts'
import type { Adegan, Petugas } from '../pengajuan/adegan.ts'
import { uploadSample } from '../pengajuan/dokumen-contoh.ts'
import { fillCeklis } from '../pengajuan/lapang.ts'
import { callerOf } from '../pengajuan/pemain.ts'
import { penandatangan } from '../pengajuan/penerbitan.ts'
import { acceptAll, perbaikanOf, prepareTemuan } from '../pengajuan/perbaikan.ts'
import { timBaru, timBerkas } from '../pengajuan/petugas.ts'
import type { NamaLangkah } from './naskah.ts'

type AdeganSekretariat = Adegan<BerkasRow<NamaTahapSekretariat>>
type Langkah = (adegan: AdeganSekretariat) => Promise<unknown>

const peninjauan = {
  review_auditor: { call: 'reviewDocument/auditor', event: 'berkas.review-auditor', by: 'auditor' },
  review_lead_auditor: { call: 'reviewDocument/leadAuditor', event: 'berkas.review-lead', by: 'lead' },
  audit_lapang: { call: 'auditLapang', event: 'berkas.audit-lapang', by: 'lead' },
} as const
type Peninjauan = (typeof peninjauan)[keyof typeof peninjauan]

const disebut = ({ row }: AdeganSekretariat) => ({ auditId: row.id, auditType: row.audit_type })
const callerFor = ({ platform, petugas }: AdeganSekretariat, who: keyof Petugas, event: string) =>
  callerOf(petugas[who], event, platform.clock())
const mintaPerbaikan = 'Mohon perbaiki hal-hal pada daftar temuan, lalu kirim kembali.'

const chooseTeam: Langkah = (adegan) => {
  const { auditor, lead } = timBaru(adegan.petugas, adegan.row)
  return chooseAuditor(adegan.platform, callerFor(adegan, 'koordinator', 'berkas.pilih-auditor'), {
    ...disebut(adegan),
    auditorUserId: auditor.id,
    leadAuditorUserId: lead.id,
    keterangan: null,
    alasan_benturan: null,
  })
}

const acceptReview =
  ({ call, event, by: who }: Peninjauan): Langkah =>
  async (adegan) => {
    const { platform, petugas, row } = adegan
    if (row.tahap === 'audit_lapang') await fillCeklis(adegan)
    await acceptAll(adegan, petugas[who])
    await review(platform, callerFor(adegan, who, event), call, {
      ...disebut(adegan),
      status: 'accept',
      keterangan: 'Dokumen sesuai persyaratan.',
      hasil_audit: await uploadSample(
        platform,
        petugas[who],
        'Laporan hasil pemeriksaan',
        row.nama_perusahaan,
      ),
    })
  }

const askForRevision: Langkah = async (adegan) => {
  const { platform, petugas, row } = adegan
  if (!(row.tahap in peninjauan)) throw new Error(`Demo script: no reviewer at stage ${row.tahap}`)
  const { call, event, by: who } = peninjauan[row.tahap as keyof typeof peninjauan]
  await prepareTemuan(adegan, petugas[who])
  await review(platform, callerFor(adegan, who, event), call, {
    ...disebut(adegan),
    status: 'revision',
    keterangan: mintaPerbaikan,
    hasil_audit: null,
  })
}

const sidang: Langkah = async (adegan) => {
  await acceptAll(adegan, adegan.petugas.lead)
  await holdSidang(adegan.platform, callerFor(adegan, 'lead', 'berkas.sidang'), {
    ...disebut(adegan),
    status: 'accept',
    keterangan: 'Direkomendasikan untuk diterbitkan.',
    hasil_audit: null,
    tanggal: dayInJakarta(adegan.platform.clock()),
    tempat: 'Ruang rapat Bapanas',
    hadir: [adegan.petugas.pvtpp.id],
  })
}

const composeLampiran: Langkah = (adegan) => {
  const { platform, row } = adegan
  const level = row.audit_type === 'sppb_psat' ? 1 + (row.id % 3) : null
  return makeLampiran(platform, callerFor(adegan, 'sekretariat', 'berkas.lampiran'), {
    ...disebut(adegan),
    ...isianSertifikat.parse({ ...penandatangan, level }),
    nomorIzin: row.nomor ?? adegan.nomorIzin(row, platform.clock()),
    isOldTemplete: false,
  })
}

const decideStep =
  (who: 'subkoordinator' | 'koordinator', status: 'accept' | 'revision'): Langkah =>
  (adegan) =>
    decideLampiran(adegan.platform, callerFor(adegan, who, 'berkas.setujui-lampiran'), {
      ...disebut(adegan),
      status,
      keterangan: status === 'accept' ? null : 'Nama jabatan penanda tangan belum lengkap.',
    })

const signLampiran: Langkah = (adegan) =>
  sign(adegan.platform, callerFor(adegan, 'sekretariat', 'berkas.tanda-tangan'), {
    ...disebut(adegan),
    status: 'accept',
    keterangan: null,
    dokumen: null,
  })

const publishSertifikat: Langkah = async (adegan) => {
  const { platform, petugas, row } = adegan
  const sertifikat = await uploadSample(platform, petugas.sekretariat, 'Sertifikat', row.nama_perusahaan)
  await uploadCertificate(platform, callerFor(adegan, 'sekretariat', 'berkas.sertifikat'), {
    ...disebut(adegan),
    sertifikat,
    tanpaOss: null,
  })
}

const lolos: Partial<Record<NamaTahapSekretariat, Langkah>> = {
  select_auditor: chooseTeam,
  review_auditor: acceptReview(peninjauan.review_auditor),
  review_lead_auditor: acceptReview(peninjauan.review_lead_auditor),
  audit_lapang: acceptReview(peninjauan.audit_lapang),
  sidang_komtek: sidang,
  lampiran_teknis: composeLampiran,
  review_lamtek_1: decideStep('subkoordinator', 'accept'),
  review_lamtek_2: decideStep('koordinator', 'accept'),
  process_publish: signLampiran,
  finish_publish: publishSertifikat,
}

const langkah: Record<Exclude<NamaLangkah, 'submit'>, Langkah> = {
  lolos: (adegan) => {
    const next = lolos[adegan.row.tahap]
    if (!next) throw new Error(`Demo script: no next step after stage ${adegan.row.tahap}`)
    return next(adegan)
  },
  minta: askForRevision,
  jawab: async (adegan) =>
    uploadRevision(adegan.platform, callerFor(adegan, 'sekretariat', 'berkas.revisi'), {
      ...disebut(adegan),
      ...(await perbaikanOf(adegan, adegan.petugas.sekretariat)),
    }),
  kembali: decideStep('subkoordinator', 'revision'),
  balik: (adegan) =>
    giveBack(adegan.platform, callerFor(adegan, 'auditor', 'berkas.kembalikan-tugas'), {
      ...disebut(adegan),
      keterangan: 'Saya pernah menjadi konsultan perusahaan ini.',
    }),
  kirim_oss: (adegan) =>
    sendToOss(adegan.platform, callerFor(adegan, 'sekretariat', 'berkas.oss'), disebut(adegan), {
      status: 'accept',
      keterangan: null,
    }),
  tolak: (adegan) => {
    const { by: who } = peninjauan[adegan.row.tahap as keyof typeof peninjauan]
    return reject(adegan.platform, callerFor(adegan, who, 'berkas.tolak'), disebut(adegan), {
      rejectNote: 'Unit penanganan belum beroperasi, jadi persyaratannya tidak dapat diperiksa.',
    })
  },
}

export async function takeLangkahBerkas(
  name: Exclude<NamaLangkah, 'submit'>,
  given: Omit<AdeganSekretariat, 'row'>,
  id: number,
): Promise<void> {
  const found = await findBerkas(given.trx, { id })
  if (!found) throw new Error(`Demo file ${id} is missing`)
  const row = { ...found, tahap: nameIn(tahapSekretariat, found.tahap) }
  await langkah[name]({ ...given, petugas: timBerkas(given.petugas, row), row })
}
