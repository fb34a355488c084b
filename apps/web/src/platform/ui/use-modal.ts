import { useCallback, useState } from 'react'

/** A dialog that is open as soon as it is drawn; `onClosed` is called when it is out of sight and may go. */
export function useModal(onClosed: () => void) {
  const [opened, setOpened] = useState(true)
  const close = useCallback(() => setOpened(false), [])
  return { close, modal: { opened, onClose: close, onClosed } }
}
