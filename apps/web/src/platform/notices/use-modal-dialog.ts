import { useLayoutEffect, useRef } from 'react'
import { giveBack, openerNow } from '#platform/notices/use-focus-back.ts'

/**
 * Shows a native modal dialog while mounted. The hook closes the dialog before removal, because only close() restores
 * the focus to the opener, or to the heading if the opener is gone.
 */
export function useModalDialog(onClosed: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const shown = ref.current
    const opener = openerNow()
    shown?.showModal()
    return () => {
      const back = () => giveBack(opener)
      // Other listeners of `close`, such as the form below a popup, run first.
      if (shown?.open) shown.addEventListener('close', back, { once: true })
      // A closed dialog may hold the focus until its removal, and its `close` listeners may still be running.
      else setTimeout(back)
      shown?.close()
    }
  }, [])
  return {
    ref,
    onClose: () => {
      // The close event is asynchronous: the dialog may be gone or open again.
      if (ref.current && !ref.current.open) onClosed()
    },
  }
}
