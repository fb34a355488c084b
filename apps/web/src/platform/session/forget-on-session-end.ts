const memories = new Set<() => void>()

/** Registers a function that clears cached server data when the session ends. */
export function forgetOnSessionEnd(forget: () => void): void {
  memories.add(forget)
}

export function forgetSession(): void {
  for (const forget of memories) forget()
}
