import { sql } from 'kysely'
import type { RegistrasiFilter } from '../apps/server/src/okkp/registrasi/daftar/registrasi-filter.repository.ts'
import { registrasiList } from '../apps/server/src/okkp/registrasi/daftar/registrasi-list.repository.ts'
import type { Database } from '../apps/server/src/platform/database/database.ts'
import { type Ground, prepareGround, print, quantile, round, timed } from './ground.ts'
import { generateRegistrasi } from './registrasi-data.ts'

export const registrations = Number(process.env.BENCH_ROWS ?? 1_000_000)
const runs = 40
const today = '2026-11-15'

async function page(db: Database, filter: RegistrasiFilter): Promise<number> {
  const reader = { scope: { jenis: 'semua' }, today } as const
  const { rows } = await registrasiList.page(db, reader, { ...filter, page: 1, limit: 10 })
  return rows.length
}

async function samples(db: Database): Promise<Record<string, RegistrasiFilter[]>> {
  const { rows } = await sql<{
    no_registration: string
    unit_usaha: string
    komoditas_id: number
    nama: string
  }>`
    select r.no_registration, r.unit_usaha, r.komoditas_id, m.nama from okkp.registrasi r
    join okkp.komoditas m on m.id = r.komoditas_id
    where r.id = any(array(select (random() * ${registrations})::bigint from generate_series(1, ${runs * 2})))`.execute(
    db,
  )
  return {
    number: rows.map(({ no_registration }) => ({ no_reg: no_registration })),
    'part of a number': rows.map(({ no_registration }) => ({ search: no_registration.slice(3, 14) })),
    'business, rare word': rows.map(({ unit_usaha }) => ({ usaha: unit_usaha.slice(-5) })),
    'business, frequent word': rows.map((_, n) => ({ usaha: ['makmur', 'sentosa', 'nusantara'][n % 3] })),
    'komoditas by id': rows.map(({ komoditas_id }) => ({ komoditas_id })),
    'komoditas by word': rows.map(({ nama }) => ({ search: nama.slice(0, 12) })),
  }
}

async function median(
  db: Database,
  filters: readonly RegistrasiFilter[],
): Promise<{ p50: number; p95: number }> {
  const times: number[] = []
  for (const filter of filters.slice(0, runs)) times.push((await timed(() => page(db, filter))).ms)
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95) }
}

export async function run({ db }: Ground): Promise<void> {
  const made = await timed(() => generateRegistrasi(db, registrations))
  print({ name: 'data: registrasi', rows: registrations, seconds: round(made.ms / 1000, 1) })
  const plain = Array.from({ length: runs }, (): RegistrasiFilter => ({}))
  await median(db, plain)
  const list = await median(db, plain)
  print({ name: 'list', rows: registrations, p50Ms: round(list.p50), p95Ms: round(list.p95) })
  for (const [name, filters] of Object.entries(await samples(db))) {
    await median(db, filters.slice(0, 5))
    const search = await median(db, filters)
    print({
      name: `search: ${name}`,
      ratio: round(list.p50 / search.p50),
      p50Ms: round(search.p50),
      p95Ms: round(search.p95),
    })
  }
}

if (import.meta.main) {
  const ground = await prepareGround()
  await run(ground).finally(() => ground.close())
}
