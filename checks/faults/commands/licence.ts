import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { NamaAlur } from '@portal/domain/psat/alur/alur'
import type { JenisIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { jalurIzinOf } from '@portal/domain/psat/pengajuan/pengajuan.contract'
import type { Database } from '../../../apps/server/src/platform/database/database.ts'
import type { Call } from '../history.ts'
import { pickFrom } from '../model.ts'
import { nibOf } from '../world/people.ts'
import type { World } from '../world/world.ts'
import type { Command, Context } from './command.ts'
import { type Berkas, type Stage, secretary } from './file-step.ts'
import { operatorTrack } from './operator-track.ts'
import { type Isian, isianOf } from './papers.ts'
import { secretariatTrack } from './secretariat-track.ts'

const tracks: Record<NamaAlur, Record<string, Stage>> = { pengajuan: operatorTrack, berkas: secretariatTrack }

/** Remembers a file that was sent, and checks that it is there once. */
async function expectFile({ world, model }: Context, call: Call, company: string, { dokumen }: Isian) {
  const paper = Object.values(dokumen)[0] ?? ''
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
  model.files.push({ id, uuid, by: company })
  const seen = await world.history.send(call.who, 'GET', `/api/psat/pengajuan/${uuid}`)
  if (seen.status !== 200) model.stale.push(`file ${id}: ${seen.status} after it was acknowledged`)
}

/** Chooses what is applied for, and a licence of OSS for every second SPPB. */
async function choose(context: Context) {
  const { world, pick } = context
  const izin: JenisIzin = pick % 4 === 0 ? 'izin_edar_pl' : 'sppb_psat'
  const company = pick % 3 === 0 ? 'pesaing' : 'pemohon'
  // OSS knows one of the companies, and this check asks it for licences of one kind.
  const hasLicence = company === 'pemohon' && izin === 'sppb_psat'
  if (hasLicence && pick % 2 === 0) await sendLicence({ ...context, pick: 1 })
  return { izin, company, licence: hasLicence ? await freeLicence(world) : undefined }
}

/** A company applies. */
export const apply: Command = async (context) => {
  const { izin, company, licence } = await choose(context)
  const isian = await isianOf(context.world, izin, company)
  if (!isian) return
  const key = randomUUID()
  const body = { ...isian, id_izin_oss: licence ?? null, perubahan: { alasan_perubahan: key } }
  const path = `/api/psat/${jalurIzinOf(izin)}/permohonan/create`
  const call = await context.world.history.send(company, 'POST', path, { key, body })
  await expectFile(context, call, company, isian)
}

/** The secretariat enters the application that a company made on paper. */
export const enterFile: Command = async (context) => {
  const { izin, company, licence } = await choose(context)
  const who = secretary(context)
  const isian = await isianOf(context.world, izin, company, who)
  if (!isian) return
  const body = {
    ...isian,
    id_izin_oss: licence ?? null,
    auditType: izin,
    jenisPengajuan: 'permohonan_baru',
    perusahaan: context.world.base.usaha[company]?.perusahaan,
  }
  const call = await context.world.history.send(who, 'POST', '/api/audit-document/uploadDocument/add', {
    body,
  })
  await expectFile(context, call, company, isian)
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

/** Takes the next step of a file. Two people may take it at once: then one of them is refused. */
export const stepFile: Command = async (context) => {
  const { world, model, pick } = context
  const known = pickFrom(model.files, pick)
  if (!known) return pick % 2 === 0 ? apply(context) : enterFile(context)
  const berkas = await world.read((db) =>
    db
      .selectFrom('psat.pengajuan')
      .select(['id', 'uuid', 'alur', 'audit_type', 'tahap', 'versi'])
      .where('id', '=', known.id)
      .executeTakeFirst(),
  )
  if (!berkas) return
  const call = await tracks[berkas.alur][berkas.tahap]?.(context, berkas as Berkas)
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
  for (let n = 0; n < 8; n++) await stepFile({ ...context, pick: context.pick + 840 * n })
}
