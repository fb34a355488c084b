import { randomUUID } from 'node:crypto'
import { addDays } from '@portal/domain/platform/calendar/add-days'
import { dayInJakarta } from '@portal/domain/platform/format'
import type { Database } from '../../../apps/server/src/platform/database/database.ts'
import { pickFrom } from '../model.ts'
import type { Command } from './command.ts'

const kode = 'ABCDEFGHJKLM'

/** A visitor reports a food. The office answers or closes the report. */
export const report: Command = async ({ world, model }) => {
  const key = randomUUID()
  const body = {
    ...{ jenis: 'pangan', uraian: `Beras ini berbau bahan kimia ${key}`, pangan: 'Beras 5 kg', kode },
    ...{ tempat: 'Pasar Baru', provinsi_id: 32, kota_id: 3273 },
  }
  const call = await world.history.send('warga', 'POST', '/api/okkp/pengaduan/kirim', { key, body })
  const count = (db: Database) =>
    db
      .selectFrom('okkp.pengaduan')
      .select('id')
      .where('uraian', 'like', `%${key}`)
      .execute()
      .then(({ length }) => length)
  model.effect(call, count)
  if (call.outcome === 'accepted') model.reports.push({ nomor: call.answer.data.nomor, kode })
}

export const answerReport: Command = async (context) => {
  const { world, model, pick } = context
  if (model.reports.length === 0) await report(context)
  const known = pickFrom(model.reports, pick)
  if (!known) return
  const row = await world.read((db) =>
    db
      .selectFrom('okkp.pengaduan')
      .select(['id', 'versi'])
      .where('nomor', '=', known.nomor)
      .executeTakeFirst(),
  )
  if (!row) return
  const key = randomUUID()
  const closes = pick % 3 === 0
  const name = closes ? 'tutup' : 'catat'
  const body = {
    ...row,
    isi: `Laporan ini sudah diperiksa ${key}`,
    ...(closes ? { luaran: 'terbukti' } : {}),
  }
  const call = await world.history.send('kota', 'PUT', `/api/okkp/pengaduan/${name}`, { key, body })
  const count = (db: Database) =>
    db
      .selectFrom('okkp.pengaduan_pesan')
      .select('id')
      .where('isi', 'like', `%${key}`)
      .execute()
      .then(({ length }) => length)
  model.effect(call, count)
}

/** A deputy for some days, or the end of one. */
export const deputise: Command = async ({ world, model, pick }) => {
  const known = pickFrom(model.leaves, pick)
  if (known && pick % 3 === 0) {
    await world.history.send(known.by, 'POST', '/api/user/wakil/akhiri', { body: { id: known.id } })
    return
  }
  const pairs = [
    ['auditor', 'auditor2'],
    ['sekretariat', 'sekretariat2'],
  ] as const
  const [who, wakil] = pickFrom(pairs, pick) ?? pairs[0]
  const key = randomUUID()
  const today = dayInJakarta(new Date())
  const dari = addDays(today, pick % 20)
  const body = {
    wakil: world.base.people[wakil]?.uuid,
    dari,
    sampai: addDays(dari, 1),
    alasan: `Cuti ${key}`,
  }
  const call = await world.history.send(who, 'POST', '/api/user/wakil', { key, body })
  const count = (db: Database) =>
    db
      .selectFrom('akun.wakil')
      .select('id')
      .where('alasan', '=', `Cuti ${key}`)
      .execute()
      .then(({ length }) => length)
  model.effect(call, count)
  if (call.outcome === 'accepted') model.leaves.push({ id: call.answer.data.id, by: who })
}

/** One office writes a warning, a second person publishes it. */
export const warn: Command = async ({ world, model, pick }) => {
  const known = pickFrom(model.warnings, pick)
  if (known && pick % 2 === 0) {
    const row = await world.read((db) =>
      db.selectFrom('okkp.peringatan').select(['id', 'versi']).where('id', '=', known.id).executeTakeFirst(),
    )
    await world.history.send('pusat', 'PUT', '/api/okkp/peringatan/terbitkan', { body: { ...row } })
    return
  }
  const key = randomUUID()
  const body = {
    ...{ jenis: 'peringatan', judul: `Beras uji ${key}`, pangan: 'Beras uji', provinsi_id: 32 },
    ...{ isi: 'Beras ini mengandung bahan yang dilarang.', saran: 'Jangan dimakan, kembalikan.' },
  }
  const call = await world.history.send('daerah', 'POST', '/api/okkp/peringatan/add', { key, body })
  const count = (db: Database) =>
    db
      .selectFrom('okkp.peringatan_versi')
      .select('judul')
      .where('judul', '=', `Beras uji ${key}`)
      .execute()
      .then(({ length }) => length)
  model.effect(call, count)
  if (call.outcome === 'accepted') model.warnings.push({ id: call.answer.data.id, by: 'daerah' })
}
