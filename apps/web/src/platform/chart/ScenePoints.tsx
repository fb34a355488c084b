import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import classes from '#platform/chart/chart.module.css'
import type { ChartData, ChartSpot } from '#platform/chart/chart-data.ts'
import type { Scene, SceneBand, ScenePoint } from '#platform/chart/scene/scene.ts'
import { nextStop, spotText } from '#platform/chart/spots.ts'

interface ScenePointsProps {
  scene: Scene
  data: ChartData
  lying: boolean
  /** What is looked at, by pointer or keyboard. */
  onLook: (at: SceneBand | undefined) => void
  /** Opens what a category counts. */
  onOpen?: ((at: ChartSpot) => void) | undefined
}

/** One stop of the tab key; arrows lead from figure to figure, each says what it is. The pointer finds categories. */
export function ScenePoints({ scene, data, lying, onLook, onOpen }: ScenePointsProps) {
  const [stop, setStop] = useState(0)
  const layer = useRef<SVGGElement>(null)
  const current = Math.min(stop, scene.points.length - 1)

  const onKeyDown = (event: KeyboardEvent) => {
    const point = scene.points[current]
    if (event.key === 'Enter' && point) onOpen?.(point)
    const next = nextStop(scene.points, current, event.key, lying)
    if (next === undefined) return
    event.preventDefault()
    setStop(next)
    layer.current?.querySelectorAll<SVGPathElement>('[data-stop]')[next]?.focus()
  }

  // A finger that is lifted has left as well, and what it asked for must stay to be read.
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') onLook(undefined)
  }
  // A tap reads; the table's links open.
  const click = (event: MouseEvent, band: SceneBand) => {
    const { pointerType } = event.nativeEvent as globalThis.PointerEvent
    if (pointerType !== 'touch') onOpen?.(band)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the figures inside
    <g ref={layer} data-layer="interaksi" onKeyDown={onKeyDown} onPointerLeave={leave}>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus */}
      <g aria-hidden="true">
        {scene.bands.map((band) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: a pointer's way only; the keyboard has the figures
          <path
            key={`${band.category} ${band.series}`}
            d={band.d}
            className={classes.band}
            data-opens={onOpen ? '' : undefined}
            onPointerEnter={() => onLook(band)}
            onClick={(event) => click(event, band)}
          />
        ))}
      </g>
      {scene.points.map((point, index) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: its role is told below, link or picture
        <path
          key={`${point.category} ${point.series}`}
          d={point.d}
          className={classes.point}
          data-stop=""
          role={onOpen ? 'link' : 'img'}
          aria-label={spotText(data, point)}
          tabIndex={index === current ? 0 : -1}
          onFocus={() => {
            setStop(index)
            onLook(besidePoint(scene.bands, point))
          }}
          onBlur={() => onLook(undefined)}
        />
      ))}
    </g>
  )
}

/** Words float where the pointer would find them: above the whole category, not over it. */
function besidePoint(bands: readonly SceneBand[], point: ScenePoint): SceneBand {
  const band = bands.find(
    ({ category, series = point.series }) => category === point.category && series === point.series,
  )
  return { ...(band ?? point), series: point.series }
}
