import { useState } from 'react'

/** State that this browser remembers; storage that is shut off or holds nonsense counts as empty. */
export function useRemembered<T>(key: string, initial: T): [T, (next: T) => void] {
  const [value, setValue] = useState<T>(() => readRemembered<T>(key) ?? initial)
  return [
    value,
    (next) => {
      setValue(next)
      remember(key, next)
    },
  ]
}

export function readRemembered<T>(key: string): T | undefined {
  try {
    const text = localStorage.getItem(key)
    return text === null ? undefined : (JSON.parse(text) as T)
  } catch {
    return undefined
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // A full or closed storage costs the memory, not the work.
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept, nothing to forget.
  }
}
