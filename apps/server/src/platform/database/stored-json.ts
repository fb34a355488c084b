/** What our own code has written into a JSON column, read back in the shape that it was written in. */
export function storedJson<T>(value: unknown): T {
  return value as T
}
