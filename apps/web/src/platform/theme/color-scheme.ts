import { useSyncExternalStore } from 'react'

export type ColorScheme = 'light' | 'dark'

/** The attribute is Mantine's, so that pages with and without it change together. */
const attribute = 'data-mantine-color-scheme'
const storageKey = 'portal:tampilan'
const listeners = new Set<() => void>()

export function colorScheme(): ColorScheme {
  return document.documentElement.getAttribute(attribute) === 'dark' ? 'dark' : 'light'
}

export function setColorScheme(scheme: ColorScheme) {
  // Mantine sets what it is told of: without this the two would tell each other for ever.
  if (scheme === colorScheme()) return
  document.documentElement.setAttribute(attribute, scheme)
  try {
    localStorage.setItem(storageKey, scheme)
  } catch {
    // Without storage the choice holds until the page is left.
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
