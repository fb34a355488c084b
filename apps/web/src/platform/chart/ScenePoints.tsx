import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import classes from '#platform/chart/chart.module.css'
import type { ChartData, ChartSpot } from '#platform/chart/chart-data.ts'
import type { Scene, SceneBand, ScenePoint } from '#platform/chart/scene/scene.ts'
import { nextStop, spotText } from '#platform/chart/spots.ts'

interface ScenePointsProps {
  scene: Scene
  data: ChartData
  lying: boolean
  /** Reports the category that the pointer hovers or the keyboard focuses. */
  onLook: (at: SceneBand | undefined) => void
  onOpen?: ((at: ChartSpot) => void) | undefined
}

/**
 * The interactive layer of a chart. It is one tab stop; arrow keys move between figures, and each figure has a label.
 * The pointer selects categories.
 */
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

  // Lifting a finger also fires pointerleave. The tooltip must stay open after a tap.
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') onLook(undefined)
  }
  // A tap only shows the tooltip. Touch users open lists through the links of the table.
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

/** Returns the position of the tooltip for a focused point: above the whole category, as for the pointer. */
function besidePoint(bands: readonly SceneBand[], point: ScenePoint): SceneBand {
  const band = bands.find(
    ({ category, series = point.series }) => category === point.category && series === point.series,
  )
  return { ...(band ?? point), series: point.series }
}
