import type { saranOkkp } from '@portal/domain/okkp/saran/saran.contract'
import type { saranPasar } from '@portal/domain/pasar/pasar/saran-pasar.contract'
import { useEffect, useState } from 'react'
import { ask } from '#platform/api/ask.ts'
import { question } from '#platform/api/question.ts'
import { type KelompokSaran, kelompokOf } from './saran.ts'

/** The minimum length that `kataSaran` of the contracts requires. */
const leastLetters = 3
const pauseBeforeAsking = 200

interface Found {
  kata: string
  groups: KelompokSaran[]
}

/** Loads suggestions for the typed words; undefined until an answer arrives. Either of the two calls may fail alone. */
export function useSaran(kata: string): KelompokSaran[] | undefined {
  const [found, setFound] = useState<Found>()
  const words = kata.trim()
  useEffect(() => {
    if (words.length < leastLetters) return
    const stop = new AbortController()
    const settings = { signal: stop.signal, quiet: true }
    const query = { kata: words }
    const timer = setTimeout(async () => {
      const [okkp, pasar] = await Promise.allSettled([
        ask(question<typeof saranOkkp>('/api/okkp/saran', { query }), settings),
        ask(question<typeof saranPasar>('/api/pasar-pangan/public/saran', { query }), settings),
      ])
      if (stop.signal.aborted) return
      const groups = kelompokOf(
        okkp.status === 'fulfilled' ? okkp.value.data : undefined,
        pasar.status === 'fulfilled' ? pasar.value.data : undefined,
      )
      setFound({ kata: words, groups })
    }, pauseBeforeAsking)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [words])
  return words.length < leastLetters || found === undefined ? undefined : found.groups
}
