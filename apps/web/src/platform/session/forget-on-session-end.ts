const memories = new Set<() => void>()

/** Whatever keeps answers of the server in memory says here how it forgets them. */
export function forgetOnSessionEnd(forget: () => void): void {
  memories.add(forget)
}

export function forgetSession(): void {
  for (const forget of memories) forget()
}
