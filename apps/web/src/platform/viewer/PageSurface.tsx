import { Tooltip } from '@mantine/core'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import classes from '#platform/viewer/DocumentViewer.module.css'
import type { Pin, SurfaceProps } from '#platform/viewer/page-surface.ts'

interface PageSurfaceProps extends SurfaceProps {
  halaman: number
  zoom: number
  children: ReactNode
}

/** A document page with its pins. While the user chooses a position, a layer on top takes the clicks. */
export function PageSurface({
  halaman,
  zoom,
  pins,
  selectedPin,
  onSelectPin,
  onPlace,
  children,
}: PageSurfaceProps) {
  return (
    <div className={classes.surface} style={{ width: `${zoom * 100}%` }} data-halaman={halaman}>
      {children}
      {pins
        .filter((pin) => pin.halaman === halaman)
        .map((pin) => (
          <PinButton key={pin.id} pin={pin} selected={pin.id === selectedPin} onSelect={onSelectPin} />
        ))}
      {onPlace && <PlaceLayer halaman={halaman} onPlace={(x, y) => onPlace({ halaman, x, y })} />}
    </div>
  )
}

interface PinButtonProps {
  pin: Pin
  selected: boolean
  onSelect: ((id: number) => void) | undefined
}

function PinButton({ pin, selected, onSelect }: PinButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (selected) button.current?.scrollIntoView({ block: 'center', inline: 'center' })
  }, [selected])
  return (
    <Tooltip label={pin.text} multiline maw={320}>
      <button
        ref={button}
        type="button"
        className={classes.pin}
        style={{ left: `${pin.x * 100}%`, top: `${pin.y * 100}%` }}
        data-tone={pin.tone}
        data-selected={selected || undefined}
        aria-label={`Temuan ${pin.nomor}: ${pin.text}`}
        onClick={() => onSelect?.(pin.id)}
      >
        {pin.nomor}
      </button>
    </Tooltip>
  )
}

const step = 0.02
const moves: Record<string, readonly [number, number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}
const within = (share: number) => Math.min(1, Math.max(0, share))

/** Takes a position by click, or by keyboard: arrow keys move a cross and Enter confirms. */
function PlaceLayer({ halaman, onPlace }: { halaman: number; onPlace: (x: number, y: number) => void }) {
  const [cross, setCross] = useState({ x: 0.5, y: 0.5 })

  function move(event: KeyboardEvent) {
    const by = moves[event.key]
    if (!by) return
    event.preventDefault()
    setCross(({ x, y }) => ({ x: within(x + by[0]), y: within(y + by[1]) }))
  }

  function take(event: MouseEvent<HTMLButtonElement>) {
    // `detail` is 0 for a click from the keyboard.
    if (event.detail === 0) return onPlace(cross.x, cross.y)
    const box = event.currentTarget.getBoundingClientRect()
    onPlace(within((event.clientX - box.left) / box.width), within((event.clientY - box.top) / box.height))
  }

  return (
    <button
      type="button"
      className={classes.layer}
      aria-label={`Letak temuan di halaman ${halaman}. Klik, atau geser dengan panah lalu tekan Enter.`}
      onKeyDown={move}
      onClick={take}
    >
      <span className={classes.cross} style={{ left: `${cross.x * 100}%`, top: `${cross.y * 100}%` }} />
    </button>
  )
}
