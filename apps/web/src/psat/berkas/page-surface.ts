import type { Pin, Place } from '#psat/berkas/pins.ts'

/** What a page of a document carries, whatever is drawn on it. */
export interface SurfaceProps {
  pins: readonly Pin[]
  selectedPin?: number | undefined
  onSelectPin?: ((id: number) => void) | undefined
  /** Set while a place is being chosen. */
  onPlace?: ((place: Place) => void) | undefined
}

export interface ViewProps extends SurfaceProps {
  kunci: string
  label: string
  /** 1 fills the width of the viewer. */
  zoom: number
}
