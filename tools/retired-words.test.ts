import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Retired words of the glossary: the last column of "One term on screens". */
const retired = readFileSync(join(root, 'GLOSARIUM.md'), 'utf8')
  .split('## One term on screens')[1]
  ?.split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(1)
  .flatMap((line) => line.split('|').at(-2)?.split(',') ?? [])
  .map((word) => word.trim())
  .filter(Boolean) as string[]

/** Headings of import templates are those of the specification, and so are the messages that quote them. */
const fixed = /\.impor\.ts$|impor-(uji|registrasi)\.rules\.ts$|registrasi\.fields\.ts$|nama-resmi\.ts$/

const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

function faultsIn(source: string): string[] {
  const text = withoutComments(source)
  return retired.filter((word) => new RegExp(`\\b${word.replaceAll('.', '\\.')}\\b`, 'i').test(text))
}

test('no screen, mail or message uses a retired word', () => {
  const files = globSync('{apps/web/src,apps/server/src,packages/domain/src}/**/*.{ts,tsx}', {
    cwd: root,
  }).filter((path) => !/\.(test|fixture)\.tsx?$|\.gen\.ts$/.test(path) && !fixed.test(path))
  const faults = files.flatMap((path) =>
    faultsIn(readFileSync(join(root, path), 'utf8')).map((word) => `${path}: ${word}`),
  )
  expect(files.length).toBeGreaterThan(2000)
  expect(faults).toEqual([])
})

test('a retired word is found in a text, not in a comment', () => {
  expect(retired.length).toBeGreaterThan(10)
  expect(faultsIn("title: 'Unit produksi',")).toEqual(['unit produksi'])
  expect(faultsIn('// older name: unit produksi\n/** uji cepat */')).toEqual([])
  expect(faultsIn('Laporan dijawab paling lambat besok')).toEqual([])
})
