import { useCallback, useState } from 'react'

/**
 * The state of a dialog that is open on mount. `onClosed` runs after the exit transition, when the dialog can unmount.
 */
export function useModal(onClosed: () => void) {
  const [opened, setOpened] = useState(true)
  const close = useCallback(() => setOpened(false), [])
  return { close, modal: { opened, onClose: close, onClosed } }
}
