import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './step.ts'

const page = readFileSync(join(root, 'docs/security.md'), 'utf8')
const states = ['yes', 'partly', 'not yet', 'n.a.'] as const
const files = globSync(
  [
    '*.{json,md,mjs}',
    '{apps,checks,docs,e2e,packages,tools}/**/*.{ts,tsx,md,txt}',
    '.dependency-cruiser.mjs',
  ],
  { cwd: root, exclude: (path) => /node_modules|dist$/.test(path) },
)

interface Line {
  numbers: string[]
  evidence: string
  state: string
}

const cellsOf = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** The chapters by their headings, and the lines of their tables. */
const chapters = page
  .split(/^## (?=V\d)/m)
  .slice(1)
  .map((text) => {
    const rows = text.split('\n').filter((row) => /^\| \**\d/.test(row))
    const lines = rows.map(cellsOf).map(
      ([numbers = '', , evidence = '', state = '']): Line => ({
        numbers: numbers.split(', '),
        evidence,
        state,
      }),
    )
    return { name: text.split('\n', 1)[0] ?? '', lines }
  })
const lines = chapters.flatMap((chapter) => chapter.lines)
const count = (among: readonly Line[], state?: string) =>
  among.filter((line) => state === undefined || line.state === state).flatMap(({ numbers }) => numbers).length

/** A path in the page is the end of a path in the repository, with domain, server or web before it where needed. */
const filesNamed = (path: string) => {
  const [layer, short = path] = /^(domain|server|web)\/(.*)$/.exec(path)?.slice(1) ?? ['', path]
  const folder = layer === 'domain' ? 'packages/domain/' : layer ? `apps/${layer}/` : ''
  return files.filter((file) => file.startsWith(folder) && `/${file}`.endsWith(`/${short}`))
}
const citedIn = ({ evidence }: Line) =>
  [...evidence.matchAll(/`([^`\s]+\.(?:tsx?|md|mjs|json|txt))`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !path.includes('*'))

test('the table at the top counts the lines of the chapters', () => {
  const row = (name: string, of: readonly Line[]) => [
    name,
    ...states.map((state) => count(of, state)),
    count(of),
  ]
  const expected = [...chapters.map(({ name, lines: of }) => row(name, of)), row('**All**', lines)]
  const summary = page.split('| chapter |')[1]?.split('\n\n')[0]?.split('\n').slice(2)
  expect(summary).toEqual(expected.map((cells) => `| ${cells.join(' | ')} |`))
})

test('every requirement of levels 1 and 2 has one line, in order', () => {
  const numbers = lines.flatMap((line) => line.numbers)
  const plain = numbers.map((number) => number.replaceAll('**', ''))
  const order = (number: string) => number.split('.').reduce((sum, part) => sum * 100 + Number(part), 0)
  expect(plain).toEqual([...new Set(plain)].sort((a, b) => order(a) - order(b)))
  // ASVS 5.0.0 has 70 requirements of level 1 and 183 of level 2.
  const first = numbers.filter((number) => number.startsWith('**'))
  expect([first.length, numbers.length - first.length]).toEqual([70, 183])
  expect(lines.map(({ state }) => state).filter((state) => !states.some((known) => known === state))).toEqual(
    [],
  )
})

test('every path names one file, and every yes has one', () => {
  const doubtful = lines
    .flatMap((line) => citedIn(line).map((path) => [path, filesNamed(path)] as const))
    .filter(([, found]) => found.length !== 1)
  expect(doubtful).toEqual([])
  const bare = lines.filter((line) => line.state === 'yes' && citedIn(line).length === 0)
  expect(bare.map(({ numbers }) => numbers)).toEqual([])
  expect(lines.filter(({ evidence }) => evidence === '')).toEqual([])
})

test('what is missing is listed at the top as it stands in the tables', () => {
  const list = page.split('What is missing')[1]?.split('\n## ')[0] ?? ''
  const listed = [...list.matchAll(/\(([^)]*\d\.\d[^)]*)\)/g)].flatMap(([, numbers = '']) =>
    numbers.split(', '),
  )
  const missing = lines.filter(({ state }) => state === 'not yet').flatMap(({ numbers }) => numbers)
  expect(missing.filter((number) => !listed.includes(number))).toEqual([])
  const met = lines
    .filter(({ state }) => state === 'yes' || state === 'n.a.')
    .flatMap(({ numbers }) => numbers)
  expect(listed.filter((number) => met.includes(number))).toEqual([])
})
