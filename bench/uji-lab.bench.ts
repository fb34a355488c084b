import type { TestFilter } from '../apps/server/src/okkp/pengujian/daftar-uji.repository.ts'
import { ujiLabList } from '../apps/server/src/okkp/uji-lab/uji-lab.repository.ts'
import type { Database } from '../apps/server/src/platform/database/database.ts'
import type { RegionScope } from '../packages/domain/src/platform/wilayah/wilayah.ts'
import { type Ground, prepareGround, print, quantile, round, timed } from './ground.ts'
import { generateUjiLab } from './uji-lab-data.ts'

const results = Number(process.env.BENCH_RESULTS ?? 2_000_000)
const runs = 30

const everywhere: RegionScope = { jenis: 'semua' }
const lab: RegionScope = { jenis: 'provinsi', provinsi_id: 32, titipan: true }
const kota: RegionScope = { jenis: 'kota', provinsi_id: 32, kota_id: 3273 }

const asked: Record<string, [RegionScope, TestFilter]> = {
  'nation, one kind': [everywhere, { jenis: 2 }],
  'nation, TMS': [everywhere, { hasil: 'TMS' }],
  'nation, not decided': [everywhere, { hasil: 'belum' }],
  'province and kind': [everywhere, { provinsi_id: 33, jenis: 4 }],
  'laboratory, with entries of others': [lab, {}],
  'laboratory, TMS of one kind': [lab, { jenis: 1, hasil: 'TMS' }],
  'own city': [kota, {}],
  'one komoditas': [everywhere, { komoditas_id: 3 }],
  'one month': [everywhere, { start_date: '2025-06-01', end_date: '2025-06-30' }],
  'frequent word': [everywhere, { search: 'pasar induk' }],
  'rare word': [everywhere, { search: 'LHU-4242' }],
  'rare word, laboratory': [lab, { search: 'LHU-4242' }],
}

async function page(db: Database, scope: RegionScope, filter: TestFilter): Promise<number> {
  const { rows } = await ujiLabList.page(db, scope, { ...filter, page: 1, limit: 10 })
  return rows.length
}

async function p50(db: Database, scope: RegionScope, filter: TestFilter): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < runs; n++) times.push((await timed(() => page(db, scope, filter))).ms)
  return quantile(times, 0.5)
}

/** Checks that no filter of the laboratory test list costs more than ten plain pages. */
export async function run({ db }: Ground): Promise<void> {
  const made = await timed(() => generateUjiLab(db, results))
  print({ name: 'data: uji lab', results, seconds: round(made.ms / 1000, 1) })
  const plain = await p50(db, everywhere, {})
  for (const [name, [scope, filter]] of Object.entries(asked)) {
    const ms = await p50(db, scope, filter)
    print({
      name: `uji lab: ${name}`,
      ratio: round(ms / plain, 1),
      target: 10,
      ms: round(ms),
      plainMs: round(plain),
    })
  }
}

if (import.meta.main) {
  const ground = await prepareGround()
  await run(ground).finally(() => ground.close())
}
