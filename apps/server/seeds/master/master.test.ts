import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { seed } from '#platform/database/seed.ts'
import { useTestDatabase } from '#testing/database.ts'

const database = useTestDatabase()

async function count(table: 'wilayah.provinsi' | 'wilayah.kota' | 'wilayah.kecamatan' | 'okkp.komoditas') {
  const { jumlah } = await database.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('jumlah'))
    .executeTakeFirstOrThrow()
  return jumlah
}

test('all regions of Indonesia and the pseudo-province of the central office', async () => {
  expect(await count('wilayah.provinsi')).toBe(38 + 1)
  expect(await count('wilayah.kota')).toBe(514)
  expect(await count('wilayah.kecamatan')).toBe(7285)
  const bandung = await database.db
    .selectFrom('wilayah.kota')
    .selectAll()
    .where('id', '=', 3273)
    .executeTakeFirst()
  expect(bandung).toEqual({ id: 3273, kode: '32.73', provinsi_id: 32, nama: 'Kota Bandung', jenis: 'KOTA' })
})

test('regions and commodities have their present names', async () => {
  const { db } = database
  const jakarta = db.selectFrom('wilayah.provinsi').select('nama').where('id', '=', 31)
  expect(await jakarta.executeTakeFirst()).toEqual({ nama: 'Daerah Khusus Jakarta' })
  const chilli = db.selectFrom('okkp.komoditas').select('nama_latin').where('nama', '=', 'Cabai Rawit')
  expect(await chilli.executeTakeFirst()).toEqual({ nama_latin: 'Capsicum frutescens' })
})

test('every name of the old commodity list is a name or an alias', async () => {
  const list = await readFile(new URL('../data/komoditas-okkp.txt', import.meta.url), 'utf8')
  const wanted = list
    .trim()
    .split('\n')
    .map((name) => name.toLowerCase())
  expect(wanted.length).toBe(539)
  const rows = await database.db.selectFrom('okkp.komoditas').select(['nama', 'alias']).execute()
  const known = new Set(rows.flatMap(({ nama, alias }) => [nama, ...alias]).map((name) => name.toLowerCase()))
  expect(wanted.filter((name) => !known.has(name))).toEqual([])
})

test('a commodity is found by Latin name, English name and alias', async () => {
  const find = async (words: string) => {
    const rows = await database.db
      .selectFrom('okkp.komoditas')
      .select('nama')
      .where(sql<boolean>`cari like '%' || platform.teks_cari(${words}) || '%'`)
      .orderBy('nama')
      .execute()
    return rows.map(({ nama }) => nama)
  }
  expect(await find('ORYZA sativa var')).toEqual(['Beras Ketan'])
  expect(await find('unhusked')).toEqual(['Gabah'])
  expect(await find('iles-iles')).toEqual(['Porang'])
})

test('the limits of rice are those of the regulation', async () => {
  const rows = await database.db
    .selectFrom('okkp.aturan_mutu')
    .select(['kunci', 'arah', 'batas'])
    .orderBy('urutan')
    .execute()
  expect(rows.map(({ kunci, arah, batas }) => [kunci, arah, ...batas])).toEqual([
    ['derajat_sosoh', 'minimal', 95, 95, 95, 95],
    ['kadar_air', 'maksimal', 14, 14, 14, 14],
    ['butir_menir', 'maksimal', 0.5, 2, 4, 5],
    ['butir_patah', 'maksimal', 15, 25, 40, null],
    ['butir_lain', 'maksimal', 1, 4, 5, 5],
    ['butir_gabah', 'maksimal', 0, 1, 2, 3],
    ['benda_lain', 'maksimal', 0, 0.05, 0.05, 0.05],
  ])
})

test('a second run changes nothing, and what an administrator changed or removed stays so', async () => {
  const { db } = database
  await db.updateTable('okkp.komoditas').set({ nama_inggris: 'Paddy' }).where('nama', '=', 'Gabah').execute()
  await db.deleteFrom('okkp.komoditas').where('nama', '=', 'Ganja').execute()
  const before = await count('okkp.komoditas')
  const said: string[] = []
  await seed(db, 'master', { say: (line) => said.push(line) })
  expect(said).toEqual([])
  expect(await count('okkp.komoditas')).toBe(before)

  await db.deleteFrom('platform.langkah_awal').execute()
  await Promise.all([seed(db, 'master'), seed(db, 'master')])
  const gabah = await db
    .selectFrom('okkp.komoditas')
    .select('nama_inggris')
    .where('nama', '=', 'Gabah')
    .execute()
  expect(gabah).toEqual([{ nama_inggris: 'Paddy' }])
})
