import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TautanLuar } from './TautanLuar.tsx'

const shown = (alamat: string) => renderToStaticMarkup(createElement(TautanLuar, { alamat, judul: 'Buka' }))

test('an address of the web is a link to it', () => {
  expect(shown('https://contoh.id/1')).toContain('<a href="https://contoh.id/1"')
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://contoh.id'])(
  '%s, stored before it was refused, is text and no link',
  (alamat) => {
    expect(shown(alamat)).toBe(`<span>${alamat}</span>`)
  },
)
