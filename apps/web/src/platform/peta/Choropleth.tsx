import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { MapStage } from '#platform/peta/MapStage.tsx'
import { MapTip, type TipPlace } from '#platform/peta/MapTip.tsx'
import { placeAfter } from '#platform/peta/map-arrows.ts'
import { classOf, colourOf, type MapClass } from '#platform/peta/map-classes.ts'
import { describeMap, type MapFigure, type MapWords, sayRegion } from '#platform/peta/map-figures.ts'
import type { MapShape, Region } from '#platform/peta/map-shape.ts'
import styles from '#platform/peta/peta.module.css'
import { useZoom } from '#platform/peta/use-zoom.ts'

export interface MapOpening {
  /** Says what opening does: "membuka kabupaten/kotanya". */
  hint: string
  may: (id: number) => boolean
  onOpen: (id: number) => void
}

export interface ChoroplethProps {
  label: string
  shape: MapShape
  figures: readonly MapFigure[]
  words: MapWords
  classes: readonly MapClass[]
  /** What Enter, a click or a second tap does with a region, and which regions allow it. */
  open?: MapOpening | undefined
  /** Runs on Escape: returns to the surrounding map. */
  onLeave?: (() => void) | undefined
  /** The region to focus once the map is drawn: the province the user left, or the first region. */
  focusOn?: { id: number | undefined } | undefined
}

/** Styles are attributes, because a PNG export has no style sheet. */
const line = { fill: 'none', vectorEffect: 'non-scaling-stroke', pointerEvents: 'none' } as const

/** A map that colours regions by their figures. It is one tab stop; arrow keys move between neighbours. */
export function Choropleth(props: ChoroplethProps) {
  const { label, shape, figures, words, classes, open, onLeave, focusOn } = props
  const id = useId()
  const svg = useRef<SVGSVGElement>(null)
  const zoom = useZoom(shape.frame)
  const [current, setCurrent] = useState<number>()
  const [tip, setTip] = useState<TipPlace>()
  const touched = useRef(false)
  const figureOf = (wanted: number) => figures.find((figure) => figure.id === wanted)
  const start = shape.regions.some((region) => region.id === current) ? current : shape.regions[0]?.id

  const pathOf = (wanted: number | undefined) =>
    svg.current?.querySelector<SVGPathElement>(`[data-id="${wanted}"]`)
  const showTip = (wanted: number) => {
    const [path, sheet] = [pathOf(wanted)?.getBoundingClientRect(), svg.current?.getBoundingClientRect()]
    if (path && sheet) setTip({ id: wanted, path, sheet })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each map that is opened by the keyboard
  useEffect(() => {
    setTip(undefined)
    if (focusOn) (pathOf(focusOn.id) ?? pathOf(shape.regions[0]?.id))?.focus()
  }, [shape])

  const openRegion = (at: number) => {
    if (open?.may(at)) open.onOpen(at)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const at = Number((event.target as Element).getAttribute('data-id'))
    if (event.key === 'Escape') {
      if (tip) setTip(undefined)
      else onLeave?.()
      return
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      openRegion(at)
      return
    }
    const next = placeAfter(shape.regions, at, event.key)
    if (next === undefined) return
    event.preventDefault()
    const region = shape.regions.find((found) => found.id === next)
    if (region) zoom.bring(region.centre)
    setCurrent(next)
    pathOf(next)?.focus()
  }
  /** The first tap shows the tooltip; the second tap opens the region. */
  const onClick = (event: MouseEvent) => {
    const at = Number((event.target as Element).getAttribute('data-id'))
    if (!at) return setTip(undefined)
    if (!touched.current || tip?.id === at) openRegion(at)
    else showTip(at)
  }
  const fillOf = (region: Region) => {
    const place = classOf(classes, figureOf(region.id)?.value ?? null)
    return place === undefined ? `url(#${id}-arsir)` : colourOf(place, classes.length)
  }
  const shown = tip && figureOf(tip.id)
  return (
    <>
      <p id={`${id}-kata`} className="visually-hidden">
        {describeMap(figures, words)} Tombol panah berpindah antar{words.regions}
        {open && `, Enter ${open.hint}`}
        {onLeave && ', Escape kembali'}.
      </p>
      <MapStage
        ref={svg}
        label={label}
        describedBy={`${id}-kata`}
        zoom={zoom}
        onClick={onClick}
        onKeyDown={onKeyDown}
        over={shown && <MapTip place={tip} figure={shown} figures={figures} unit={words.unit} />}
      >
        <defs>
          <pattern
            id={`${id}-arsir`}
            width={zoom.view.width / 110}
            height={zoom.view.width / 110}
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="100%" height="100%" fill="var(--sunken)" />
            <line y2="100%" stroke="var(--ink-3)" strokeWidth="1" vectorEffect="non-scaling-stroke" />
          </pattern>
        </defs>
        {shape.regions.map((region) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: its role is said where it can be opened
          <path
            key={region.id}
            d={region.path}
            data-id={region.id}
            className={styles.region}
            fill={fillOf(region)}
            stroke="var(--card)"
            strokeWidth="0.7"
            vectorEffect="non-scaling-stroke"
            role={open?.may(region.id) ? 'button' : 'img'}
            aria-label={sayRegion(
              figureOf(region.id) ?? { id: region.id, nama: region.nama, value: null },
              figures,
              words.unit,
            )}
            tabIndex={region.id === start ? 0 : -1}
            onPointerDown={({ pointerType }) => {
              touched.current = pointerType !== 'mouse'
            }}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && showTip(region.id)}
            onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setTip(undefined)}
            onFocus={({ currentTarget }) => {
              setCurrent(region.id)
              if (currentTarget.matches(':focus-visible')) showTip(region.id)
            }}
            onBlur={() => setTip(undefined)}
          />
        ))}
        <path d={shape.edge} {...line} stroke="var(--ink-3)" strokeWidth="0.8" />
        {tip && (
          <path
            d={shape.regions.find((region) => region.id === tip.id)?.path}
            {...line}
            stroke="var(--ink)"
            strokeWidth="1.6"
          />
        )}
      </MapStage>
    </>
  )
}
