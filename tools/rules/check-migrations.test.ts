import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrationFaults, readMigrations } from './check-migrations.ts'
import { releases } from './releases.ts'

const published = { '0.1.0': '2026_dulu' }
/** Returns what is wrong with one migration after the release, without its name and its text. */
const faultsOf = (text: string) =>
  migrationFaults([{ name: '2027_baru', text }], published).map((fault) => fault.split(': ')[1])

test.each([
  ['drop table okkp.sdm', 'drops what the previous release may use'],
  ['DROP VIEW\n  okkp.keadaan_kasus;', 'drops what the previous release may use'],
  ['drop function okkp.hitung(int)', 'drops what the previous release may use'],
  ['alter table okkp.sdm drop column nama', 'drops a column'],
  ['alter table okkp.sdm add column a int, drop b', 'drops a column'],
  ['alter table okkp.sdm rename nama to nama_lengkap', 'renames'],
  ['alter table okkp.sdm rename to petugas', 'renames'],
  ['alter type okkp.jenis rename value 1 to 2', 'renames'],
  ['alter table okkp.sdm alter column id type bigint', 'changes a type'],
  ['alter table okkp.sdm alter id set data type bigint', 'changes a type'],
  ['alter table okkp.sdm alter column nama set not null', 'makes an existing column required'],
  ['alter table okkp.sdm alter nama drop default', 'drops a default'],
  ['alter table okkp.sdm set schema psat', 'moves to another schema'],
  ['alter table okkp.sdm add column a text not null', 'adds a required column without a default'],
  [
    'alter table okkp.sdm add column b int default 1, add column a text not null',
    'adds a required column without a default',
  ],
  ['alter table okkp.sdm add a numeric(10, 2) not null', 'adds a required column without a default'],
  ['create index baru on okkp.registrasi (id)', 'creates an index without "concurrently"'],
  ['create unique index baru on okkp.registrasi (id)', 'creates an index without "concurrently"'],
  ['alter table psat.pengajuan add check (id > 0)', 'adds a check without "not valid"'],
  [
    'alter table psat.pengajuan add constraint a foreign key (b) references okkp.sdm',
    'adds a check without "not valid"',
  ],
  ['alter table psat.pengajuan add constraint a unique (b)', 'builds an index, use "using index"'],
  ['alter table psat.pengajuan add column a uuid default gen_random_uuid()', 'rewrites every row'],
  ['lock table psat.pengajuan', 'locks every row'],
])('%s', (text, fault) => {
  expect(faultsOf(text)).toEqual([fault])
})

test.each([
  'alter table okkp.sdm add column nama text',
  "alter table okkp.sdm add column a text not null default ''",
  'alter table okkp.sdm alter nama drop not null, alter nama set default 1',
  'alter table okkp.sdm drop constraint a, add constraint a check (nama is not null)',
  'alter table psat.pengajuan add constraint a check (b > 0) not valid',
  'alter table psat.pengajuan validate constraint a',
  'alter table psat.pengajuan add constraint a unique using index b',
  '-- no transaction\ncreate index concurrently a on psat.pengajuan (b)',
  'create index a on okkp.sdm (nama)',
  'drop index okkp.sdm_nama; drop trigger a on okkp.sdm',
  'create table okkp.baru (id int not null); alter table okkp.baru drop column id; drop table okkp.baru',
  "-- drop table okkp.sdm\ncomment on table okkp.sdm is 'drop table okkp.sdm; it''s'",
  'create or replace function a() returns void language sql as $$ drop table okkp.sdm; $$',
])('%s is allowed', (text) => {
  expect(faultsOf(text)).toEqual([])
})

test('a contract step names a published release, and may not lock a large table either', () => {
  expect(faultsOf('-- contract: unused since release 0.1.0\ndrop table okkp.sdm')).toEqual([])
  expect(faultsOf('-- contract: unused since release 0.2.0\ndrop table okkp.sdm')).toEqual([
    'release "0.2.0" is not in releases.ts',
  ])
  expect(
    faultsOf('-- contract: unused since release 0.1.0\ncreate index a on psat.pengajuan (b)'),
  ).toHaveLength(1)
})

test('migrations of a published release are not judged again', () => {
  expect(migrationFaults([{ name: '2026_dulu', text: 'drop table okkp.sdm' }], published)).toEqual([])
})

test('migrations of this repository disturb no server of the previous release', () => {
  const migrations = readMigrations(join(import.meta.dirname, '../..'))
  const names = migrations.map(({ name }) => name)
  for (const last of Object.values(releases)) expect(names).toContain(last)
  expect(migrationFaults(migrations)).toEqual([])
})
