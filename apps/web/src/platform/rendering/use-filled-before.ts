import { type RefObject, useEffect, useRef } from 'react'
import { filledBefore } from '#platform/rendering/filled-before.ts'

/** Passes the values entered before hydration to `take` once. Returns the ref for the form. */
export function useFilledBefore(
  take: (filled: Record<string, string>) => void,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was there at the beginning
  useEffect(() => {
    take(filledBefore(form.current))
  }, [])
  return form
}
