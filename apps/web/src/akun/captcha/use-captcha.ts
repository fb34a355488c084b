import { captchaConfig, verifyCaptcha } from '@portal/domain/akun/sesi/sesi.contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '#platform/api/client.ts'
import { ApiError } from '#platform/wire/api-error.ts'
import type { ExternalCaptcha } from './external-captcha.ts'

export type CaptchaState = 'memeriksa' | 'menunggu' | 'siap' | 'gagal'

export interface Captcha {
  state: CaptchaState
  /** The element in which an external provider renders its widget. */
  box: React.RefObject<HTMLDivElement | null>
  /** Exchanges the solved captcha for a one-time log-in token. Waits until ALTCHA is solved. */
  spend(): Promise<string>
  /** Starts a new captcha after the call that used the previous one has failed. */
  renew(): void
}

/** Solves the configured captcha while the person fills in the form. */
export function useCaptcha(): Captcha {
  const [state, setState] = useState<CaptchaState>('memeriksa')
  const [round, setRound] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  const solving = useRef<Promise<void>>(Promise.resolve())
  const solved = useRef<string | undefined>(undefined)
  const external = useRef<ExternalCaptcha | undefined>(undefined)

  const accept = useCallback((token: string | undefined) => {
    solved.current = token
    setState(token ? 'siap' : 'menunggu')
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round is a new captcha
  useEffect(() => {
    const abort = new AbortController()
    solved.current = undefined
    setState('memeriksa')
    async function solve() {
      if (external.current) return external.current.reset()
      const { provider, siteKey } = (await call(captchaConfig, { signal: abort.signal, quiet: true })).data
      if (provider === 'altcha') {
        const { solveAltcha } = await import('./altcha.ts')
        accept(await solveAltcha(abort.signal))
      } else if (box.current) {
        const { renderExternal } = await import('./external-captcha.ts')
        external.current = await renderExternal(provider, siteKey ?? '', box.current, accept)
        setState('menunggu')
      }
    }
    solving.current = solve()
    solving.current.catch(() => {
      if (!abort.signal.aborted) setState('gagal')
    })
    return () => abort.abort()
  }, [round, accept])

  const renew = useCallback(() => setRound((value) => value + 1), [])
  const spend = useCallback(async () => {
    try {
      // The person may press Enter before the proof of work is finished.
      await solving.current
      const token = solved.current
      if (token) {
        solved.current = undefined
        return (await call(verifyCaptcha, { body: { token }, keepSession: true })).data.captchaToken
      }
    } catch (error) {
      renew()
      throw error
    }
    throw new ApiError(400, { message: 'Selesaikan captcha lebih dahulu.' })
  }, [renew])
  return { state, box, spend, renew }
}
