import { useLayoutEffect, useRef } from 'react'

/**
 * Shows a dialog over the page for as long as it is mounted. It is closed before it leaves the page, because
 * only closing gives the focus back to where it was.
 */
export function useModalDialog(onClosed: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const shown = ref.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  return {
    ref,
    onClose: () => {
      // The event comes late: by then the dialog may be gone or open again.
      if (ref.current && !ref.current.open) onClosed()
    },
  }
}
