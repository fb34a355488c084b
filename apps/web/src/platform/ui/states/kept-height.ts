import { type RefObject, useEffect, useRef } from 'react'
import { readRemembered, remember } from '#platform/state/remembered.ts'

/** Phones and desks draw the same content with other heights. */
const keyOf = (name: string) => `portal:tinggi:${name}:${window.innerWidth < 768 ? 'hp' : 'meja'}`

/** Returns the height that this content had the last time, for a placeholder that moves nothing when it leaves. */
export const keptHeight = (name: string): number | undefined => readRemembered<number>(keyOf(name))

/** Keeps the height of an element for the next visit, once its content is there. */
export function useKeptHeight<E extends HTMLElement = HTMLDivElement>(
  name: string,
  ready: boolean,
): RefObject<E | null> {
  const place = useRef<E>(null)
  useEffect(() => {
    const height = place.current?.offsetHeight
    if (ready && height !== undefined && height !== keptHeight(name)) remember(keyOf(name), height)
  })
  return place
}
