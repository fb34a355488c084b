import { quantile, round } from '../ground.ts'
import type { Answered } from './users.ts'

export interface Figures {
  perSecond: number
  p50Ms: number
  p95Ms: number
  p99Ms: number
  refused: number
  refusedP95Ms: number
  /** Answers that are neither success nor refusal, with one of each path. */
  failed: number
  examples?: string[]
  slowest: string[]
}

const pathOf = ({ path }: Answered) => path.split('?')[0] ?? path

/** The paths that took the longest in all, with their number and their 95th percentile in ms. */
function slowestOf(answers: readonly Answered[]): string[] {
  const byPath = Map.groupBy(answers, pathOf)
  const paths = [...byPath].map(([path, all]) => {
    const times = all.map(({ ms }) => ms)
    return { path, count: all.length, total: times.reduce((sum, ms) => sum + ms), p95: quantile(times, 0.95) }
  })
  const slowest = paths.toSorted((a, b) => b.total - a.total).slice(0, 6)
  return slowest.map(({ path, count, p95 }) => `${path}: ${count} × ${Math.round(p95)}`)
}

const isAccepted = ({ status }: Answered) => status >= 200 && status < 400
const isRefused = ({ status }: Answered) => status === 503 || status === 429

/** Figures of the answers after the first seconds, in which the caches fill. */
export function figuresOf(answers: readonly Answered[], from: number, to: number): Figures {
  const counted = answers.filter(({ at }) => at >= from && at < to)
  const accepted = counted.filter(isAccepted)
  const refused = counted.filter(isRefused)
  const failed = counted.filter((one) => !isAccepted(one) && !isRefused(one))
  const examples = [...new Map(failed.map((one) => [pathOf(one), one])).values()]
  const times = accepted.map(({ ms }) => ms)
  return {
    perSecond: round(accepted.length / (to - from), 1),
    p50Ms: Math.round(quantile(times, 0.5)),
    p95Ms: Math.round(quantile(times, 0.95)),
    p99Ms: Math.round(quantile(times, 0.99)),
    refused: refused.length,
    refusedP95Ms: Math.round(
      quantile(
        refused.map(({ ms }) => ms),
        0.95,
      ),
    ),
    slowest: slowestOf(accepted),
    failed: failed.length,
    ...(failed.length > 0
      ? { examples: examples.map(({ status, path, said }) => `${status} ${path} ${said}`).slice(0, 5) }
      : {}),
  }
}

/** Returns the first second from which on, for three seconds, nobody was refused and p95 was within the bar. */
export function recoveredAfter(
  answers: readonly Answered[],
  seconds: number,
  bar: number,
): number | undefined {
  for (let second = 0; second + 3 <= seconds; second++) {
    const { p95Ms, refused, failed } = figuresOf(answers, second, second + 3)
    if (p95Ms <= bar && refused === 0 && failed === 0) return second
  }
  return undefined
}
