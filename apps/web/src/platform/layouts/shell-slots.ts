import type { ComponentType } from 'react'
import { createStore } from '#platform/state/store.ts'

/**
 * Slots in the layouts for components of the wings, which the platform must not import. main.tsx registers lazy
 * components, so that public pages do not load them.
 */
export interface ShellSlots {
  bell?: ComponentType
  /** The dialog behind the help button of public pages. */
  help?: ComponentType<{ onClose: () => void; onFeedbackOpened: () => void }>
  /**
   * Components by sidebar name that render nothing. They keep the sidebar's counts and conditional links up to date.
   */
  probes?: Readonly<Record<string, ComponentType>>
}

export const shellSlots = createStore<ShellSlots>({})

export function fillShellSlots(slots: ShellSlots): void {
  const before = shellSlots.get()
  shellSlots.set({ ...before, ...slots, probes: { ...before.probes, ...slots.probes } })
}

export interface SidebarBadge {
  count: number
  /** The items wait for the signed-in user. */
  hot?: boolean
}

/** Counts of the sidebar items, by the `badge` name of the navigation table. */
export const sidebarBadges = createStore<Readonly<Record<string, SidebarBadge>>>({})

/** Whether the operator's sidebar shows its conditional link. A probe component sets the value. */
export const operatorLinkOpen = createStore(false)

/** Badge name of the tab to which the shown record belongs, because its address does not name the tab. */
export const sidebarTab = createStore<string | undefined>(undefined)

export interface PageAbove {
  label: string
  to: string
}

/** The page above the shown one. On a phone the header leads back to it. */
export const pageAbove = createStore<PageAbove | undefined>(undefined)
