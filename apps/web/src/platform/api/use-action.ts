import { useRef, useState } from 'react'
import { isAbort } from '#platform/api/client.ts'
import { popup } from '#platform/notices/popup.ts'
import { ApiError } from '#platform/wire/api-error.ts'

/**
 * What a button does outside a form: busy meanwhile, a second press counts for nothing, what is shown is read
 * anew afterwards, and a refusal is told in the server's words. A record that somebody else has changed is
 * shown as it stands now after OK. Work that answers false was called off (a question was declined).
 * `button` marks the buttons as busy without `disabled`, which would take the focus away from them.
 */
export function useAction(refresh?: () => Promise<unknown>) {
  const [busy, setBusy] = useState(false)
  const running = useRef(false)

  async function run(work: () => Promise<unknown>): Promise<void> {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      if ((await work()) === false) return
      await refresh?.()
    } catch (error) {
      if (isAbort(error)) return
      if (!(error instanceof ApiError)) {
        popup.failure()
        throw error
      }
      popup.failure(error.message, { reload: error.code === 'BENTROK' })
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return { run, button: { 'data-disabled': busy || undefined, 'aria-disabled': busy || undefined } }
}
