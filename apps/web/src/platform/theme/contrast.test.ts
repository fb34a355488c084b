import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

// Dark mode tokens are inside "@media screen". Removing the wrapper lets the test parse them like the others.
const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').replaceAll('@media screen {', '')

function tokensOf(selector: string): Map<string, string> {
  const tokens = new Map<string, string>()
  for (const [, rules, body] of css.matchAll(/([^{}]+)\{([^}]*)\}/g)) {
    if (rules?.replace(/\/\*[\s\S]*?\*\//g, '').trim() !== selector) continue
    for (const [, name, value] of (body ?? '').matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/gi)) {
      if (name && value) tokens.set(name, value)
    }
  }
  return tokens
}

const light = tokensOf(':root')
const dark = new Map([...light, ...tokensOf(':root[data-mantine-color-scheme="dark"]')])

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(tokens: Map<string, string>, ink: string, ground: string): number {
  const [a, b] = [ink, ground].map((name) => {
    const hex = tokens.get(name)
    if (!hex) throw new Error(`The token ${name} does not exist`)
    return luminance(hex)
  })
  if (a === undefined || b === undefined) return 0
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const text: [ink: string, grounds: string[]][] = [
  ['ink', ['page', 'card', 'sunken', 'raised', 'brand-soft']],
  ['ink-2', ['page', 'card', 'sunken', 'raised', 'brand-soft', 'warn-bg']],
  ['ink-3', ['page', 'card', 'sunken', 'raised']],
  ['link', ['page', 'card', 'raised']],
  ['on-brand', ['brand', 'brand-hover']],
  ['brand-ink', ['brand-soft', 'brand-soft-2']],
  ['ok-ink', ['ok-bg', 'card']],
  ['warn-ink', ['warn-bg', 'card']],
  ['bad-ink', ['bad-bg', 'card', 'raised']],
  ['info-ink', ['info-bg', 'card']],
  ['mute-ink', ['mute-bg']],
  ['on-warn', ['warn-solid']],
  ['on-solid', ['bad-solid', 'ok-solid', 'info-solid', 'bad-ink']],
  ['on-hero', ['hero']],
  ['on-hero-2', ['hero']],
  ['on-hero-3', ['hero']],
]

const graphics: [shape: string, grounds: string[]][] = [
  ['field', ['page', 'card']],
  ['focus', ['page', 'card', 'raised']],
  ['ok-solid', ['card']],
  ['bad-solid', ['card']],
  ['info-solid', ['card']],
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((n): [string, string[]] => [`viz-${n}`, ['card']]),
]

const pairs = (table: [string, string[]][]) =>
  table.flatMap(([ink, grounds]) => grounds.map((ground) => [ink, ground] as const))

it('is light on paper', () => {
  const plain = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
  expect(dark.get('card')).not.toBe(light.get('card'))
  expect(plain.match(/[^{}]*\{\s*:root\[data-mantine-color-scheme="dark"\]/g)).toEqual([
    expect.stringContaining('@media screen'),
  ])
})

describe.each([
  ['light', light],
  ['dark', dark],
])('%s', (_name, tokens) => {
  it.each(pairs(text))('%s reads on %s', (ink, ground) => {
    expect(contrast(tokens, ink, ground)).toBeGreaterThanOrEqual(4.5)
  })
  it.each(pairs(graphics))('%s shows on %s', (shape, ground) => {
    expect(contrast(tokens, shape, ground)).toBeGreaterThanOrEqual(3)
  })
})
