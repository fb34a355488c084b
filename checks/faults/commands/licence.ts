import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { PDFDocument } from '@cantoo/pdf-lib'
import { dayInJakarta } from '@portal/domain/platform/format'
import { dokumenSalinan } from '@portal/domain/psat/isian/bidang'
import { dokumenDiminta } from '@portal/domain/psat/isian/dokumen'
import type { Database } from '../../../apps/server/src/platform/database/database.ts'
import type { Call, Sent } from '../history.ts'
import { pickFrom } from '../model.ts'
import { nibOf } from '../world/people.ts'
import type { World } from '../world/world.ts'
import type { Command, Context } from './command.ts'

async function onePage(): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create()
  document.addPage([400, 300]).drawText('Berkas uji', { x: 40, y: 200 })
  return new Uint8Array(await document.save())
}
let page: Promise<Uint8Array<ArrayBuffer>> | undefined

/** Uploads a paper. Returns undefined if no attempt succeeded. */
export async function uploadPaper(world: World, who: string): Promise<string | undefined> {
  page ??= onePage()
  const file = new File([await page], 'berkas.pdf', { type: 'application/pdf' })
  const call = await world.history.send(who, 'POST', '/api/upload/file', { what: 'upload', file })
  return call.answer?.response?.[0]
}

const papers = dokumenDiminta('sppb_psat', 'permohonan_baru', { diLuarRegistri: false, jenisDokumen: [] })

async function isianOf(world: World, who: string): Promise<object | undefined> {
  const usaha = world.base.usaha[who]
  const keys = await Promise.all(papers.map(async ({ kunci }) => [kunci, await uploadPaper(world, who)]))
  if (!usaha || keys.some(([, key]) => key === undefined)) return undefined
  return {
    unit_produksi: [usaha.unit],
    ruang_lingkup: [usaha.lingkup],
    info_produk: [],
    izin_asal: null,
    pemilik_baru: null,
    dokumen: Object.fromEntries(keys),
  }
}

/** Applies for an SPPB, every second time for a licence that OSS has sent. */
export const apply: Command = async (context) => {
  const { world, model, pick } = context
  const who = pick % 3 === 0 ? 'pesaing' : 'pemohon'
  const isian = await isianOf(world, who)
  if (!isian) return
  if (who === 'pemohon' && pick % 2 === 0) await sendLicence({ ...context, pick: 1 })
  const licence = who === 'pemohon' ? await freeLicence(world) : undefined
  const key = randomUUID()
  const body = { ...isian, id_izin_oss: licence ?? null, perubahan: { alasan_perubahan: key } }
  const call = await world.history.send(who, 'POST', '/api/psat/sppb/permohonan/create', { key, body })
  const paper = Object.values((isian as { dokumen: Record<string, string> }).dokumen)[0] ?? ''
  const count = (db: Database) =>
    db
      .selectFrom('psat.salinan')
      .select('pengajuan_id')
      .where('putaran', '=', 1)
      .where(({ eb, cast, ref }) => eb(cast(ref('isi'), 'text'), 'like', `%${paper}%`))
      .execute()
      .then(({ length }) => length)
  model.effect(call, count)
  if (call.outcome !== 'accepted') return
  const { id_pengajuan: id, uuid } = call.answer.data
  model.files.push({ id, uuid, by: who })
  const seen = await world.history.send(who, 'GET', `/api/psat/pengajuan/${uuid}`)
  if (seen.status !== 200) model.stale.push(`file ${id}: ${seen.status} after it was acknowledged`)
}

const freeLicence = (world: World) =>
  world.read(async (db) => {
    const row = await db
      .selectFrom('oss.izin')
      .select('id')
      .where('nib', '=', nibOf.pemohon)
      .where(
        'id',
        'not in',
        db
          .selectFrom('psat.pengajuan')
          .select('id_izin_oss')
          .where('id_izin_oss', 'is not', null)
          .$castTo<{ id_izin_oss: number }>(),
      )
      .orderBy('id')
      .executeTakeFirst()
    return row?.id
  })

interface Berkas {
  id: number
  uuid: string
  tahap: string
  versi: number
  perusahaan_id: number
}

/** OSS sends a licence, sometimes one that it has sent before. */
export const sendLicence: Command = async ({ world, model, pick }) => {
  const { sim } = world.oss
  const again = pick % 3 === 0 ? pickFrom(model.licences, pick) : undefined
  const id = again ?? sim.addIzin(nibOf.pemohon, '018000000242')?.id_izin
  if (!id) return
  for (let n = 0; n < 600; n++) {
    const answer = await fetch(`${world.oss.url}/_sim/izin/${id}/kirim-nib`, { method: 'POST', body: '{}' })
    const { http } = (await answer.json()) as { http: number }
    if (http === 200) {
      if (!again) model.licences.push(id)
      return
    }
    // OSS tries again until the portal has taken the licence.
    await pause(100)
  }
  model.stale.push(`OSS could not send the licence ${id}`)
}

async function checkPapers({ world }: Context, who: string, { uuid }: Berkas): Promise<void> {
  const { history } = world
  const seen = await history.send(who, 'GET', `/api/psat/pengajuan/${uuid}`)
  if (seen.status !== 200) return
  const { salinan, temuan } = seen.answer.data
  const found = new Set(
    temuan.flatMap(({ bidang, status }: Record<string, string>) => (status === 'ditutup' ? [] : bidang)),
  )
  const berkas = dokumenSalinan(salinan).flatMap(({ kunci, bidang }) => (found.has(bidang) ? [] : kunci))
  const body = { berkas, sesuai: true }
  if (berkas.length > 0) await history.send(who, 'PUT', `/api/psat/pengajuan/${uuid}/penilaian`, { body })
}

async function fillChecklist({ world }: Context, { uuid }: Berkas): Promise<void> {
  const path = `/api/psat/pengajuan/${uuid}/ceklis`
  const seen = await world.history.send('auditor', 'GET', path)
  if (seen.status !== 200) return
  const { isi, versi } = seen.answer.data
  const codes = isi.flatMap(({ butir }: { butir: { kode: string }[] }) => butir.map(({ kode }) => kode))
  const jawaban = Object.fromEntries(codes.map((kode: string) => [kode, { nilai: 'sesuai' }]))
  const body = { tanggal: dayInJakarta(new Date()), jawaban, versi }
  await world.history.send('auditor', 'PUT', path, { body })
}

const clear = { proses: 'CLEAR' }
const revise = { proses: 'REVISION', keterangan: 'Lengkapi dokumen berikut.' }
const bill = () => {
  const today = dayInJakarta(new Date())
  return {
    ...{ kd_akun: '425151', kd_penerimaan: 'A1', kd_billing: randomUUID().slice(0, 20), nominal: 500_000 },
    ...{ tgl_billing: today, tgl_expire: today },
  }
}

type Stage = (context: Context, berkas: Berkas) => Promise<Call | undefined>

const audit =
  (name: string, who: string, body: object | ((context: Context) => object)): Stage =>
  (context, berkas) => {
    const more = typeof body === 'function' ? body(context) : body
    return step(context, who, 'POST', `/api/psat/sppb/audit/${name}`, berkas, more)
  }

function step(
  { world }: Context,
  who: string,
  method: Call['method'],
  path: string,
  { id, versi, tahap }: Berkas,
  more: object,
  sent: Sent = {},
): Promise<Call> {
  const body = { id_pengajuan: id, versi, ...more }
  return world.history.send(who, method, path, { what: `${path} of file ${id} at ${tahap}`, body, ...sent })
}

const clearOrRevise = ({ pick }: Context) => (pick % 5 === 0 ? revise : clear)
const owner = ({ world, model }: Context, { id }: Berkas) =>
  model.files.find((file) => file.id === id)?.by ?? Object.keys(world.base.usaha)[0] ?? ''
const secretary = ({ pick }: Context) => (pick % 1680 < 840 ? 'sekretariat' : 'sekretariat2')

const answer: Stage = async (context, berkas) => {
  const who = owner(context, berkas)
  const seen = await context.world.history.send(who, 'GET', `/api/psat/pengajuan/${berkas.uuid}`)
  const isian = await isianOf(context.world, who)
  if (seen.status !== 200 || !isian) return undefined
  const open = seen.answer.data.temuan.filter(({ status }: { status: string }) => status === 'terbuka')
  const jawaban = Object.fromEntries(open.map(({ id }: { id: number }) => [id, { jawaban: 'Sudah.' }]))
  return step(context, who, 'PUT', '/api/psat/sppb/permohonan/update', berkas, { ...isian, jawaban })
}

/** What moves a file on from each stage. */
const stages: Record<string, Stage> = {
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
    const nomor = { nomor_sppb_psat: `SPPB/UJI/${berkas.id}` }
    await step(context, who, 'PUT', '/api/psat/sppb/nomor-sppb-psat/update', berkas, nomor)
    const { id } = context.world.base.people[owner(context, berkas)] ?? { id: 0 }
    const body = {
      ...{ penandatangan: 'Dr. Rini Kusuma', jabatan_penandatangan: 'Kepala Otoritas' },
      ...{ nip_penandatangan: '197001012000012001', level: 2, tanpa_nomor_oss: 'OSS belum menjawab' },
    }
    return context.world.history.send(who, 'POST', `/api/sertifikat/sppb-psat/${id}/${berkas.id}`, {
      what: `issue file ${berkas.id}`,
      body,
    })
  },
}

/** Takes the next step of a file. Two people may take it at once: then one of them is refused. */
export const stepFile: Command = async (context) => {
  const { world, model, pick } = context
  const known = pickFrom(model.files, pick)
  if (!known) return apply(context)
  const berkas = await world.read((db) =>
    db
      .selectFrom('psat.pengajuan')
      .select(['id', 'uuid', 'tahap', 'versi', 'perusahaan_id'])
      .where('id', '=', known.id)
      .executeTakeFirst(),
  )
  if (!berkas) return
  const call = await stages[berkas.tahap]?.(context, berkas as Berkas)
  if (call?.outcome !== 'accepted') return
  const moved = (db: Database) =>
    db
      .selectFrom('psat.pengajuan')
      .select('id')
      .where('id', '=', berkas.id)
      .where('versi', '>', berkas.versi)
      .execute()
      .then(({ length }) => length)
  model.effect(call, moved)
}

/** Two people take the next step of the same file at the same moment. */
export const raceFile: Command = async (context) => {
  await Promise.all([stepFile(context), stepFile({ ...context, pick: context.pick + 840 })])
}

/** Takes several steps of one file, so that most stories reach an issued certificate. */
export const hurryFile: Command = async (context) => {
  for (let n = 0; n < 6; n++) await stepFile({ ...context, pick: context.pick + 840 * n })
}
