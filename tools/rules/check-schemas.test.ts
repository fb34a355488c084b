import { join } from 'node:path'
import { expect, test } from 'vitest'
import { foreignTables, readServer, schemaFaults, tablesOf } from './check-schemas.ts'

const tables = [
  'akun.pengguna',
  'okkp.registrasi',
  'psat.pengajuan',
  'oss.izin',
  'platform.berkas',
  'wilayah.kota',
]
const file = (path: string, text: string) => ({ path: `apps/server/src/${path}`, text })
const pairs = (path: string, text: string) => [...foreignTables([file(path, text)], tables).keys()]

test('a foreign table is found in raw SQL and in the query builder, with its file', () => {
  const planted = [
    file('okkp/registrasi/nomor.repository.ts', 'sql`select psat.pengajuan.id from psat.pengajuan`'),
    file('okkp/impor/impor.repository.ts', "db.selectFrom('psat.pengajuan as p')"),
    file('platform/master/master.repository.ts', 'sql`delete from okkp.registrasi`'),
    file('akun/sesi/sesi.repository.ts', "db.insertInto('oss.izin')"),
  ]
  expect(schemaFaults(foreignTables(planted, tables), {})).toEqual([
    'apps/server/src/okkp/registrasi/nomor.repository.ts: okkp → psat.pengajuan, use index.ts of the owning wing',
    'apps/server/src/okkp/impor/impor.repository.ts: okkp → psat.pengajuan, use index.ts of the owning wing',
    'apps/server/src/platform/master/master.repository.ts: platform → okkp.registrasi, use index.ts of the owning wing',
    'apps/server/src/akun/sesi/sesi.repository.ts: akun → oss.izin, use index.ts of the owning wing',
  ])
})

test('own tables, those of the platform, comments, file names and tests are no violation', () => {
  expect(
    pairs('psat/oss/izin.repository.ts', "db.selectFrom('oss.izin').innerJoin('psat.pengajuan as p')"),
  ).toEqual([])
  expect(pairs('okkp/a.repository.ts', 'sql`from wilayah.kota, platform.berkas`')).toEqual([])
  expect(pairs('okkp/a.repository.ts', '/** As psat.pengajuan has it. */\n  // psat.pengajuan')).toEqual([])
  expect(pairs('okkp/a.ts', "import '#psat/psat.pengajuan.ts'")).toEqual([])
  expect(pairs('okkp/a.test.ts', "db.selectFrom('psat.pengajuan')")).toEqual([])
  expect(pairs('okkp/a.fixture.ts', "db.selectFrom('psat.pengajuan')")).toEqual([])
})

test('an allowed pair passes, and a line that nothing needs is stale', () => {
  const found = foreignTables([file('okkp/a.repository.ts', 'sql`from akun.pengguna`')], tables)
  expect(schemaFaults(found, { 'okkp → akun.pengguna': 'names' })).toEqual([])
  expect(schemaFaults(found, { 'okkp → akun.pengguna': 'names', 'psat → okkp.registrasi': 'old' })).toEqual([
    'psat → okkp.registrasi: no longer used, remove it from the list',
  ])
})

test('wings of this repository meet at doors, in SQL too', () => {
  const server = readServer(join(import.meta.dirname, '../..'))
  expect(server.tables).toEqual(expect.arrayContaining(tables))
  expect(tablesOf('interface DB {\n  "psat.draf": PsatDraf;\n}')).toEqual(['psat.draf'])
  expect(schemaFaults(foreignTables(server.files, server.tables))).toEqual([])
})
