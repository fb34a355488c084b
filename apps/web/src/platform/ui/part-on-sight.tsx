import { type ComponentType, lazy, type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react'
import { ServerPageContext } from '#platform/rendering/server-page.ts'
import { useInSight } from '#platform/ui/use-in-sight.ts'

/** A component that is fetched, for the server and for the browser. */
interface LatePart<P extends object> {
  load: () => Promise<ComponentType<P>>
  OnServer: ComponentType<P>
}

export function latePart<P extends object>(load: () => Promise<ComponentType<P>>): LatePart<P> {
  return { load, OnServer: lazy(async () => ({ default: await load() })) as unknown as ComponentType<P> }
}

interface PartOnSightProps<P extends object> {
  part: LatePart<P>
  props: P
  /** In its place where the server has drawn nothing. */
  waiting: ReactNode
  className: string | undefined
}

/**
 * A part of a long page whose code is fetched when it is scrolled near. What the server drew of it stays as it is until
 * then: React leaves a boundary alone whose content is not ready.
 */
export function PartOnSight<P extends object>({
  part: { load, OnServer },
  props,
  waiting,
  className,
}: PartOnSightProps<P>) {
  const place = useRef<HTMLDivElement>(null)
  const near = useInSight(place)
  const [Here, setHere] = useState<ComponentType<P>>()
  const onServer = use(ServerPageContext) !== undefined
  useEffect(() => {
    // Drawn only once it is here: a boundary that waits for code would show `waiting` instead of what it has.
    if (near) void load().then((component) => setHere(() => component))
  }, [near, load])
  return (
    <div ref={place} className={className}>
      <Suspense fallback={waiting}>
        {onServer ? <OnServer {...props} /> : Here ? <Here {...props} /> : <NotYet />}
      </Suspense>
    </div>
  )
}

const never = new Promise<never>(() => {})
const NotYet = () => use(never)
