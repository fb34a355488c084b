import { dayInJakarta } from '@portal/domain/platform/format'
import type { Call } from '../history.ts'
import type { Context } from './command.ts'
import {
  answersTo,
  type Berkas,
  checkPapers,
  fillChecklist,
  owner,
  type Stage,
  secretary,
} from './file-step.ts'
import { isianOf, uploadPaper } from './papers.ts'

const path = '/api/audit-document'
const accept = { status: 'accept' }
const revise = { status: 'revision', keterangan: 'Lengkapi dokumen berikut.' }
const acceptOrRevise = ({ pick }: Context) => (pick % 5 === 0 ? revise : accept)

function step(
  { world }: Context,
  who: string,
  name: string,
  { id: auditId, audit_type: auditType, versi, tahap }: Berkas,
  more: object,
): Promise<Call> {
  const what = `${name} of file ${auditId} at ${tahap}`
  const inPath = name === 'uploadDocument/submitOss' ? `/${auditType}/${auditId}` : ''
  const body = { ...(inPath ? {} : { auditId, auditType }), versi, ...more }
  return world.history.send(who, 'POST', `${path}/${name}${inPath}`, { what, body })
}

const review =
  (name: string, who: string): Stage =>
  async (context, berkas) => {
    await checkPapers(context, who, berkas)
    return step(context, who, name, berkas, acceptOrRevise(context))
  }

const approve =
  (who: string): Stage =>
  (context, berkas) =>
    step(context, who, 'lampiranTeknis/approvedLamtek', berkas, acceptOrRevise(context))

/** What moves a file that the secretariat entered on from each stage. */
export const secretariatTrack: Record<string, Stage> = {
  select_auditor: (context, berkas) => {
    const { people } = context.world.base
    return step(context, 'koordinator', 'uploadDocument/selectAuditor', berkas, {
      auditorUserId: people.auditor?.id,
      leadAuditorUserId: people.lead?.id,
    })
  },
  upload_revision: async (context, berkas) => {
    const who = secretary(context)
    const jawaban = await answersTo(context, who, berkas)
    const isian = await isianOf(context.world, berkas.audit_type, owner(context, berkas), who)
    if (!jawaban || !isian) return undefined
    return step(context, who, 'uploadDocument/revisionDocument', berkas, { ...isian, jawaban })
  },
  review_auditor: review('reviewDocument/auditor', 'auditor'),
  review_lead_auditor: review('reviewDocument/leadAuditor', 'lead'),
  audit_lapang: async (context, berkas) => {
    await fillChecklist(context, berkas)
    return step(context, 'lead', 'auditLapang', berkas, accept)
  },
  sidang_komtek: (context, berkas) =>
    step(context, 'lead', 'auditLapang/sidangKomtek', berkas, {
      ...accept,
      tanggal: dayInJakarta(new Date()),
      tempat: 'Ruang rapat',
      hadir: [context.world.base.people.pvtpp?.id],
    }),
  lampiran_teknis: async (context, berkas) => {
    const who = secretary(context)
    return step(context, who, 'lampiranTeknis/create', berkas, {
      ...{ nomorIzin: `BRK/UJI/${berkas.id}`, level: 2 },
      ...{ penandatangan: 'Dr. Rini Kusuma', jabatan_penandatangan: 'Kepala Otoritas' },
    })
  },
  review_lamtek_1: approve('subkoordinator'),
  review_lamtek_2: approve('koordinator'),
  process_publish: (context, berkas) =>
    step(context, secretary(context), 'lampiranTeknis/signedLamtek', berkas, accept),
  finish_publish: async (context, berkas) => {
    const who = secretary(context)
    const { id, audit_type } = berkas
    const seen = await context.world.history.send(
      who,
      'GET',
      `${path}/lampiranTeknis/detail/${audit_type}/${id}`,
    )
    if (seen.status !== 200) return undefined
    if (seen.answer.data.oss === 'belum')
      return step(context, who, 'uploadDocument/submitOss', berkas, accept)
    const sertifikat = await uploadPaper(context.world, who)
    const tanpaOss = 'OSS belum menjawab'
    return step(context, who, 'uploadDocument/uploadSertificate', berkas, { sertifikat, tanpaOss })
  },
}
