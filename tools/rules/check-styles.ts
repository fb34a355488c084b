import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Values up to 3 px are fine adjustments and need no token. Values above 96 px belong to a single place. */
const finest = 3
const largest = 96
const breakpoints = [480, 768, 992, 1200, 1280]

const spacing = /^(?:(?:row|column)-)?gap$|^(?:scroll-)?(?:padding|margin)(?:-|$)/
const radius = /^border(?:-[a-z]+)*-radius$/

function rawLengths(value: string): string[] {
  return [...value.matchAll(/(?<![\w.-])-?(\d*\.?\d+)(px|rem|em)\b/g)]
    .filter(([, size, unit]) => unit !== 'px' || (Number(size) > finest && Number(size) <= largest))
    .map(([text]) => text)
}

function faultOf(property: string, value: string): string | undefined {
  const raw = rawLengths(value)
  if (raw.length === 0) return undefined
  if (spacing.test(property)) return `${property}: ${raw.join(' ')}, use var(--space-…)`
  if (radius.test(property)) return `${property}: ${raw.join(' ')}, use var(--radius-…)`
  if (property === 'font-size') return `${property}: ${raw.join(' ')}, use var(--text-…)`
  return undefined
}

function faultOfWidth(kind: string, size: number): string | undefined {
  const known = kind === 'min' ? breakpoints : breakpoints.map((width) => width - 0.02)
  if (known.includes(size)) return undefined
  return `@media (${kind}-width: ${size}px), use ${known.join(', ')}`
}

/** Returns raw numbers in a style sheet for which a token exists, as `line: what`. */
export function styleFaults(css: string): string[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
  const lineAt = (index: number) => bare.slice(0, index).split('\n').length
  const declarations = [...bare.matchAll(/(?<=^|[;{])\s*([a-z-]+):\s*([^;{}]+)(?=[;}])/g)].map((match) => ({
    index: match.index + match[0].indexOf(match[1] ?? ''),
    fault: faultOf(match[1] ?? '', match[2] ?? ''),
  }))
  const widths = [...bare.matchAll(/\((min|max)-width:\s*([\d.]+)px\)/g)].map((match) => ({
    index: match.index,
    fault: faultOfWidth(match[1] ?? '', Number(match[2])),
  }))
  return [...declarations, ...widths].flatMap(({ index, fault }) =>
    fault === undefined ? [] : [`${lineAt(index)}: ${fault}`],
  )
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '../..')
  const sheets = globSync('apps/web/src/**/*.css', { cwd: root }).filter(
    (path) => !path.endsWith('tokens.css'),
  )
  const faults = sheets.flatMap((path) =>
    styleFaults(readFileSync(join(root, path), 'utf8')).map((fault) => `${path}:${fault}`),
  )
  for (const fault of faults) console.log(fault)
  console.log(`${sheets.length} style sheets checked, ${faults.length} violations`)
  process.exitCode = faults.length > 0 || sheets.length === 0 ? 1 : 0
}
