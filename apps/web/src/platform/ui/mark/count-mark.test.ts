import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CountMark, type CountMarkProps } from './CountMark.tsx'

const seen = (html: string) =>
  html.replace(/<span class="visually-hidden">.*?<\/span>/g, '').replace(/<.*?>/g, '')
const read = (html: string) => html.replace(/<span aria-hidden="true">.*?<\/span>/g, '').replace(/<.*?>/g, '')
const mark = (given: CountMarkProps) => renderToStaticMarkup(createElement(CountMark, given))

test('a count that stopped says so to the eye and to the ear, an exact one does not', () => {
  const stopped = mark({ count: 2500, more: true })
  expect([seen(stopped), read(stopped)]).toEqual(['2.500+', '2.500 atau lebih'])
  const exact = mark({ count: 2500, more: false })
  expect([seen(exact), read(exact)]).toEqual(['2.500', '2.500'])
})
