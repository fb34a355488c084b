import { useLayoutEffect, useRef } from 'react'
import { giveBack, openerNow } from '#platform/notices/use-focus-back.ts'

/**
 * Shows a dialog over the page for as long as it is mounted. It is closed before it leaves the page, because
 * only closing gives the focus back to where it was, or to the heading where that is gone by then.
 */
export function useModalDialog(onClosed: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const shown = ref.current
    const opener = openerNow()
    shown?.showModal()
    return () => {
      const back = () => giveBack(opener)
      // Whoever waits for this dialog to close, as the form below a popup does, comes first.
      if (shown?.open) shown.addEventListener('close', back, { once: true })
      // One that is closed already has the focus until it has left the page; and it may be telling others still.
      else setTimeout(back)
      shown?.close()
    }
  }, [])
  return {
    ref,
    onClose: () => {
      // The event comes late: by then the dialog may be gone or open again.
      if (ref.current && !ref.current.open) onClosed()
    },
  }
}
