import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { type Frame, isWithin, type Spot } from '#platform/peta/map-shape.ts'

const most = 16

interface Look extends Spot {
  /** Zoom factor relative to the whole map. */
  times: number
}

/** Returns the visible part of the frame, limited to its edges. */
export function viewOf(frame: Frame, { times, x, y }: Look): Frame {
  const [width, height] = [frame.width / times, frame.height / times]
  const within = (middle: number, size: number, start: number, whole: number) =>
    Math.min(Math.max(middle - size / 2, start), start + whole - size)
  return {
    x: within(x, width, frame.x, frame.width),
    y: within(y, height, frame.y, frame.height),
    width,
    height,
  }
}

const middleOf = ({ x, y, width, height }: Frame): Spot => ({ x: x + width / 2, y: y + height / 2 })
const wholeOf = (frame: Frame): Look => ({ times: 1, ...middleOf(frame) })

/** A pointer that moves more than this many pixels drags the map and does not select a region. */
const still = 4

/**
 * Zooms a map by buttons, two fingers or keys. Dragging works only on a zoomed map, so that a finger on the whole map
 * still scrolls the page.
 */
export function useZoom(frame: Frame) {
  const [look, setLook] = useState(() => wholeOf(frame))
  const fingers = useRef(new Map<number, Spot>())
  const travelled = useRef(0)
  const { x, y, width, height } = frame
  // biome-ignore lint/correctness/useExhaustiveDependencies: another frame, not another object for the same
  useEffect(() => {
    setLook(wholeOf(frame))
  }, [x, y, width, height])
  const view = viewOf(frame, look)

  const zoomBy = (factor: number) =>
    setLook((now) => {
      const times = Math.min(most, Math.max(1, now.times * factor))
      return { times, ...middleOf(viewOf(frame, now)) }
    })
  const moveBy = (dx: number, dy: number) =>
    setLook((now) => {
      const middle = middleOf(viewOf(frame, now))
      return { ...now, x: middle.x + dx, y: middle.y + dy }
    })
  const bring = (spot: Spot) => {
    if (!isWithin(view, spot)) setLook((now) => ({ ...now, ...spot }))
  }

  const gap = () => {
    const [one, two] = [...fingers.current.values()]
    return one && two ? Math.hypot(one.x - two.x, one.y - two.y) : undefined
  }
  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const spread = gap()
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const [dx, dy] = [event.clientX - before.x, event.clientY - before.y]
    travelled.current += Math.hypot(dx, dy)
    const now = gap()
    if (spread && now) zoomBy(now / spread)
    else if (look.times > 1 && travelled.current > still) {
      const perPixel = view.width / event.currentTarget.getBoundingClientRect().width
      moveBy(-dx * perPixel, -dy * perPixel)
    }
  }
  const release = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId)
  return {
    view,
    times: look.times,
    zoomBy,
    reset: () => setLook(wholeOf(frame)),
    bring,
    /** Checks whether the last pointer action dragged the map instead of selecting. */
    wasDragged: () => travelled.current > still,
    handlers: {
      onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
        if (fingers.current.size === 0) travelled.current = 0
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      },
      onPointerMove,
      onPointerUp: release,
      onPointerCancel: release,
      onPointerLeave: release,
    },
  }
}
export type Zoom = ReturnType<typeof useZoom>
