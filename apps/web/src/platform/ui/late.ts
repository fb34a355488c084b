import { type ComponentType, createElement, type ReactNode, use } from 'react'

export interface Late<P extends object> {
  (props: P): ReactNode
  fetch: () => Promise<unknown>
  /** The same, with what it fetches itself while it is drawn. */
  prepare: () => Promise<unknown>
}

/**
 * A component whose code is fetched when it is first drawn, or before. Once it is here it is drawn at once, where one
 * of `lazy` waits for the next turn: no browser waits for that before it prints.
 */
export function late<P extends object>(
  load: () => Promise<ComponentType<P>>,
  within?: () => Promise<unknown>,
): Late<P> {
  let here: ComponentType<P> | undefined
  let coming: Promise<ComponentType<P>> | undefined
  const fetch = () => {
    coming ??= load().then(
      (component) => {
        here = component
        return component
      },
      (fault: unknown) => {
        // Asked for again, it is fetched again.
        coming = undefined
        throw fault
      },
    )
    return coming
  }
  return Object.assign((props: P) => createElement(here ?? use(fetch()), props), {
    fetch,
    prepare: () => Promise.all([fetch(), within?.()]),
  })
}
