import { setTimeout as sleep } from 'node:timers/promises'
import { type Ground, print, quantile, round } from '../ground.ts'
import { load } from '../http/load.ts'
import { signInAll, startPortal } from '../http/stand.ts'
import { calls } from './calls.ts'

const span = { ms: Number(process.env.BENCH_ROUND_MS ?? 4000), requests: 0 }
const viewers = 10
/** How long somebody looks at a dashboard before opening another; 0 asks without a pause. */
const lookMs = Number(process.env.BENCH_LOOK_MS ?? 2000)
const rounds = 5

/** Ten people open a dashboard, all its calls at once as the page does, look at it, and open the next. */
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

/** What pages of a list take while ten others look at dashboards, in turn with what they take alone. */
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
      name: `daftar di samping sepuluh dasbor (tiap ${lookMs} ms)`,
      p99Times: round(quantile(p99.beside, 0.5) / quantile(p99.alone, 0.5)),
      target: 2,
      p99Ms: round(quantile(p99.beside, 0.5)),
      aloneMs: round(quantile(p99.alone, 0.5)),
    })
  } finally {
    await portal.stop()
  }
}
