import { randomUUID } from 'node:crypto'
import { filledTemplate, pdukRow } from '../../../apps/server/src/okkp/impor/impor.fixture.ts'
import type { Database } from '../../../apps/server/src/platform/database/database.ts'
import { pickFrom } from '../model.ts'
import type { Command } from './command.ts'

const countNumbers =
  (prefix: string, only: 'all' | 'kept' = 'all') =>
  (db: Database) =>
    db
      .selectFrom('okkp.registrasi')
      .select('id')
      .where('no_registration', 'like', `${prefix}%`)
      .$if(only === 'kept', (query) => query.where('dihapus', 'is', null))
      .execute()
      .then(({ length }) => length)

export const register: Command = async ({ world, model, pick }) => {
  const who = pickFrom(['kota', 'daerah'], pick) ?? 'kota'
  const key = randomUUID()
  const body = {
    ...{ jenis_registrasi_id: 1, unit_usaha: 'UD Uji Tani', kota_id: 3273, alamat_kantor: 'Jalan Uji 7' },
    ...{ alamat_unit: 'Jalan Uji 9', komoditas_id: 1, nama_psat: 'Beras uji', merk: 'Padi Uji' },
    ...{ no_registration: `U-${key}`, label: 'Hijau', terbit_sertifikat: '2024-03-05' },
  }
  const call = await world.history.send(who, 'POST', '/api/okkp/registrations/add', { key, body })
  model.effect(call, countNumbers(`U-${key}`))
  if (call.outcome !== 'accepted') return
  const { id } = call.answer.data
  model.registrations.push({ id, by: who })
  const seen = await world.history.send(who, 'GET', `/api/okkp/registrations/detail?registrasi_id=${id}`)
  if (seen.status !== 200) model.stale.push(`registration ${id}: ${seen.status} after it was acknowledged`)
}

export const deleteRegistration: Command = async (context) => {
  const { world, model, pick } = context
  const known = pickFrom(model.registrations, pick)
  if (!known) return register(context)
  const path = `/api/okkp/registrations/delete?registrasi_id=${known.id}`
  const call = await world.history.send(known.by, 'DELETE', path)
  if (call.outcome !== 'accepted') return
  const gone = (db: Database) =>
    db
      .selectFrom('okkp.registrasi')
      .select('id')
      .where('id', '=', known.id)
      .where('dihapus', 'is not', null)
      .execute()
      .then(({ length }) => length)
  model.effect(call, gone)
}

export const importRows: Command = async ({ world, model, pick }) => {
  const key = randomUUID().slice(0, 18)
  const rows = 2 + (pick % 4)
  const sheet = Array.from({ length: rows }, (_, n) => pdukRow(`I-${key}/${n}`, { 12: '2024-03-01' }))
  const body = new FormData()
  body.append('import-excel', new Blob([new Uint8Array(await filledTemplate(1, sheet))]), 'data.xlsx')
  body.append('registrasi_id', '1')
  const call = await world.history.send('daerah', 'POST', '/api/okkp/imports', { key, body })
  if (call.outcome !== 'accepted') {
    model.effect(call, countNumbers(`I-${key}`), rows)
    return
  }
  const { id, uuid, status } = call.answer.data
  if (status !== 'selesai') return
  model.effect(call, countNumbers(`I-${key}`), rows)
  model.imports.push({ id, uuid, by: 'daerah' })
}

export const undoImport: Command = async (context) => {
  const { world, model, pick } = context
  if (model.imports.length === 0) await importRows(context)
  const known = pickFrom(model.imports, pick)
  if (!known) return
  const call = await world.history.send(known.by, 'POST', `/api/okkp/imports/undo/${known.uuid}`)
  if (call.outcome !== 'accepted') return
  const kept = (db: Database) =>
    db
      .selectFrom('okkp.registrasi')
      .select('id')
      .where('batch_id', '=', known.id)
      .where('dihapus', 'is', null)
      .execute()
      .then(({ length }) => length)
  model.effect(call, kept, 0)
}
