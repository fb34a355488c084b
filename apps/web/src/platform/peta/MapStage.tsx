import { IconMinus, IconPlus, IconZoomReset } from '@tabler/icons-react'
import type { KeyboardEvent, MouseEvent, ReactNode, Ref } from 'react'
import { Icon } from '#platform/icon/Icon.tsx'
import type { Frame } from '#platform/peta/map-shape.ts'
import classes from '#platform/peta/peta.module.css'
import type { Zoom } from '#platform/peta/use-zoom.ts'

interface MapStageProps {
  ref?: Ref<SVGSVGElement>
  label: string
  describedBy: string
  zoom: Zoom
  onClick?: (event: MouseEvent<SVGSVGElement>) => void
  onKeyDown?: (event: KeyboardEvent<SVGSVGElement>) => void
  children: ReactNode
  /** Content above the drawing, such as a tooltip. */
  over?: ReactNode
}

const viewBox = ({ x, y, width, height }: Frame) => `${x} ${y} ${width} ${height}`

export function MapStage(props: MapStageProps) {
  const { label, describedBy, zoom, onClick, onKeyDown, children, over } = props
  const { zoomBy, reset, times, view } = zoom
  return (
    <div className={classes.stage}>
      {/* biome-ignore lint/a11y/useSemanticElements: what is inside can be chosen, and a fieldset draws nothing */}
      <svg
        ref={props.ref}
        role="group"
        aria-roledescription="peta"
        aria-label={label}
        aria-describedby={describedBy}
        className={classes.map}
        viewBox={viewBox(view)}
        style={{ aspectRatio: view.width / view.height }}
        data-near={times > 1 || undefined}
        onClick={(event) => {
          if (!zoom.wasDragged()) onClick?.(event)
        }}
        onKeyDown={(event) => {
          if (event.key === '+' || event.key === '=') zoomBy(2)
          else if (event.key === '-') zoomBy(0.5)
          else onKeyDown?.(event)
        }}
        {...zoom.handlers}
      >
        {children}
      </svg>
      {over}
      {/* biome-ignore lint/a11y/useSemanticElements: these are no fields of a form */}
      <div className={classes.zoom} role="group" aria-label="Perbesar peta">
        <button type="button" aria-label="Perbesar" title="Perbesar" onClick={() => zoomBy(2)}>
          <Icon of={IconPlus} />
        </button>
        <button type="button" aria-label="Perkecil" title="Perkecil" onClick={() => zoomBy(0.5)}>
          <Icon of={IconMinus} />
        </button>
        {times > 1 && (
          <button
            type="button"
            aria-label="Tampilkan seluruhnya"
            title="Tampilkan seluruhnya"
            onClick={reset}
          >
            <Icon of={IconZoomReset} />
          </button>
        )}
      </div>
    </div>
  )
}
