import { useSyncExternalStore } from 'react'

export type ColorScheme = 'light' | 'dark'

/** Uses Mantine's attribute, so that pages with and without Mantine stay in sync. */
const attribute = 'data-mantine-color-scheme'
const storageKey = 'portal:tampilan'
const listeners = new Set<() => void>()

export function colorScheme(): ColorScheme {
  return document.documentElement.getAttribute(attribute) === 'dark' ? 'dark' : 'light'
}

export function setColorScheme(scheme: ColorScheme) {
  // Prevents an endless loop: Mantine sets the scheme again when it gets a change event.
  if (scheme === colorScheme()) return
  document.documentElement.setAttribute(attribute, scheme)
  try {
    localStorage.setItem(storageKey, scheme)
  } catch {
    // Without storage the choice lasts until the page reloads.
  }
  for (const listener of listeners) listener()
}

export function subscribeColorScheme(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useColorSchemeChoice(): [ColorScheme, () => void] {
  const scheme = useSyncExternalStore(subscribeColorScheme, colorScheme, () => 'light' as const)
  return [scheme, () => setColorScheme(scheme === 'dark' ? 'light' : 'dark')]
}
