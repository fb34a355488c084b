import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readAngkaRegistrasi } from '#okkp/dasbor/angka-registrasi.repository.ts'
import { factRegistrasi } from '#okkp/registrasi/registrasi.fact.ts'
import { createDatabase, type Database } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { seed } from '#platform/database/seed.ts'
import { facts } from '#testing/facts.ts'
import { nasional } from './fact.ts'
import { installFacts, listFacts, wrongKeys } from './facts.repository.ts'
import { readFigures } from './read-figures.ts'

const { adminUrl, url } = inject('postgres')
const name = 'uji_naik_versi'
const firstNew = '202611181000'
const migrations = join(import.meta.dirname, '../../../migrations')
const today = new Date().toISOString().slice(0, 10)

let db: Database
let before: string

async function admin(statement: string) {
  const client = new pg.Client(adminUrl)
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

beforeAll(async () => {
  before = await mkdtemp(join(tmpdir(), 'portal-migrasi-'))
  for (const file of await readdir(migrations))
    if (file < firstNew) await copyFile(join(migrations, file), join(before, file))
  await admin(`create database ${name} owner portal`)
  db = createDatabase(url.replace('/portal?', `/${name}?`))
  await migrate(db, { folder: before })
  // Later steps write what only the newest tables take.
  await seed(db, 'master', { say: () => undefined, last: '03' })
})
afterAll(async () => {
  await db?.destroy()
  await admin(`drop database if exists ${name} with (force)`)
  await rm(before, { recursive: true, force: true })
})

/** Inserts registrations over six years: issued by the centre or not, expired, revoked, deleted. */
const fill = () =>
  sql`
  insert into okkp.registrasi (jenis_registrasi_id, no_registration, provinsi_id, kota_id, pusat, unit_usaha,
    terbit_sertifikat, exp_sertifikat, sanksi, dihapus)
  select 1 + n % 5, 'NAIK-' || n, (array[31, 32, 33])[1 + n % 3], (array[3171, 3273, null])[1 + n % 3], n % 7 = 0, 'Uji',
    ${today}::date - (n * 37) % 2200, case when n % 11 > 0 then ${today}::date - (n * 37) % 2200 + 900 end,
    case n % 13 when 0 then 'dicabut' when 1 then 'dibekukan' end, case when n % 17 = 0 then now() end
  from generate_series(1, 400) n`.execute(db)

/** Stores sent reminders as the previous version did: each kind in its own table. */
async function remind() {
  await sql`
    with orang as (
      insert into okkp.sdm (id, nama_lengkap, provinsi_id) values (1, 'Uji', 32)
    ), kompetensi as (
      insert into okkp.kompetensi_sdm (id, sdm_id, urutan, kategori) values (4, 1, 0, 'auditor')
    ), kompetensi_diingatkan as (
      insert into okkp.pengingat_kompetensi values (4, 30, '2026-12-01', now())
    ), registrasi_diingatkan as (
      insert into okkp.pengingat_kedaluwarsa values ((select min(id) from okkp.registrasi), 90, '2027-01-01', now())
    )
    insert into okkp.tindak_lanjut (id, asal, asal_id, tanggal, parameter, komoditas, lokasi, provinsi_id, asal_provinsi_id,
      batas_waktu, pengingat)
    select n, 'rapid_test', n, '2026-11-01', 'Pb', 'Bayam', 'Pasar', 32, 32, '2026-11-19', sent
    from (values (5, 'hampir'), (6, 'lewat'), (7, null)) chain (n, sent)`.execute(db)
  await sql`alter table psat.peringatan drop constraint peringatan_pengajuan_id_fkey,
    drop constraint peringatan_riwayat_id_fkey`.execute(db)
  await sql`insert into psat.peringatan values (8, 9, 'T-2', now())`.execute(db)
}

test('a database of the previous version keeps its figures, and whom it has reminded', async () => {
  await fill()
  await remind()
  const old = await sql<{ provinsi: number; jenis: number; pusat: boolean; keadaan: string; n: number }>`
    select provinsi_id as provinsi, jenis_registrasi_id as jenis, pusat, keadaan, sum(n)::int as n
    from okkp.cacah_registrasi_kini group by 1, 2, 3, 4 having sum(n) <> 0 order by 1, 2, 3, 4`.execute(db)
  const years = await sql<{ tahun: number; n: number; habis: number }>`
    select waktu as tahun, sum(n)::int as n, sum(n) filter (where habis < ${Number(today.replaceAll('-', ''))})::int as habis
    from (select waktu / 10000 as waktu, habis, n from okkp.ember_registrasi_kini where wilayah = -1 and waktu > 9999999) hari
    group by 1 order by 1`.execute(db)
  expect(old.rows.length).toBeGreaterThan(20)

  await migrate(db)
  const said: string[] = []
  await installFacts(db, facts, (line) => said.push(line))

  expect(said[0]).toBe(`Counting okkp.fakta_registrasi (1 of ${facts.length})`)
  const found = await readFigures(db, factRegistrasi, {
    tempat: { tingkat: 'provinsi', ids: [31, 32, 33] },
    rinci: ['jenis_registrasi_id', 'pusat', 'keadaan'],
  })
  const key = (...parts: unknown[]) => parts.join('/')
  expect(
    found.map((row) => key(row.wilayah, row.jenis_registrasi_id, row.pusat, row.keadaan, row.n)).toSorted(),
  ).toEqual(old.rows.map((row) => key(row.provinsi, row.jenis, row.pusat, row.keadaan, row.n)).toSorted())
  const valid = await readAngkaRegistrasi(db, {
    tempat: nasional,
    jenis: [1, 2, 3, 4, 5],
    terbit: {},
    today,
    per: 'tahun',
  })
  const sum = (tahun: number, of: 'total' | 'tidak_berlaku') =>
    valid.reduce((all, row) => (row.waktu === tahun ? all + row[of] : all), 0)
  for (const { tahun, n, habis } of years.rows)
    expect([tahun, sum(tahun, 'total'), sum(tahun, 'tidak_berlaku')]).toEqual([tahun, n, habis ?? 0])
  for (const fact of await listFacts(db)) expect([fact, await wrongKeys(db, fact)]).toEqual([fact, 0])
  const { rows: sent } = await sql`
    select perihal || ' ' || langkah || ' ' || akhir as kunci from platform.pengingat order by 1`.execute(db)
  expect(sent).toEqual(
    [
      'kompetensi 30 2026-12-01',
      'registrasi 90 2027-01-01',
      'tenggat T-2 9',
      'tindak-lanjut -1 2026-11-19',
      'tindak-lanjut 3 2026-11-19',
    ].map((kunci) => ({ kunci })),
  )
})
