import type { ComponentType } from 'react'
import { createStore } from '#platform/state/store.ts'

/**
 * Places in the shells that a wing fills: the platform must not import one. A wing registers its component
 * in main.tsx, lazily, so that public pages do not load it.
 */
export interface ShellSlots {
  /** The bell with its count. */
  bell?: ComponentType
  /** What the help button of public pages opens. */
  help?: ComponentType<{ onClose: () => void; onFeedbackOpened: () => void }>
  /** By the name of a sidebar. Draws nothing; keeps its counts and conditional links up to date while it is shown. */
  probes?: Readonly<Record<string, ComponentType>>
}

export const shellSlots = createStore<ShellSlots>({})

export function fillShellSlots(slots: ShellSlots): void {
  const before = shellSlots.get()
  shellSlots.set({ ...before, ...slots, probes: { ...before.probes, ...slots.probes } })
}

export interface SidebarBadge {
  count: number
  /** Waits for me. */
  hot?: boolean
}

/** Counts beside sidebar items, by the `badge` name of the navigation table. */
export const sidebarBadges = createStore<Readonly<Record<string, SidebarBadge>>>({})

/** Whether the one conditional link of the operator's sidebar is open; a probe finds out. */
export const operatorLinkOpen = createStore(false)
