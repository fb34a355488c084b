import { useState } from 'react'

/** State that this browser stores. Blocked or invalid storage counts as empty. */
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
    // If the storage is full or blocked, only the stored value is lost.
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Blocked storage holds nothing to remove.
  }
}
