import type { Pedagang } from '@portal/domain/pasar/pedagang/pedagang.schema'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type PasarOffices, pasarOffices } from '#pasar/pasar/pasar.fixture.ts'
import { resealSecrets } from '#platform/database/sealed/seal-stored.ts'
import { useTestApp } from '#testing/app.ts'
import { portal } from '#testing/portal.ts'
import { newKunci, openNik } from './kunci-nik.ts'
import { formPedagang, type PedagangCalls, pedagangCallsOf } from './pedagang.fixture.ts'
import { rotateNikKey } from './rotate-kunci.service.ts'

const server = useTestApp()
let office: PasarOffices
let by: Record<keyof PasarOffices, PedagangCalls>
beforeAll(async () => {
  office = await pasarOffices(server.get())
  by = Object.fromEntries(
    Object.entries(office).map(([name, calls]) => [name, pedagangCallsOf(calls.client)]),
  ) as typeof by
})

const codeOf = (answer: { json(): { code?: string } }) => answer.json().code
const faultOf = (answer: { json(): { code?: string; errors?: { field: string }[] } }) => [
  answer.json().code,
  answer.json().errors?.[0]?.field,
]
const formOf = ({
  pedagang_id,
  versi,
  tanggal_persetujuan: _day,
  nik_tersamar: _nik,
  ...rest
}: Pedagang) => ({
  ...rest,
  pedagang_id,
  versi,
})
async function only(pasarId: number, trader: object = {}, more: object = {}): Promise<Pedagang> {
  const { pedagang } = await by.kota.created(pasarId, more, trader)
  return pedagang[0] as Pedagang
}

test('traders come in groups; one is added, changed, and the group goes with the last', async () => {
  const pasar = await office.kota.added()
  const group = await by.kota.created(pasar.id)
  expect(group).toMatchObject({ kelompok: 'Blok A', nama_pasar: pasar.nama, is_okkp: false })
  const [first] = group.pedagang as [Pedagang]
  expect(first.pasokan).toEqual([
    expect.objectContaining({ komoditas_id: 1, pemasok: 'UD Sumber Tani', asal_kota: 'Kabupaten Bandung' }),
  ])
  const second = (await by.kota.add({ group_id: group.group_id, ...formPedagang() })).json().data
  const changed = await by.kota.update({ ...formOf(second), nomor_kios: 'B-9', aktif: false })
  expect(changed.json().data).toMatchObject({ nomor_kios: 'B-9', aktif: false, versi: 2 })
  expect(codeOf(await by.kota.update(formOf(second)))).toBe('BENTROK')
  const renamed = await by.kota.rename({ group_id: group.group_id, versi: 1, kelompok: 'Blok B' })
  expect(renamed.json().data.kelompok).toBe('Blok B')
  await by.kota.remove({ pedagang_id: first.id })
  expect((await by.kota.detail({ group_id: group.group_id })).json().data.pedagang).toHaveLength(1)
  await by.kota.remove({ pedagang_id: second.id })
  expect(codeOf(await by.kota.detail({ group_id: group.group_id }))).toBe('TIDAK_DITEMUKAN')
  const again = await by.kota.created(pasar.id)
  await by.kota.remove({ group_id: again.group_id })
  expect(codeOf(await by.kota.detail({ pedagang_id: again.pedagang[0]?.id ?? 0 }))).toBe('TIDAK_DITEMUKAN')
})

test('a NIK is shown masked, stored sealed, and stands nowhere else', async () => {
  const pasar = await office.kota.added()
  const nik = '3273015501900077'
  const headers = { 'idempotency-key': `nik-${process.pid}` }
  const group = await by.kota.created(pasar.id)
  const answer = await by.kota.add({ group_id: group.group_id, ...formPedagang({ nik }) }, headers)
  expect(answer.json().data.nik_tersamar).toBe('••••••••••••0077')
  expect(answer.body).not.toContain(nik)
  const { db } = server.get().platform
  const places = await sql<{ tempat: string }>`
    select table_schema || '.' || table_name as tempat from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('pasar', 'platform')`.execute(db)
  for (const { tempat } of places.rows) {
    const found = await sql`select 1 from ${sql.table(tempat)} t where t::text like ${`%${nik}%`}`.execute(db)
    expect([tempat, found.rows.length]).toEqual([tempat, 0])
  }
  const repeated = await by.kota.add({ group_id: group.group_id, ...formPedagang({ nik }) }, headers)
  expect(codeOf(repeated)).toBe('KUNCI_DIPAKAI_ULANG')
})

test('the same NIK twice in a market is refused without telling whose; another market may have it', async () => {
  const [one, two] = [await office.kota.added(), await office.kota.added()]
  const nik = '3273015501900078'
  const own = await only(one.id, { nik, nama: 'Ibu Rahasia' })
  const twice = await by.kota.create({
    pasar_id: one.id,
    kelompok: 'C',
    pedagang: [formPedagang(), formPedagang({ nik })],
  })
  expect(faultOf(twice)).toEqual(['SUDAH_ADA', 'pedagang.1.nik'])
  expect(twice.body).not.toMatch(/Rahasia|0078/)
  expect((await by.kota.created(two.id, {}, { nik })).pedagang).toHaveLength(1)
  const other = await only(one.id)
  expect(faultOf(await by.kota.update({ ...formOf(other), nik }))).toEqual(['SUDAH_ADA', 'nik'])
  expect((await by.kota.update({ ...formOf(own), nik })).statusCode).toBe(200)
  const race = await Promise.all([
    by.kota.create({
      pasar_id: two.id,
      kelompok: 'X',
      pedagang: [formPedagang({ nik: '3273015501900079' })],
    }),
    by.daerah.create({
      pasar_id: two.id,
      kelompok: 'Y',
      pedagang: [formPedagang({ nik: '3273015501900079' })],
    }),
  ])
  expect(race.map(codeOf).sort()).toEqual(['SUDAH_ADA', undefined].sort())
})

test('without consent nobody is known; a consent taken back takes the person away, from the trail too', async () => {
  const pasar = await office.kota.added()
  const anonymous = { persetujuan: false, nama: '', nik: '', hp: '', jenis_kelamin: '' }
  const unnamed = await only(pasar.id, anonymous)
  expect(unnamed).toMatchObject({ nama: null, nik_tersamar: null, hp: null, persetujuan: false })
  for (const more of [{ nama: 'Siti' }, { nik: '3273015501900080' }, { hp: '0812345678' }]) {
    const answer = await by.kota.create({
      pasar_id: pasar.id,
      kelompok: 'A',
      pedagang: [formPedagang({ ...anonymous, ...more })],
    })
    expect(faultOf(answer)).toEqual(['VALIDASI_GAGAL', `pedagang.0.${Object.keys(more)[0]}`])
  }
  const named = await only(pasar.id, { nama: 'Ibu Penarik Diri' })
  const blank = await by.kota.update({ ...formOf(named), nik: '' })
  expect(blank.json().data.nik_tersamar).toBe(named.nik_tersamar)
  const withdrawn = await by.kota.update({ ...formOf(blank.json().data), ...anonymous })
  expect(withdrawn.json().data).toMatchObject({
    nama: null,
    nik_tersamar: null,
    hp: null,
    persetujuan: false,
  })
  const { db } = server.get().platform
  const trail = await sql<{
    isi: string
  }>`select coalesce(sebelum::text, '') || coalesce(sesudah::text, '') as isi
    from platform.jejak_audit where rekaman in (${`pedagang/${named.id}`}, ${`kelompok-pedagang/${named.group_id}`})`.execute(
    db,
  )
  expect(trail.rows.length).toBeGreaterThan(2)
  expect(trail.rows.filter(({ isi }) => /Penarik|08123/.test(isi))).toEqual([])
  await expect(
    sql`update pasar.pedagang set nama = 'Siapa' where id = ${unnamed.id}`.execute(db),
  ).rejects.toThrow('pedagang_persetujuan')
  const gone = await only(pasar.id)
  const dropped = await by.kota.update({ ...formOf(gone), hapus_nik: true })
  expect([dropped.json().data.nik_tersamar, dropped.json().data.nama]).toEqual([null, gone.nama])
})

test('a new key seals everything anew while people write, and the old one goes', async () => {
  const { db, config } = server.get().platform
  const pasar = await office.kota.added()
  const nik = '3273015501900081'
  const before = await only(pasar.id, { nik })
  const keys = () => db.selectFrom('pasar.kunci_nik').select(['id', 'aktif']).execute()
  const sealed = () =>
    db
      .selectFrom('pasar.pedagang')
      .select(['nik_segel', 'nik_sidik', 'nik_kunci_id'])
      .where('id', '=', before.id)
      .executeTakeFirstOrThrow()
  const [old, stored] = [await keys(), await sealed()]
  const { disegel, sisa_kunci } = await rotateNikKey(db, config.SESSION_SECRET)
  expect(disegel).toBeGreaterThan(0)
  expect(sisa_kunci).toBe(0)
  const now = await keys()
  expect(now).toHaveLength(1)
  expect(now[0]?.id).not.toBe(old[0]?.id)
  const renewed = await sealed()
  expect([renewed.nik_segel === stored.nik_segel, renewed.nik_sidik === stored.nik_sidik]).toEqual([
    false,
    false,
  ])
  expect((await by.kota.detail({ pedagang_id: before.id })).json().data.nik_tersamar).toBe(
    before.nik_tersamar,
  )
  const twice = await by.kota.create({ pasar_id: pasar.id, kelompok: 'Z', pedagang: [formPedagang({ nik })] })
  expect(faultOf(twice)).toEqual(['SUDAH_ADA', 'pedagang.0.nik'])
  const told = await db
    .selectFrom('platform.jejak_audit')
    .select('id')
    .where('peristiwa', '=', 'kunci-nik.putar')
    .execute()
  expect(told).toHaveLength(1)
})

test('a NIK that still stands under the key before is found all the same', async () => {
  const { db, config } = server.get().platform
  const pasar = await office.kota.added()
  const nik = '3273015501900082'
  await only(pasar.id, { nik })
  // Simulates a key rotation that stopped before its first row.
  await db.updateTable('pasar.kunci_nik').set({ aktif: false }).execute()
  await db
    .insertInto('pasar.kunci_nik')
    .values({ kunci: newKunci(config.SESSION_SECRET) })
    .execute()
  const twice = await by.kota.create({ pasar_id: pasar.id, kelompok: 'Z', pedagang: [formPedagang({ nik })] })
  expect(faultOf(twice)).toEqual(['SUDAH_ADA', 'pedagang.0.nik'])
  expect((await rotateNikKey(db, config.SESSION_SECRET)).sisa_kunci).toBe(0)
})

test('another SESSION_SECRET wraps the keys again, and the numbers still open', async () => {
  const { db, config } = server.get().platform
  const pasar = await office.kota.added()
  const { id } = await only(pasar.id, { nik: '3273015501900083' })
  const next = 'rahasia-lain-yang-cukup-panjang-0123456789'
  await db
    .transaction()
    .execute((trx) => resealSecrets(trx, portal.sealed.secrets, config.SESSION_SECRET, next))
  const row = await db
    .selectFrom('pasar.pedagang as d')
    .innerJoin('pasar.kunci_nik as n', 'n.id', 'd.nik_kunci_id')
    .select(['d.nik_segel', 'n.id', 'n.kunci'])
    .where('d.id', '=', id)
    .executeTakeFirstOrThrow()
  expect(openNik(next, row, row.nik_segel ?? '')).toBe('3273015501900083')
  expect(() => openNik(config.SESSION_SECRET, row, row.nik_segel ?? '')).toThrow()
  await db
    .transaction()
    .execute((trx) => resealSecrets(trx, portal.sealed.secrets, next, config.SESSION_SECRET))
})

test('region and collection decide who sees a trader', async () => {
  const pasar = await office.kota.added()
  const ofMarket = await only(pasar.id)
  const lab = await by.lab.create({
    pasar_id: pasar.id,
    kelompok: 'Lab',
    is_okkp: true,
    pedagang: [formPedagang()],
  })
  const ofOkkp: Pedagang = lab.json().data.pedagang[0]
  const seen = async (who: keyof PasarOffices, query: Record<string, string> = {}) => {
    const ids = (await by[who].list({ limit: '1000', ...query })).json().data.map(({ id }: Pedagang) => id)
    return [ids.includes(ofMarket.id), ids.includes(ofOkkp.id)]
  }
  // Without the flag, both the list and its export return the market collection.
  expect(await seen('kota')).toEqual([true, false])
  expect(await seen('kota', { is_okkp: 'true' })).toEqual([false, true])
  expect(await seen('kota', { is_okkp: 'false' })).toEqual([true, false])
  expect(await seen('okpoKota')).toEqual([true, false])
  expect(await seen('lab', { is_okkp: 'true' })).toEqual([false, true])
  expect(await seen('lain')).toEqual([false, false])
  expect(codeOf(await by.okpo.list({ is_okkp: 'true' }))).toBe('TIDAK_BERWENANG')
  expect(codeOf(await by.lab.list({ is_okkp: 'false' }))).toBe('TIDAK_BERWENANG')
  expect(codeOf(await by.lab.list())).toBe('TIDAK_BERWENANG')
  expect(codeOf(await by.lab.detail({ pedagang_id: ofMarket.id }))).toBe('TIDAK_DITEMUKAN')
  expect(codeOf(await by.lab.update(formOf(ofMarket)))).toBe('TIDAK_DITEMUKAN')
  expect(codeOf(await by.okpo.remove({ group_id: ofOkkp.group_id }))).toBe('TIDAK_DITEMUKAN')
  expect(codeOf(await by.lain.detail({ group_id: ofMarket.group_id }))).toBe('TIDAK_DITEMUKAN')
  expect(codeOf(await by.lab.create({ pasar_id: pasar.id, kelompok: 'L', pedagang: [formPedagang()] }))).toBe(
    'TIDAK_BERWENANG',
  )
  const foreign = { pasar_id: pasar.id, kelompok: 'L', pedagang: [formPedagang()] }
  expect(faultOf(await by.lain.create(foreign))).toEqual(['VALIDASI_GAGAL', 'pasar_id'])
  for (const is_okkp of ['false', 'true'])
    expect((await by.kota.list({ pasar_id: String(pasar.id), is_okkp })).json().meta.total).toBe(1)
  expect(codeOf(await office.kota.remove(pasar.id))).toBe('MASIH_DIPAKAI')
})

test.each([
  [{ nomor_kios: ' ' }, 'pedagang.0.nomor_kios'],
  [{ nik: '123' }, 'pedagang.0.nik'],
  [{ kategori: 'PSAX' }, 'pedagang.0.kategori'],
  [{ pasokan: [] }, 'pedagang.0.pasokan'],
  [{ pasokan: [{ komoditas_id: 2_000_000_000 }] }, 'pedagang.0.pasokan.0.komoditas_id'],
  [{ pasokan: [{ komoditas_id: 1, asal_kota_id: 9999 }] }, 'pedagang.0.pasokan.0.asal_kota_id'],
])('refuses %j under its field', async (change, field) => {
  const pasar = await office.kota.added()
  const answer = await by.kota.create({ pasar_id: pasar.id, kelompok: 'A', pedagang: [formPedagang(change)] })
  expect(faultOf(answer)).toEqual(['VALIDASI_GAGAL', field])
})

test('the same trader at the same stall is there once', async () => {
  const pasar = await office.kota.added()
  const one = await only(pasar.id, { nama: 'Ibu Kembar', nomor_kios: 'K-1' })
  const form = formPedagang({ nama: 'IBU KEMBAR', nomor_kios: 'k-1' })
  expect(faultOf(await by.kota.add({ group_id: one.group_id, ...form }))).toEqual(['SUDAH_ADA', 'nomor_kios'])
  const two = await only(pasar.id, { nomor_kios: 'K-2' })
  const moved = await by.kota.update({ ...formOf(two), nama: 'ibu kembar', nomor_kios: 'K-1' })
  expect(faultOf(moved)).toEqual(['SUDAH_ADA', 'nomor_kios'])
})

test('from a supplier to every stall and market it reaches, also elsewhere, without a name of a person', async () => {
  const pemasok = `UD. Telusur ${process.pid}`
  const pasokan = (nama: string, asal_kota_id: number | null = 3204) => [
    { komoditas_id: 1, pemasok: nama, asal_kota_id },
    { komoditas_id: 2, pemasok: nama, asal_kota_id },
  ]
  const bandung = await office.kota.added()
  const jakarta = await office.lain.added({ kota_id: 3171, lintang: -6.18, bujur: 106.83 })
  const own = await only(bandung.id, { pasokan: pasokan(pemasok), nama: 'Ibu Tertelusur' })
  // The first supplier differs only in case and punctuation and is the same. The second has the same name but another
  // origin and is a different supplier.
  await by.lain.created(jakarta.id, {}, { pasokan: pasokan(`ud telusur ${process.pid}`) })
  await by.lain.created(jakarta.id, {}, { pasokan: pasokan(pemasok, null) })
  const id = own.pasokan[0]?.pemasok_id ?? 0
  const found = (await by.kota.telusur(id)).json().data
  expect(found).toMatchObject({
    total_kios: 2,
    total_pasar: 2,
    pemasok: { nama: pemasok, asal: 'Kabupaten Bandung' },
  })
  const places = found.kios.map(({ pasar_id, pedagang_id, komoditas }: (typeof found.kios)[number]) => [
    pasar_id,
    pedagang_id,
    komoditas.length,
  ])
  expect(places).toHaveLength(2)
  expect(places).toContainEqual([bandung.id, own.id, 2])
  expect(places).toContainEqual([jakarta.id, null, 2])
  expect(found.serupa).toEqual([expect.objectContaining({ asal: null, total_kios: 1 })])
  expect(JSON.stringify(found)).not.toContain('Tertelusur')
  expect(codeOf(await by.kota.telusur(2_000_000_000))).toBe('TIDAK_DITEMUKAN')
  const known = (await by.kota.pemasok(`telusur ${process.pid}`)).json().data
  expect(known.map(({ id: each }: { id: number }) => each)).toContain(id)
})
