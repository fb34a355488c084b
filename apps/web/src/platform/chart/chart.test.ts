import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ChartPicture } from '#platform/chart/Chart.tsx'
import { ChartTable } from '#platform/chart/card/ChartTable.tsx'
import { counted } from '#platform/chart/chart.fixture.ts'
import type { ChartData } from '#platform/chart/chart-data.ts'
import { type ChartKind, chartKinds } from '#platform/chart/chart-kind.ts'

const data = counted({ Terbit: [12, 3, 8], Ditolak: [2, 0, 1] })
const of = (kind: ChartKind, shown: ChartData, onOpen?: () => void) =>
  renderToStaticMarkup(
    createElement(ChartPicture, { kind, data: shown, label: 'Permohonan', height: 300, width: 600, onOpen }),
  )

describe.each(chartKinds)('%s', (kind) => {
  const html = of(kind, kind === 'donut' ? counted({ Terbit: [12, 3, 8] }) : data)

  test('is a group with a name and words for those who do not see it', () => {
    const id = /aria-describedby="(\w+)"/.exec(html)?.[1]
    expect(html).toContain('role="group"')
    expect(html).toContain('aria-label="Permohonan"')
    expect(html).toContain(`<p id="${id}" class="visually-hidden">Seluruhnya`)
  })

  test('is one stop of the tab key, and each figure says itself', () => {
    expect(html.match(/tabindex="0"/g)).toHaveLength(1)
    const labels = [...html.matchAll(/role="img" aria-label="([^"]+)"/g)].map(([, label]) => label)
    expect(labels).toHaveLength(kind === 'donut' ? 3 : 6)
    const first = { donut: 'A: 12 berkas, 52,2%' }[kind as string] ?? 'A, Terbit: 12 dari 14 berkas'
    expect(labels).toContain(first)
  })

  test('takes its colours from the tokens, so that dark needs nothing', () => {
    expect(html).not.toMatch(/#[0-9a-f]{6}/i)
    expect(html).toContain('var(--viz-1)')
  })
})

test('figures that open a list are links', () => {
  const html = of('columns', data, () => undefined)
  expect(html).toContain('role="link"')
  expect(html).not.toContain('role="img"')
})

test('on paper colours have textures; what fails is hatched on the screen too', () => {
  const failed = {
    ...data,
    series: data.series.map((series) => ({ ...series, hatch: series.key === 'Ditolak' })),
  }
  const html = of('stacked-columns', failed)
  expect(html).toMatch(/<path [^>]*fill="url\(#\w+-kertas-1\)"[^>]*data-paper=""/)
  expect(html).toMatch(/<path [^>]*fill="url\(#\w+-arsir-2\)"/)
})

test('the table has a caption, heads for rows and columns, and the sums', () => {
  const html = renderToStaticMarkup(
    createElement(ChartTable, { kind: 'stacked-columns', data, title: 'Permohonan' }),
  )
  expect(html).toContain('<caption class="visually-hidden">Permohonan</caption>')
  expect(html.match(/<th scope="col"/g)).toHaveLength(4)
  expect(html.match(/<th scope="row"/g)).toHaveLength(4)
  expect(html).toContain('<td>14</td>')
  expect(html).toContain(
    '<tfoot><tr><th scope="row">Jumlah</th><td>23</td><td>3</td><td>26</td></tr></tfoot>',
  )
})
