import fontAddress from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url'
import { formatDateTime } from '@portal/domain/platform/format'
import { wrapText } from '#platform/chart/scene/text-width.ts'
import { lightTokens } from '#platform/theme/light-tokens.ts'

interface PictureFrame {
  title: string
  subtitle: string
  at: number
}

const margin = 24
const drawing = 'http://www.w3.org/2000/svg'
/** The PNG has twice the screen resolution, for print and large displays. */
const fineness = 2

/** Renders a drawing as PNG with title, source and date, always in light mode colours. */
export async function chartPng(svg: SVGSVGElement, frame: PictureFrame): Promise<Blob> {
  const { text, width, height } = framed(svg, frame)
  const face = await dataAddress(await (await fetch(fontAddress)).blob())
  const style = `<style>@font-face{font-family:"Plus Jakarta Sans Variable";src:url(${face});font-weight:200 800}</style>`
  const picture = new Blob([withTokens(text.replace('<!--face-->', style), lightTokens())], {
    type: 'image/svg+xml',
  })
  const address = URL.createObjectURL(picture)
  try {
    const image = new Image(width, height)
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = width * fineness
    canvas.height = height * fineness
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((done, fail) =>
      canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('Gambar tidak terbentuk.'))), 'image/png'),
    )
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** Replaces CSS custom properties by their values, because a standalone SVG image cannot read them. */
export function withTokens(text: string, tokens: ReadonlyMap<string, string>): string {
  return text.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const value = tokens.get(name)
    if (!value) throw new Error(`The token ${name} does not exist.`)
    return value
  })
}

function framed(svg: SVGSVGElement, { title, subtitle, at }: PictureFrame) {
  const { width: inner, height: innerHeight } = svg.viewBox.baseVal
  const lines = [
    ...wrapText(title, inner, 16, true).map((text) => ({
      text,
      size: 16,
      weight: 700,
      ink: 'ink',
      step: 22,
    })),
    ...wrapText(subtitle, inner, 13).map((text) => ({ text, size: 13, weight: 400, ink: 'ink-2', step: 18 })),
  ]
  let y = margin
  const head = lines.map((line) => {
    y += line.step
    return textLine(line, y - 5)
  })
  const top = y + 12
  const source = wrapText(`Sumber: Portal Pangan Segar, ${formatDateTime(at)}`, inner, 12)
  const foot = source.map((text, index) =>
    textLine({ text, size: 12, weight: 400, ink: 'ink-2' }, top + innerHeight + 24 + index * 16),
  )
  const [width, height] = [inner + 2 * margin, top + innerHeight + 24 + source.length * 16 + margin - 16]
  const text = `<svg xmlns="${drawing}" width="${width}" height="${height}" font-family="'Plus Jakarta Sans Variable', sans-serif" word-spacing=".06em" text-rendering="geometricPrecision"><!--face--><rect width="100%" height="100%" fill="var(--card)"/>${head.join('')}${nested(svg, top)}${foot.join('')}</svg>`
  return { text, width, height }
}

function textLine(line: { text: string; size: number; weight: number; ink: string }, y: number): string {
  const safe = line.text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<text x="${margin}" y="${y}" font-size="${line.size}" font-weight="${line.weight}" fill="var(--${line.ink})">${safe}</text>`
}

/** Copies the drawing without its interactive layer and print patterns. */
function nested(svg: SVGSVGElement, top: number): string {
  const copy = svg.cloneNode(true) as SVGSVGElement
  for (const part of copy.querySelectorAll('[data-layer], [data-paper]')) part.remove()
  copy.setAttribute('x', String(margin))
  copy.setAttribute('y', String(top))
  copy.removeAttribute('class')
  return new XMLSerializer().serializeToString(copy)
}

async function dataAddress(blob: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.onerror = () => fail(reader.error)
    reader.readAsDataURL(blob)
  })
}
