import { type ComponentType, createElement, type ReactNode, use } from 'react'

export interface Late<P extends object> {
  (props: P): ReactNode
  fetch: () => Promise<unknown>
  /** Fetches the component and the code that it lazy-loads itself. */
  prepare: () => Promise<unknown>
}

/**
 * A lazy component that renders synchronously once loaded. React's `lazy` waits for another task, and browsers do not
 * wait for it before printing.
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
        // The next request retries a failed load.
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
