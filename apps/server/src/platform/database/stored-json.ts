/** Casts JSON that our own code wrote to the type that it was written with. */
export function storedJson<T>(value: unknown): T {
  return value as T
}
