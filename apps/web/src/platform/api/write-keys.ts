/**
 * Idempotency keys of writes. One whose answer was lost may have been done all the same: sent again unchanged
 * it carries its first key, and the server answers from memory instead of writing twice. Another write in
 * between ends that, because the same words may then be meant anew.
 */
export function createWriteKeys(newKey: () => string) {
  let open: { write: string; key: string } | undefined
  return {
    keyOf(write: string): string {
      if (open?.write !== write) open = { write, key: newKey() }
      return open.key
    },
    /** The server has spoken: the next time is another intent. */
    settle(key: string): void {
      if (open?.key === key) open = undefined
    },
  }
}
