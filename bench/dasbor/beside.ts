import { setTimeout as sleep } from 'node:timers/promises'
import { type Ground, print, quantile, round } from '../ground.ts'
import { load } from '../http/load.ts'
import { signInAll, startPortal } from '../http/stand.ts'
import { calls } from './calls.ts'

const span = { ms: Number(process.env.BENCH_ROUND_MS ?? 4000), requests: 0 }
const viewers = 10
/** Time (ms) that a viewer looks at a dashboard before the next one. 0 means no pause. */
const lookMs = Number(process.env.BENCH_LOOK_MS ?? 2000)
const rounds = 5

/** Simulates ten people. Each opens a dashboard with all its calls at once, waits, and opens the next one. */
function viewing(port: number): () => Promise<void> {
  const paths = Object.values(calls).map(({ path }) => path)
  let goesOn = true
  const one = async (place: number) => {
    await sleep((lookMs * place) / viewers)
    while (goesOn) {
      await Promise.all(
        paths.map(async (path) => (await fetch(`http://127.0.0.1:${port}${path}`)).arrayBuffer()),
      )
      await sleep(lookMs)
    }
  }
  const all = Array.from({ length: viewers }, (_, place) => one(place))
  return async () => {
    goesOn = false
    await Promise.all(all)
  }
}

/** Measures pages of a list while ten people view dashboards, and alternately without them. */
export async function beside(ground: Ground): Promise<void> {
  const { token } = (await signInAll(ground)).pusat
  const portal = await startPortal(ground)
  const list = {
    port: portal.port,
    path: () => '/api/okkp/registrations?limit=10',
    headers: { authorization: `Bearer ${token}` },
  }
  try {
    await load(list, 10, span)
    const p99 = { alone: [] as number[], beside: [] as number[] }
    for (let n = 0; n < rounds; n++) {
      p99.alone.push((await load(list, 10, span)).p99Ms)
      const stop = viewing(portal.port)
      p99.beside.push((await load(list, 10, span).finally(stop)).p99Ms)
    }
    print({
      name: `list beside ten dashboards (every ${lookMs} ms)`,
      p99Times: round(quantile(p99.beside, 0.5) / quantile(p99.alone, 0.5)),
      target: 2,
      p99Ms: round(quantile(p99.beside, 0.5)),
      aloneMs: round(quantile(p99.alone, 0.5)),
    })
  } finally {
    await portal.stop()
  }
}
