import { type Ground, print, quantile, round } from '../ground.ts'
import { load } from '../http/load.ts'
import { signInAll, startPortal } from '../http/stand.ts'
import { calls } from './calls.ts'

const span = { ms: Number(process.env.BENCH_ROUND_MS ?? 2000), requests: 0 }

/** What pages of a list take while ten others look at dashboards, in turn with what they take alone. */
export async function beside(ground: Ground): Promise<void> {
  const { token } = (await signInAll(ground)).pusat
  const portal = await startPortal(ground)
  const list = {
    port: portal.port,
    path: () => '/api/okkp/registrations?limit=10',
    headers: { authorization: `Bearer ${token}` },
  }
  const paths = Object.values(calls).map(({ path }) => path)
  let turn = 0
  const dashboards = { port: portal.port, path: () => paths[turn++ % paths.length] ?? '' }
  try {
    await load(list, 10, span)
    const p99 = { alone: [] as number[], beside: [] as number[] }
    for (let n = 0; n < 5; n++) {
      p99.alone.push((await load(list, 10, span)).p99Ms)
      const looking = load(dashboards, 10, span)
      p99.beside.push((await load(list, 10, span)).p99Ms)
      await looking
    }
    print({
      name: 'daftar di samping sepuluh dasbor',
      p99Times: round(quantile(p99.beside, 0.5) / quantile(p99.alone, 0.5)),
      target: 2,
      p99Ms: round(quantile(p99.beside, 0.5)),
      aloneMs: round(quantile(p99.alone, 0.5)),
    })
  } finally {
    await portal.stop()
  }
}
