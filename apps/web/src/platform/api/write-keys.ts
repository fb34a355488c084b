/**
 * Creates idempotency keys. The server may have stored a write whose answer was lost, so an unchanged repeat reuses the
 * key. Any other write in between ends this, because the same content may then be a new intent.
 */
export function createWriteKeys(newKey: () => string) {
  let open: { write: string; key: string } | undefined
  return {
    keyOf(write: string): string {
      if (open?.write !== write) open = { write, key: newKey() }
      return open.key
    },
    /** Forgets the key after the server has answered: the next identical write is a new intent. */
    settle(key: string): void {
      if (open?.key === key) open = undefined
    },
  }
}
