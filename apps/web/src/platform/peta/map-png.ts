import { chartPng } from '#platform/chart/card/chart-png.ts'
import { classText, colourOf, type MapClass, mapClasses } from '#platform/peta/map-classes.ts'
import { describeMap, type MapFigure, type MapWords } from '#platform/peta/map-figures.ts'

const drawing = 'http://www.w3.org/2000/svg'
const size = { width: 960, legend: 40, swatch: 84 }

interface MapPicture {
  title: string
  words: MapWords
  none: string
  figures: readonly MapFigure[]
}

/** Path of the hatch in the legend, which imitates the hatch of the map. */
const hatch = 'l10 -10m-4 10l10 -10m-4 10l10 -10m-4 10l10 -10'

function part(name: string, attributes: Record<string, string | number>, text?: string): SVGElement {
  const made = document.createElementNS(drawing, name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value))
  if (text) made.textContent = text
  return made
}

/** Renders the visible part of the map and its legend as PNG. */
export function mapPng(svg: SVGSVGElement, { title, words, none, figures }: MapPicture): Promise<Blob> {
  const { width, height } = svg.viewBox.baseVal
  const tall = Math.round((size.width * height) / width)
  const picture = part('svg', { viewBox: `0 0 ${size.width} ${tall + size.legend}` }) as SVGSVGElement
  picture.setAttribute('width', String(size.width))
  picture.setAttribute('height', String(tall + size.legend))
  const copy = svg.cloneNode(true) as SVGSVGElement
  copy.setAttribute('width', String(size.width))
  copy.setAttribute('height', String(tall))
  copy.removeAttribute('style')
  picture.append(copy, ...legend(mapClasses(figures.map(({ value }) => value)), none, tall))
  return chartPng(picture, { title, subtitle: describeMap(figures, words), at: Date.now() })
}

function legend(classes: readonly MapClass[], none: string, top: number): SVGElement[] {
  const label = (x: number, words: string) =>
    part('text', { x, y: top + 36, 'font-size': 12, fill: 'var(--ink-2)' }, words)
  const last = classes.length * size.swatch + 16
  return [
    ...classes.flatMap((_, place) => {
      const x = place * size.swatch
      return [
        part('rect', {
          x,
          y: top + 10,
          width: size.swatch,
          height: 10,
          fill: colourOf(place, classes.length),
        }),
        label(x, classText(classes, place)),
      ]
    }),
    part('path', { d: `M${last} ${top + 20}${hatch}`, stroke: 'var(--ink-3)' }),
    label(last, none),
  ]
}
