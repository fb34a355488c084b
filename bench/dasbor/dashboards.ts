import { sql } from 'kysely'
import { type Ground, print, quantile, round } from '../ground.ts'
import { cpuOf, postmasterOf } from '../http/processes.ts'
import { ports, startPortal } from '../http/stand.ts'
import { type Call, calls as okkpCalls } from './calls.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const asks = Number(process.env.BENCH_ASKS ?? 40)
const only = new RegExp(process.env.BENCH_ONLY ?? '')

/**
 * Returns the CPU time per call in Node and PostgreSQL together. CPU time does not depend on the load of the machine.
 */
async function costOf(pids: readonly number[], times: number, ask: () => Promise<unknown>): Promise<number> {
  const used = () => pids.reduce((sum, pid) => sum + cpuOf(pid), 0)
  const before = used()
  for (let n = 0; n < times; n++) await ask()
  return (used() - before) / times
}

async function stand(ground: Ground, port: number, token: string | undefined) {
  const portal = await startPortal(ground, port)
  const pids = [portal.pid, await postmasterOf(ground.url)]
  const ask = (path: string) => async () => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    })
    if (!answer.ok) throw new Error(`${answer.status} at ${path}`)
    return answer.arrayBuffer()
  }
  return {
    cost: (path: string, times: number) => costOf(pids, times, ask(path)),
    length: async (path: string) => (await ask(path)()).byteLength,
    stop: portal.stop,
  }
}

const middle = (values: readonly number[]) => quantile(values, 0.5)

interface Asked {
  calls: Readonly<Record<string, Call>>
  /** Tokens of one account per database, for figures that are not public. */
  tokens?: { whole: string; tenth: string }
  /**
   * Number of rows that a live count reads. The target is 20 times faster for a million rows, and proportionally less
   * for fewer.
   */
  rows?: number
}

/** Measures every call over all rows, over a tenth of them, and as live SQL, in alternation. */
export async function dashboards(
  whole: Ground,
  tenth: Ground,
  { calls, tokens, rows = 1_000_000 }: Asked = { calls: okkpCalls },
): Promise<void> {
  const postmaster = await postmasterOf(whole.url)
  const large = await stand(whole, ports.portal, tokens?.whole)
  const small = await stand(tenth, ports.portal + 2, tokens?.tenth).catch((error) =>
    large.stop().then(() => Promise.reject(error)),
  )
  try {
    // A portal that has just started still runs its own jobs. All calls run a few times before the measurement.
    for (const { path } of Object.values(calls)) for (const side of [large, small]) await side.cost(path, 20)
    for (const [name, { path, live, narrow, page }] of Object.entries(calls)) {
      if (!only.test(name)) continue
      // Warm-up: V8 compiles the code and PostgreSQL plans the statements.
      for (const side of [large, small]) await side.cost(path, 100)
      const took = { large: [] as number[], small: [] as number[], live: [] as number[] }
      for (let turn = 0; turn < rounds; turn++) {
        took.large.push(await large.cost(path, asks))
        took.small.push(await small.cost(path, asks))
        if (turn >= 3) continue
        took.live.push(
          // CPU ticks are coarse, so a short query runs ten times.
          await costOf([postmaster], narrow ? 10 : 1, async () => {
            for (const statement of live) await sql.raw(statement).execute(whole.db)
          }),
        )
      }
      print({
        name: `dashboard: ${name}`,
        timesLive: round(middle(took.live) / middle(took.large), 1),
        ...(page ? {} : { target: narrow ? 0.5 : (20 * rows) / 1_000_000 }),
        growth: round(middle(took.large) / middle(took.small)),
        growthTarget: 1.5,
        // Growth of the response itself. Lists of numbers, for example, are not full with a tenth of the rows.
        answerGrowth: round((await large.length(path)) / (await small.length(path))),
        cpuMs: round(middle(took.large)),
        tenthCpuMs: round(middle(took.small)),
        liveCpuMs: round(middle(took.live)),
      })
    }
  } finally {
    await Promise.all([large.stop(), small.stop()])
  }
}

/** Prints how many keys each fact table holds for its rows. */
export async function keys(
  name: string,
  ground: Ground,
  tables: readonly string[] = ['okkp.registrasi', 'okkp.uji_lab'],
): Promise<void> {
  const { rows } = await sql<{ nama: string; baris: number; kunci: number }>`
    select p.nama, (select reltuples::bigint from pg_class where oid = p.tabel::regclass) as baris,
      (select reltuples::bigint from pg_class where oid = p.nama::regclass) as kunci
    from platform.fakta p where p.tabel = any(${tables}::text[]) order by 1`.execute(ground.db)
  for (const { nama, baris, kunci } of rows)
    print({
      name: `keys of ${nama}, ${name}`,
      keys: kunci,
      rows: baris,
      share: round(kunci / Math.max(1, baris)),
    })
}
