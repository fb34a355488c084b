import { randomUUID } from 'node:crypto'
import { dayInJakarta } from '@portal/domain/platform/format'
import type { Database } from '../../../apps/server/src/platform/database/database.ts'
import { pickFrom } from '../model.ts'
import type { Command, Context } from './command.ts'

const countNotes = (table: 'okkp.rapid_test' | 'okkp.uji_lab', note: string) => (db: Database) =>
  db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('note', '=', note)
    .executeTakeFirstOrThrow()
    .then(({ n }) => Number(n))

async function formalin({ world }: Context): Promise<number> {
  return world.read(async (db) => {
    const found = await db
      .selectFrom('okkp.parameter')
      .select('id')
      .where('nama', '=', 'Formalin')
      .executeTakeFirstOrThrow()
    return found.id
  })
}

/** Returns the newest rapid tests that this person sees. */
async function listed({ world }: Context, who: string): Promise<number[]> {
  const list = await world.history.send(who, 'GET', '/api/okkp/rapid_test?limit=100&page=1')
  return list.answer?.data?.map(({ id }: { id: number }) => id) ?? []
}

/** Adds a rapid test, sometimes as a phone that was offline does: the key of the entry is the Idempotency-Key. */
export const addRapid: Command = async (context) => {
  const { world, model, pick } = context
  const who = pickFrom(['kota', 'lab', 'kota2'], pick) ?? 'kota'
  const key = randomUUID()
  const offline = (pick >> 3) % 3 === 0
  const body = {
    ...(offline ? { kunci: key } : {}),
    ...{ note: key, jenis_rapid_test_id: 5, parameter_id: await formalin(context), komoditas_id: 1 },
    ...{ hasil_uji: pick % 2 === 0 ? 'Positif' : 'Negatif', kategori: 'PSAT', lembaga: 'Dinas Pangan Uji' },
    ...{ lokasi_sampel: `Pasar ${key}`, tanggal: dayInJakarta(new Date()) },
  }
  const call = await world.history.send(who, 'POST', '/api/okkp/rapid_test/add', { key, body })
  model.effect(call, countNotes('okkp.rapid_test', key))
  if (call.outcome !== 'accepted') return
  const { id } = call.answer.data
  model.rapid.push({ id, by: who })
  if (!(await listed(context, who)).includes(id))
    model.stale.push(`rapid test ${id} is not listed after it was acknowledged`)
}

export const deleteRapid: Command = async (context) => {
  const { world, model, pick } = context
  const known = pickFrom(model.rapid, pick)
  if (!known) return addRapid(context)
  const path = `/api/okkp/rapid_test/delete?rapid_test_id=${known.id}`
  const call = await world.history.send(known.by, 'DELETE', path)
  if (call.outcome !== 'accepted') return
  const gone = (db: Database) =>
    db
      .selectFrom('okkp.rapid_test')
      .select('id')
      .where('id', '=', known.id)
      .where('dihapus', 'is not', null)
      .execute()
      .then(({ length }) => length)
  model.effect(call, gone)
  if ((await listed(context, known.by)).includes(known.id))
    model.stale.push(`rapid test ${known.id} is listed after its deletion was acknowledged`)
}

export const addLab: Command = async ({ world, model, pick }) => {
  const who = pickFrom(['lab', 'kota', 'pusat'], pick) ?? 'lab'
  const key = randomUUID()
  const bad = pick % 2 === 0
  const body = {
    ...{ note: key, jenis_uji_lab_id: 2, tanggal: dayInJakarta(new Date()), lembaga: 'OKKP Daerah' },
    ...{ laboratorium: 'BPMKP', no_lhu: `LHU-${key}`, lokasi_sampel: `Pasar ${key}`, komoditas_id: 1 },
    ...(who === 'pusat' ? { provinsi_id: 32 } : {}),
    multiple_parameter: [
      {
        parameter: 'Timbal (Pb)',
        hasil_uji: bad ? '9' : '0,01',
        satuan: 'mg/kg',
        status: bad ? 'TMS' : 'MS',
        alasan: 'Dibaca dari LHU',
      },
    ],
  }
  const call = await world.history.send(who, 'POST', '/api/okkp/uji_lab/add', { key, body })
  model.effect(call, countNotes('okkp.uji_lab', key))
  if (call.outcome === 'accepted') model.lab.push({ id: call.answer.data.id, by: who })
}

const goods = (tanggal: string) => ({
  tanggal,
  tindakan: 'habis',
  catatan: 'Habis terjual sebelum petugas tiba',
})
const guidance = (tanggal: string) => ({ tanggal, catatan: 'Pedagang dibina di tempat' })

/** Takes one step of an open case. Two officers may take it at once. */
export const stepCase: Command = async (context) => {
  const { world, model, pick } = context
  const rows = await world.read((db) =>
    db.selectFrom('okkp.kasus').select(['id']).where('ditutup', 'is', null).orderBy('id').execute(),
  )
  const found = pickFrom(rows, pick)
  if (!found) return addRapid({ ...context, pick: 4 })
  const who = pickFrom(['kota', 'kota2', 'daerah'], pick >> 2) ?? 'kota'
  const seen = await world.history.send(who, 'GET', `/api/okkp/tindak_lanjut/detail?id=${found.id}`)
  if (seen.status !== 200) return
  const { id, versi, aksi, usulan } = seen.answer.data
  const tanggal = dayInJakarta(new Date())
  const forms: Record<string, object> = {
    minta_uji: { laboratorium_provinsi_id: 32 },
    amankan: goods(tanggal),
    telusuri: { tanggal, pemasok: 'UD Sumber Tani' },
    bina: guidance(tanggal),
    tutup: { luaran: 'alasan', catatan: 'Sampel sudah habis terjual' },
    periksa: { usulan_id: usulan?.at(-1)?.id, setuju: true },
  }
  const possible = aksi.map(({ nama }: { nama: string }) => nama).filter((nama: string) => forms[nama])
  const name = pickFrom<string>(possible, pick >> 3)
  if (!name) return
  const body = { id, versi, ...forms[name] }
  const call = await world.history.send(who, 'PUT', `/api/okkp/tindak_lanjut/${name}`, { body })
  if (call.outcome !== 'accepted') return
  const later = (db: Database) =>
    db
      .selectFrom('okkp.kasus')
      .select('versi')
      .where('id', '=', id)
      .where('versi', '>', versi)
      .execute()
      .then(({ length }) => length)
  model.effect(call, later)
}
