import { type ReactNode, Suspense, use, useRef } from 'react'
import { ServerPageContext } from '#platform/rendering/server-page.ts'
import type { Late } from '#platform/ui/late.ts'
import { useInSight } from '#platform/ui/use-in-sight.ts'

interface PartOnSightProps<P extends object> {
  part: Late<P>
  props: P
  /** Placeholder if the server rendered nothing. */
  waiting: ReactNode
  className: string | undefined
}

/**
 * A part of a long page that loads when the user scrolls near it. The server's HTML stays until then, because React
 * does not hydrate a suspended boundary.
 */
export function PartOnSight<P extends object>({
  part: Part,
  props,
  waiting,
  className,
}: PartOnSightProps<P>) {
  const place = useRef<HTMLDivElement>(null)
  const near = useInSight(place, Part.prepare)
  const onServer = use(ServerPageContext) !== undefined
  return (
    <div ref={place} className={className}>
      <Suspense fallback={waiting}>{onServer || near ? <Part {...props} /> : <NotYet />}</Suspense>
    </div>
  )
}

const never = new Promise<never>(() => {})
const NotYet = () => use(never)
