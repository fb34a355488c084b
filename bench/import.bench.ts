import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { registrasiImpor } from '../apps/server/src/okkp/impor/impor-registrasi.definition.ts'
import { importDesk } from '../apps/server/src/okkp/index.ts'
import type { Actor } from '../apps/server/src/platform/actor.ts'
import { type CellContent, writeSheet } from '../apps/server/src/platform/excel/write-sheet.ts'
import { importFile } from '../apps/server/src/platform/impor/start-impor.service.ts'
import type { Platform } from '../apps/server/src/platform/platform.ts'
import { createPengguna } from '../apps/server/src/testing/factories.ts'
import { importHeadersOf } from '../packages/domain/src/okkp/registrasi/registrasi.fields.ts'
import { type Ground, peakRss, prepareGround, print, round, timed } from './ground.ts'
import { memoryBySize } from './import-memory.ts'
import { saveWorkbook, uploadWorkbook } from './workbook.ts'

const rowCount = 100_000
const rounds = 2

async function* rowsOf(count: number): AsyncGenerator<CellContent[][]> {
  const cities = ['Kota Bandung', 'Kabupaten Bogor', 'Kota Bekasi', 'Kabupaten Garut']
  const foods = ['Gabah', 'Cabai Rawit', 'Bawang Merah', 'Padi']
  for (let from = 0; from < count; from += 1000) {
    yield Array.from({ length: 1000 }, (_, k) => {
      const n = from + k
      return [
        n + 1,
        `PT Sumber Pangan ${(n * 7919) % 99_991}`,
        cities[n % 4],
        `Jalan Merdeka ${n % 997}, Bandung`,
        `Jalan Industri ${n % 499}, Blok ${n % 26}`,
        foods[n % 4],
        `Pangan Segar ${n % 200}`,
        'Oryza sativa',
        `Plastik ${(n % 10) + 1} kg`,
        `Merek ${(n * 31) % 5003}`,
        `PDUK-32-${String(n).padStart(7, '0')}`,
        n % 2 ? 'Hijau' : 'Putih',
        `202${n % 6}-0${(n % 9) + 1}-1${n % 10}`,
      ]
    })
  }
}

/** `uploadWorkbook` calls this function in a separate process. */
export async function writeWorkbook(count: number, path: string): Promise<void> {
  const columns = importHeadersOf(1).map((title) => ({ title }))
  await saveWorkbook(path, writeSheet('Data', columns, rowsOf(count)))
}

async function importOnce(platform: Platform, actor: Actor, count: number) {
  const file = await uploadWorkbook('import.bench.ts', platform, actor, count)
  const caller = {
    actor,
    requestId: 'bench',
    ip: undefined,
    agent: undefined,
    auditEvent: 'registrasi.impor',
    idempotency: undefined,
    audited: false,
  }
  const asked = { file, fields: { registrasi_id: '1' }, background: false }
  const { result: measured, ...memory } = await peakRss(() =>
    timed(() => importFile(platform, importDesk([]), [registrasiImpor], caller, asked)),
  )
  const { ms, result } = measured
  if (result.data.tersimpan !== count)
    throw new Error(`Saved only ${result.data.tersimpan} rows: ${result.message}`)
  return { ms, ...memory }
}

async function clear(admin: pg.Client, table = 'platform.impor'): Promise<void> {
  // Triggers on tables that reference the registry forbid TRUNCATE. On this temporary database the replica role
  // bypasses them.
  await admin.query('set session_replication_role = replica')
  await admin.query(`truncate ${table} cascade`)
  await admin.query('set session_replication_role = default')
  await admin.query('checkpoint')
}

const frozen = 'bench.registrasi_beku'

/**
 * Loads the same rows with COPY, the fastest way in PostgreSQL, into a copy of the table from before it had counters.
 */
async function copyOnce(admin: pg.Client, path: string, columns: string): Promise<number> {
  const { ms } = await timed(() => admin.query(`copy ${frozen} (${columns}) from '${path}'`))
  return ms
}

async function prepareFrozen(admin: pg.Client): Promise<void> {
  await admin.query('drop schema if exists bench cascade')
  // The role `portal` owns the schema, because the portal reads the table and another bench drops the schema.
  await admin.query('create schema bench authorization portal')
  await admin.query(await readFile(join(import.meta.dirname, 'registrasi-beku.sql'), 'utf8'))
}

export async function run(ground: Ground): Promise<void> {
  const { platform, db, superuserUrl } = ground
  const account = await createPengguna(db, { role: 'OKKP_ADMIN_DAERAH' })
  const actor: Actor = {
    ...account,
    nama: 'Bench',
    role: 'OKKP_ADMIN_DAERAH',
    provinsi_id: 32,
    kota_id: null,
    perusahaan_id: null,
    sesi_id: 'bench',
    wajib_ganti_sandi: false,
  }
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-copy-'))
  // PostgreSQL runs as another user here and writes the file itself.
  await chmod(folder, 0o777)
  const admin = new pg.Client(superuserUrl)
  await admin.connect()
  const emptyAll = async () => {
    await clear(admin)
    await clear(admin, 'okkp.registrasi')
  }
  try {
    await prepareFrozen(admin)
    await importOnce(platform, actor, rowCount / 5)
    await emptyAll()
    await memoryBySize('import, memory', (count) => importOnce(platform, actor, count), emptyAll)
    const { rows } = await sql<{
      columns: string
    }>`select string_agg(quote_ident(attname), ', ' order by attnum) as columns
      from pg_attribute where attrelid = ${frozen}::regclass and attnum > 0 and not attisdropped
        and attgenerated = '' and attname not in ('batch_id', 'menggantikan', 'digantikan_oleh')`.execute(db)
    const columns = rows[0]?.columns ?? ''
    const path = join(folder, 'rows.copy')
    const imports: number[] = []
    const copies: number[] = []
    for (let round = 0; round < rounds; round++) {
      imports.push((await importOnce(platform, actor, rowCount)).ms)
      if (round === 0) await admin.query(`copy (select ${columns} from okkp.registrasi) to '${path}'`)
      await emptyAll()
      copies.push(await copyOnce(admin, path, columns))
      await clear(admin, frozen)
    }
    const [importMs, copyMs] = [Math.min(...imports), Math.min(...copies)]
    print({
      name: 'import beside COPY',
      rows: rowCount,
      ratio: round(copyMs / importMs),
      target: 0.33,
      importMs: Math.round(importMs),
      copyMs: Math.round(copyMs),
    })
  } finally {
    await admin.end()
    await rm(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) {
  const ground = await prepareGround()
  await run(ground).finally(() => ground.close())
}
