import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './step.ts'

const folder = join(root, 'docs/decisions')
const index = readFileSync(join(folder, 'README.md'), 'utf8')
const pages = globSync('[0-9]*.md', { cwd: folder }).sort()
const numberOf = (page: string) => Number(page.slice(0, 4))
const [, missing = ''] = index.split('## Missing numbers')

test.each(pages)('%s has a title, a status and its sections, and stands in the index', (page) => {
  const lines = readFileSync(join(folder, page), 'utf8').trimEnd().split('\n')
  const [, number, title] = /^# (\d+)\. (.+)$/.exec(lines[0] ?? '') ?? []
  const [, date] =
    /^\*\*Status:\*\* (?:Accepted|Superseded)\b.*?(\d{4}-\d{2}-\d{2})/.exec(lines[1] ?? '') ?? []
  expect(number).toBe(String(numberOf(page)))
  expect(lines.filter((line) => line.startsWith('## '))).toEqual([
    '## Context',
    '## Decision',
    '## Consequences',
  ])
  expect(lines.length).toBeLessThanOrEqual(45)
  expect(index).toContain(`| [${number}](${page}) | ${title} | ${date} |`)
})

test('the index explains every number that has no page', () => {
  const explained = [...missing.matchAll(/^\| ([\d, ]+) \|/gm)].flatMap(([, numbers = '']) =>
    numbers.split(', ').map(Number),
  )
  const known = new Set([...pages.map(numberOf), ...explained])
  const last = Math.max(...pages.map(numberOf))
  const numbers = Array.from({ length: last }, (_, at) => at + 1)
  expect(numbers.filter((number) => !known.has(number))).toEqual([])
  expect(explained.filter((number) => pages.some((page) => numberOf(page) === number))).toEqual([])
})
