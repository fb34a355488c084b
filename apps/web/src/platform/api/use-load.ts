import { useEffect, useState } from 'react'

export interface Reading<T> {
  /** Of the last question while the next answer is on its way. */
  data: T | undefined
  error: unknown
  /** What is shown belongs to an earlier question. */
  isStale: boolean
  retry: () => void
}

type Outcome<T> = Pick<Reading<T>, 'data' | 'error'>

interface Answered<T> extends Outcome<T> {
  key: string
  /** Was there from the beginning: it need not be asked for. */
  given?: boolean
}

interface LoadOptions<T> {
  /** Remembers the answer while the page is open. */
  keep?: boolean
  /** What is there already at the beginning. */
  first?: () => Outcome<T> | undefined
}

const kept = new Map<string, unknown>()

/**
 * For public pages, which do without the cache of answers that inner pages have. `key` names the question: another key
 * asks anew, none asks nothing.
 */
export function useLoad<T>(
  key: string | undefined,
  load: (signal: AbortSignal) => Promise<T>,
  { keep = false, first }: LoadOptions<T> = {},
): Reading<T> {
  const [latest, setLatest] = useState<Answered<T> | undefined>(() => {
    const outcome = first?.()
    return outcome && key !== undefined ? { key, ...outcome, given: true } : undefined
  })
  const remembered = key !== undefined && kept.has(key)
  const answered = remembered ? { key, data: kept.get(key) as T, error: undefined } : latest
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what is loaded
  useEffect(() => {
    if (key === undefined || (keep && kept.has(key))) return
    if (attempt === 0 && latest?.given && latest.key === key) return
    const stop = new AbortController()
    load(stop.signal).then(
      (data) => {
        if (keep) kept.set(key, data)
        if (!stop.signal.aborted) setLatest({ key, data, error: undefined })
      },
      (error: unknown) => {
        if (!stop.signal.aborted) setLatest({ key, data: undefined, error })
      },
    )
    return () => stop.abort()
  }, [key, attempt])
  const isStale = answered !== undefined && answered.key !== key
  return {
    data: answered?.data,
    error: isStale ? undefined : answered?.error,
    isStale,
    retry: () => setAttempt((count) => count + 1),
  }
}
