import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { importDesk } from '../apps/server/src/okkp/index.ts'
import { ujiLabImpor } from '../apps/server/src/okkp/uji-lab/impor-uji-lab.definition.ts'
import type { Actor } from '../apps/server/src/platform/actor.ts'
import { type CellContent, writeSheet } from '../apps/server/src/platform/excel/write-sheet.ts'
import { importFile } from '../apps/server/src/platform/impor/start-impor.service.ts'
import type { Platform } from '../apps/server/src/platform/platform.ts'
import { createPengguna } from '../apps/server/src/testing/factories.ts'
import { kolomImporUjiLab } from '../packages/domain/src/okkp/uji-lab/uji-lab.impor.ts'
import { type Ground, peakRss, prepareGround, print, round, timed } from './ground.ts'
import { memoryBySize } from './import-memory.ts'
import { saveWorkbook, uploadWorkbook } from './workbook.ts'

const rowCount = 100_000
const rounds = Number(process.env.BENCH_ROUNDS ?? 2)
const tables = ['okkp.uji_lab', 'okkp.hasil_uji_lab'] as const

async function* rowsOf(count: number): AsyncGenerator<CellContent[][]> {
  const cities = ['Kota Bandung', 'Kabupaten Bogor', 'Kota Bekasi', 'Kabupaten Garut']
  const foods = ['Beras', 'Bayam', 'Kentang', 'Wortel']
  for (let from = 0; from < count; from += 1000) {
    yield Array.from({ length: 1000 }, (_, k) => {
      const n = from + k
      const result = `0,${String((n * 7) % 400).padStart(3, '0')}`
      const day = `202${5 + (n % 2)}-0${(n % 9) + 1}-1${n % 10}`
      return [
        n + 1,
        `LAB-${n}`,
        'Dinas Pangan',
        day,
        `Pasar ${n % 997}`,
        foods[n % 4],
        null,
        'Timbal (Pb); Kadmium (Cd)',
        `${result}; <0,01`,
        'mg/kg',
        null,
        null,
        'AAS',
        null,
        null,
        cities[n % 4],
        'BPMKP',
        `LHU-${n}`,
        null,
      ]
    })
  }
}

/** `uploadWorkbook` calls this function in a separate process. */
export async function writeWorkbook(count: number, path: string): Promise<void> {
  const columns = ['No', ...Object.values(kolomImporUjiLab)].map((title) => ({ title }))
  await saveWorkbook(path, writeSheet('Data', columns, rowsOf(count)))
}

async function importOnce(platform: Platform, actor: Actor, count: number) {
  const file = await uploadWorkbook('import-uji-lab.bench.ts', platform, actor, count)
  const caller = {
    actor,
    requestId: 'bench',
    ip: undefined,
    agent: undefined,
    auditEvent: 'uji-lab.impor',
    idempotency: undefined,
    audited: false,
  }
  const asked = { file, fields: { jenis_uji: '1', jenis_uji_lab: '2' }, background: false }
  const { result: measured, ...memory } = await peakRss(() =>
    timed(() => importFile(platform, importDesk([]), [ujiLabImpor], caller, asked)),
  )
  const { ms, result } = measured
  if (result.data.tersimpan !== count)
    throw new Error(`Saved only ${result.data.tersimpan} rows: ${result.message}`)
  return { ms, ...memory }
}

async function clear(admin: pg.Client): Promise<void> {
  await admin.query('set session_replication_role = replica')
  await admin.query(`truncate ${tables.join(', ')}, platform.impor cascade`)
  await admin.query('set session_replication_role = default')
  await admin.query('checkpoint')
}

/**
 * Compares the import of laboratory tests and verdicts with a COPY of the same rows into the same tables and indexes.
 */
export async function run({ platform, db, superuserUrl }: Ground): Promise<void> {
  const account = await createPengguna(db, { role: 'OKKP_ADMIN_UJILAB' })
  const actor: Actor = {
    ...account,
    nama: 'Bench',
    role: 'OKKP_ADMIN_UJILAB',
    provinsi_id: 32,
    kota_id: null,
    perusahaan_id: null,
    sesi_id: 'bench',
    wajib_ganti_sandi: false,
  }
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-copy-'))
  await chmod(folder, 0o777)
  const admin = new pg.Client(superuserUrl)
  await admin.connect()
  try {
    await importOnce(platform, actor, rowCount / 5)
    await clear(admin)
    await memoryBySize(
      'import of uji lab, memory',
      (count) => importOnce(platform, actor, count),
      () => clear(admin),
    )
    const columnsOf = async (table: string) => {
      const { rows } = await sql<{ columns: string }>`
        select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
        where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(
        db,
      )
      return rows[0]?.columns ?? ''
    }
    const imports: number[] = []
    const copies: number[] = []
    for (let turn = 0; turn < rounds; turn++) {
      imports.push((await importOnce(platform, actor, rowCount)).ms)
      const files = await Promise.all(
        tables.map(async (table) => ({ table, columns: await columnsOf(table), path: join(folder, table) })),
      )
      for (const { table, columns, path } of files)
        await admin.query(`copy (select ${columns} from ${table}) to '${path}'`)
      await clear(admin)
      const { ms } = await timed(async () => {
        for (const { table, columns, path } of files)
          await admin.query(`copy ${table} (${columns}) from '${path}'`)
      })
      copies.push(ms)
      await clear(admin)
    }
    const [importMs, copyMs] = [Math.min(...imports), Math.min(...copies)]
    print({
      name: 'import of uji lab beside COPY',
      rows: rowCount,
      ratio: round(copyMs / importMs),
      target: 0.25,
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
