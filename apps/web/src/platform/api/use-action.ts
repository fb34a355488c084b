import { useRef, useState } from 'react'
import { isAbort } from '#platform/api/client.ts'
import { popup } from '#platform/notices/popup.ts'
import { ApiError } from '#platform/wire/api-error.ts'

/**
 * Runs a button's action outside a form and shows the server's error. Work that resolves to false was cancelled. `button`
 * marks the button as busy without `disabled`, which would drop the focus.
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
