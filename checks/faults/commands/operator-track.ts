import { randomUUID } from 'node:crypto'
import { dayInJakarta } from '@portal/domain/platform/format'
import { jalurIzinOf } from '@portal/domain/psat/pengajuan/pengajuan.contract'
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

const clear = { proses: 'CLEAR' }
const revise = { proses: 'REVISION', keterangan: 'Lengkapi dokumen berikut.' }
const clearOrRevise = ({ pick }: Context) => (pick % 5 === 0 ? revise : clear)
const bill = () => {
  const today = dayInJakarta(new Date())
  return {
    ...{ kd_akun: '425151', kd_penerimaan: 'A1', kd_billing: randomUUID().slice(0, 20), nominal: 500_000 },
    ...{ tgl_billing: today, tgl_expire: today },
  }
}

function step(
  { world }: Context,
  who: string,
  method: Call['method'],
  name: string,
  { id, versi, tahap, audit_type }: Berkas,
  more: object,
): Promise<Call> {
  const path = `/api/psat/${jalurIzinOf(audit_type)}/${name}`
  const what = `${path} of file ${id} at ${tahap}`
  return world.history.send(who, method, path, { what, body: { id_pengajuan: id, versi, ...more } })
}

const audit =
  (name: string, who: string, body: object | ((context: Context) => object)): Stage =>
  (context, berkas) => {
    const more = typeof body === 'function' ? body(context) : body
    return step(context, who, 'POST', `audit/${name}`, berkas, more)
  }

const answer: Stage = async (context, berkas) => {
  const who = owner(context, berkas)
  const jawaban = await answersTo(context, who, berkas)
  const isian = await isianOf(context.world, berkas.audit_type, who)
  if (!jawaban || !isian) return undefined
  return step(context, who, 'PUT', 'permohonan/update', berkas, { ...isian, jawaban })
}

/** What moves a file of an operator on from each stage. */
export const operatorTrack: Record<string, Stage> = {
  verifikasi_permohonan: async (context, berkas) => {
    const who = secretary(context)
    await checkPapers(context, who, berkas)
    return audit('permohonan_baru', who, clearOrRevise)(context, berkas)
  },
  perbaikan_permohonan: answer,
  penunjukan_auditor: async (context, berkas) => {
    const { people } = context.world.base
    return audit('penunjukkan_auditor', 'koordinator', {
      tanggal_penugasan: dayInJakarta(new Date()),
      surat_tugas: await uploadPaper(context.world, 'koordinator'),
      lead_auditor: [people.lead?.id],
      tim_auditor: [people.auditor?.id],
    })(context, berkas)
  },
  audit_dokumen: async (context, berkas) => {
    await checkPapers(context, 'lead', berkas)
    return audit('dokumen', 'lead', clearOrRevise)(context, berkas)
  },
  perbaikan_audit_dokumen: answer,
  audit_lapang: async (context, berkas) => {
    await fillChecklist(context, berkas)
    return audit('lapang', 'lead', clear)(context, berkas)
  },
  perbaikan_audit_lapang: answer,
  rekomendasi: audit('rekomendasi', 'pvtpp', { ...clear, id_tim_komtek: 1 }),
  perbaikan_rekomendasi: answer,
  penagihan: (context, berkas) =>
    audit('pembayaran_pnbp', secretary(context), { proses: 'REVIEW', data_pnbp: bill() })(context, berkas),
  menunggu_pembayaran: async (context, berkas) => {
    const who = owner(context, berkas)
    const bukti_pembayaran = await uploadPaper(context.world, who)
    return audit('pembayaran_pnbp', who, { proses: 'REVIEW', bukti_pembayaran })(context, berkas)
  },
  pemeriksaan_pembayaran: (context, berkas) =>
    audit('pembayaran_pnbp', secretary(context), clear)(context, berkas),
  penerbitan_nomor: async (context, berkas) => {
    const who = secretary(context)
    const sppb = berkas.audit_type === 'sppb_psat'
    const nomor = sppb
      ? { nomor_sppb_psat: `SPPB/UJI/${berkas.id}` }
      : { nomor_izin_edar: `PL/UJI/${berkas.id}` }
    await step(context, who, 'PUT', 'nomor-sppb-psat/update', berkas, nomor)
    const { id } = context.world.base.people[owner(context, berkas)] ?? { id: 0 }
    const path = `/api/sertifikat/${sppb ? 'sppb-psat' : 'psat-pl'}/${id}/${berkas.id}`
    const body = {
      ...{ penandatangan: 'Dr. Rini Kusuma', jabatan_penandatangan: 'Kepala Otoritas' },
      ...{ nip_penandatangan: '197001012000012001', level: 2, tanpa_nomor_oss: 'OSS belum menjawab' },
    }
    return context.world.history.send(who, 'POST', path, { what: `issue file ${berkas.id}`, body })
  },
}
