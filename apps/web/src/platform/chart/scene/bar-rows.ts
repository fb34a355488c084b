import type { Box } from '#platform/chart/scene/scene.ts'
import { widest, wrapText } from '#platform/chart/scene/text-width.ts'

export const lineHeight = 18

export interface BarRow extends Box {
  /** Start, maximum length and thickness of the bar. */
  bar: Box
  /** The baseline of the first text line. */
  baseline: number
  name: string[]
  value: string
  share: string
}

interface Words {
  /** The available area. Rows share its height within their minimum and maximum heights. */
  box: Box
  names: readonly string[]
  values: readonly string[]
  shares: readonly string[]
}

/** Lays out the rows of a bar chart. Names stand left of the bars, or above them in wrapped lines if space is short. */
export function barRows({ box, names, values, shares }: Words) {
  const shareWidth = widest(shares, 13)
  const right = 12 + widest(values, 13, true) + (shareWidth > 0 ? shareWidth + 10 : 0)
  const left = widest(names, 13) + 12
  const above = left > box.width * 0.42 || box.width - left - right < 80
  const each = Math.min(34, Math.max(26, box.height / Math.max(1, names.length)))
  let y = box.y
  const rows = names.map((text, index): BarRow => {
    const name = above ? wrapText(text, box.width - right, 13) : [text]
    const height = above ? name.length * lineHeight + 26 : each
    const bar = above
      ? { x: box.x, y: y + height - 22, width: box.width, height: 12 }
      : { x: box.x + left, y: y + each / 2 - 8, width: box.width - left - right, height: 16 }
    const words = { name, value: values[index] ?? '', share: shares[index] ?? '' }
    const row = { x: box.x, y, width: box.width, height, bar, ...words }
    y += height
    return { ...row, baseline: above ? row.y + 14 : row.y + each / 2 + 4.5 }
  })
  const end = box.x + box.width
  const columns = { value: shareWidth > 0 ? end - shareWidth - 10 : end, share: end }
  return { rows, columns, height: y - box.y }
}
