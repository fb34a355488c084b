import { useCallback, useId, useMemo, useRef, useState } from 'react'
import { ChartTip } from '#platform/chart/ChartTip.tsx'
import classes from '#platform/chart/chart.module.css'
import type { ChartData, ChartSpot } from '#platform/chart/chart-data.ts'
import { type ChartKind, isLying } from '#platform/chart/chart-kind.ts'
import { describeChart } from '#platform/chart/describe-chart.ts'
import { ScenePicture } from '#platform/chart/ScenePicture.tsx'
import { ScenePoints } from '#platform/chart/ScenePoints.tsx'
import { layoutChart, shownData, spotInData } from '#platform/chart/scene/layouts.ts'
import type { SceneBand } from '#platform/chart/scene/scene.ts'
import { useDrawingWidth } from '#platform/chart/use-drawing-width.ts'
import { useDismiss } from '#platform/ui/use-dismiss.ts'

interface ChartProps {
  kind: ChartKind
  data: ChartData
  /** The accessible name: the title of the card. */
  label: string
  /** The minimum height. Charts with many rows grow beyond it. */
  height: number
  onOpen?: ((at: ChartSpot) => void) | undefined
}

/** Draws a chart as wide as its container. */
export function Chart({ kind, data, label, height, onOpen }: ChartProps) {
  const root = useRef<HTMLDivElement>(null)
  const width = useDrawingWidth(root)
  return (
    <div ref={root} className={classes.chart}>
      {width > 0 && <ChartPicture {...{ kind, data, label, height, onOpen, width }} />}
    </div>
  )
}

export function ChartPicture({ kind, data, label, height, onOpen, width }: ChartProps & { width: number }) {
  const id = `grafik${useId().replace(/\W/g, '')}`
  const [looked, setLooked] = useState<SceneBand>()
  const drawing = useRef<SVGSVGElement>(null)
  const lookAway = useCallback(() => setLooked(undefined), [])
  useDismiss(drawing, looked !== undefined, lookAway)
  const shown = useMemo(() => shownData(kind, data), [kind, data])
  const scene = useMemo(() => layoutChart(kind, shown, { width, height }), [kind, shown, width, height])
  const open = (at: ChartSpot) => {
    const spot = spotInData(data, shown, at)
    if (spot) onOpen?.(spot)
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a drawing */}
      <svg
        ref={drawing}
        viewBox={`0 0 ${scene.width} ${scene.height}`}
        width={scene.width}
        height={scene.height}
        className={classes.svg}
        role="group"
        aria-roledescription="grafik"
        aria-label={label}
        aria-describedby={id}
      >
        <ScenePicture scene={scene} id={id} />
        <ScenePoints
          scene={scene}
          data={shown}
          lying={isLying(kind)}
          onLook={setLooked}
          onOpen={onOpen && open}
        />
      </svg>
      <p id={id} className="visually-hidden">
        {describeChart(shown)} Tombol panah membaca angka satu per satu.
      </p>
      {looked && <ChartTip data={shown} at={looked} width={scene.width} />}
    </>
  )
}
