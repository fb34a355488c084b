import type { ChartSpot, VizColor } from '#platform/chart/chart-data.ts'

/** Names of colour tokens. CSS resolves them for light and dark mode; the PNG export uses the light values. */
export type Ink = 'ink' | 'ink-2' | 'ink-3' | 'line' | 'line-2' | 'card' | `viz-${VizColor}`

export interface SceneText {
  x: number
  y: number
  text: string
  size?: 12 | 13 | 14 | 20
  anchor?: 'middle' | 'end'
  strong?: boolean
  ink?: Ink
}

export interface SceneLine {
  x1: number
  y1: number
  x2: number
  y2: number
  ink: Ink
}

export interface SceneShape {
  d: string
  fill?: Ink
  /** Below 1 for areas that overlap others. */
  opacity?: number
  stroke?: Ink
  strokeWidth?: number
  dash?: string
  hatch?: boolean
  /** Number of the pattern that distinguishes the shape in print. */
  texture?: number
}

/** A keyboard stop: one figure. */
export interface ScenePoint extends Required<ChartSpot> {
  d: string
  /** Position of the tooltip. */
  x: number
  y: number
}

/** The pointer target of a category. */
export interface SceneBand extends ChartSpot {
  d: string
  x: number
  y: number
}

/** A chart as plain data, independent of the browser. Layouts create it and ScenePicture renders it. */
export interface Scene {
  width: number
  height: number
  lines: SceneLine[]
  shapes: SceneShape[]
  texts: SceneText[]
  points: ScenePoint[]
  bands: SceneBand[]
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export function emptyScene({ width, height }: Pick<Box, 'width' | 'height'>): Scene {
  return { width, height, lines: [], shapes: [], texts: [], points: [], bands: [] }
}

/** Rounds to 0.1 px, which keeps the markup short. */
const n = (value: number) => Number(value.toFixed(1))

export function rectPath({ x, y, width, height }: Box): string {
  return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`
}

/** Returns a bar path with rounded corners at the end away from the axis. */
export function barPath(box: Box, end: 'top' | 'right' | 'none'): string {
  const r = Math.min(3, box.width / 2, box.height / 2)
  if (end === 'none' || r < 1) return rectPath(box)
  const { x, y, width: w, height: h } = box
  if (end === 'top') {
    return `M${n(x)} ${n(y + h)}V${n(y + r)}a${n(r)} ${n(r)} 0 0 1 ${n(r)} ${n(-r)}h${n(w - 2 * r)}a${n(r)} ${n(r)} 0 0 1 ${n(r)} ${n(r)}V${n(y + h)}Z`
  }
  return `M${n(x)} ${n(y)}h${n(w - r)}a${n(r)} ${n(r)} 0 0 1 ${n(r)} ${n(r)}v${n(h - 2 * r)}a${n(r)} ${n(r)} 0 0 1 ${n(-r)} ${n(r)}h${n(r - w)}Z`
}

export function dotPath(x: number, y: number, r: number): string {
  return `M${n(x - r)} ${n(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
}
