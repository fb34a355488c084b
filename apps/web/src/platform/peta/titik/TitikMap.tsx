import { Button } from '@mantine/core'
import type { Position } from '@portal/domain/platform/geo/outline'
import { formatDerajat, roundTitik, type Titik } from '@portal/domain/platform/geo/titik'
import { IconCurrentLocation } from '@tabler/icons-react'
import { type KeyboardEvent, type MouseEvent, useId, useMemo, useRef } from 'react'
import { Icon } from '#platform/icon/Icon.tsx'
import { MapStage } from '#platform/peta/MapStage.tsx'
import { useMap } from '#platform/peta/map-files.ts'
import { frameOf, grownTo, type MapShape, positionOf, type Spot, spotOf } from '#platform/peta/map-shape.ts'
import classes from '#platform/peta/titik/titik.module.css'
import { useZoom } from '#platform/peta/use-zoom.ts'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'

export interface TitikMapProps {
  value: Titik | null
  onPick: (titik: Titik) => void
  provinsiId: number | null
  kotaId: number | null
}

/** A map of the chosen city and its neighbours with the point. Without a chosen city it shows the country. */
export default function TitikMap(props: TitikMapProps) {
  const { data, error, isStale, retry } = useMap(props.provinsiId ?? 'provinsi')
  if (error) return <ErrorState title="Peta belum dapat dimuat" error={error} onRetry={retry} />
  if (!data || isStale) return <LoadingRows rows={4} />
  return <Sheet {...props} shape={data} />
}

const titikOf = ([bujur, lintang]: Position): Titik => roundTitik({ lintang, bujur })
const steps: Record<string, Position> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}
/** Arrow key steps in degrees: about 100 m and 1 km. */
const nudge = { fine: 0.001, coarse: 0.01 }

function Sheet({ value, onPick, kotaId, shape }: TitikMapProps & { shape: MapShape }) {
  const id = useId()
  const svg = useRef<SVGSVGElement>(null)
  const chosen = shape.regions.find((region) => region.id === kotaId)
  const around = useMemo(() => (chosen ? frameOf([chosen.outline]) : shape.frame), [chosen, shape])
  const spot = value && spotOf([value.bujur, value.lintang])
  // The view includes a point outside the city together with the city.
  const frame = spot ? grownTo(around, spot) : around
  const zoom = useZoom(frame)
  const middle = chosen?.centre ?? { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 }

  const pick = ({ clientX, clientY }: MouseEvent) => {
    const matrix = svg.current?.getScreenCTM()?.inverse()
    if (matrix) onPick(titikOf(positionOf(new DOMPoint(clientX, clientY).matrixTransform(matrix))))
  }
  const onMarkerKey = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step || !value) return
    event.preventDefault()
    const size = event.shiftKey ? nudge.coarse : nudge.fine
    const moved = titikOf([value.bujur + step[0] * size, value.lintang + step[1] * size])
    zoom.bring(spotOf([moved.bujur, moved.lintang]))
    onPick(moved)
  }
  return (
    <div className={classes.sheet}>
      <p id={`${id}-kata`} className="visually-hidden">
        Peta {chosen?.nama ?? 'wilayah'}. Klik menaruh titik; tombol panah pada penanda menggesernya.
      </p>
      <MapStage ref={svg} label="Peta titik lokasi" describedBy={`${id}-kata`} zoom={zoom} onClick={pick}>
        {shape.regions.map((region) => (
          <path
            key={region.id}
            d={region.path}
            className={classes.ground}
            data-chosen={region.id === kotaId || undefined}
          />
        ))}
        <path d={shape.edge} className={classes.edge} />
        {value && spot && <Marker spot={spot} size={zoom.view.width} titik={value} onKeyDown={onMarkerKey} />}
      </MapStage>
      {!value && (
        <Button
          variant="default"
          size="sm"
          className={classes.middle}
          leftSection={<Icon of={IconCurrentLocation} size={16} />}
          onClick={() => onPick(titikOf(positionOf(middle)))}
        >
          Taruh di tengah {chosen?.nama ?? 'peta'}
        </Button>
      )}
      <p className={classes.hint}>
        Klik pada peta, atau geser penanda dengan tombol panah (100 meter; dengan Shift 1 kilometer).
      </p>
    </div>
  )
}

interface MarkerProps {
  spot: Spot
  /** Width of the view, which keeps the marker's size constant. */
  size: number
  titik: Titik
  onKeyDown: (event: KeyboardEvent) => void
}

function Marker({ spot, size, titik, onKeyDown }: MarkerProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no buttons of its own
    <g
      role="button"
      tabIndex={0}
      className={classes.marker}
      aria-label={`Penanda titik, ${formatDerajat(titik)}. Tombol panah menggesernya.`}
      onKeyDown={onKeyDown}
    >
      <circle cx={spot.x} cy={spot.y} r={size / 44} className={classes.halo} />
      <circle cx={spot.x} cy={spot.y} r={size / 110} className={classes.dot} />
    </g>
  )
}
