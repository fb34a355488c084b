/** A mark on a document page; x and y are fractions of width and height. */
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

/** Props of a document page, independent of its content. */
export interface SurfaceProps {
  pins: readonly Pin[]
  selectedPin?: number | undefined
  onSelectPin?: ((id: number) => void) | undefined
  /** Set while the user chooses a position. */
  onPlace?: ((place: Place) => void) | undefined
}

export interface ViewProps extends SurfaceProps {
  kunci: string
  label: string
  /** 1 fits the width of the viewer. */
  zoom: number
}
