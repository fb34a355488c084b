/** A mark on the page of a document; x and y are shares of its width and height. */
export interface Pin {
  id: number
  nomor: number
  halaman: number
  x: number
  y: number
  tone: 'bad' | 'warn' | 'ok' | 'info'
  text: string
}

export interface Place {
  halaman: number
  x: number
  y: number
}

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
