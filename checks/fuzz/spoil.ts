import type { Fields } from './pool.ts'
import type { Random } from './random.ts'

/** Values that programs often mishandle. */
export const oddValues: readonly unknown[] = [
  null,
  '',
  ' ',
  '0',
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
  true,
  [],
  {},
  [[]],
  '\u0000',
  '\ud800',
  '%00',
  "'; drop table x; --",
  '{{7*7}}#{7*7}',
  '<script>alert(1)</script>',
  '=cmd|/c calc!A1',
  '../../../etc/passwd',
  '\u202e\u200b\ufeff',
  'é'.repeat(3000),
  'x'.repeat(50_000),
  '9999-12-31',
  '0000-00-00',
  '2026-02-30',
  '2026-01-01T00:00:00+25:00',
  'NaN',
  '1e999',
  '00000000-0000-0000-0000-000000000000',
  '__proto__',
  { __proto__: null, constructor: { prototype: { admin: true } } },
]

/** Replaces, removes or adds one field somewhere in the body. */
export function spoilBody(random: Random, body: Fields): unknown {
  if (random.chance(0.08)) return random.pick(oddValues)
  const spoiled: Fields = { ...body }
  const name = random.pick(Object.keys(spoiled))
  if (name === undefined || random.chance(0.1)) {
    spoiled[random.pick(['__proto__', 'constructor', 'id', 'role', 'x']) ?? 'x'] = random.pick(oddValues)
    return spoiled
  }
  const inner = spoiled[name]
  if (inner !== null && typeof inner === 'object' && random.chance(0.6)) {
    spoiled[name] = Array.isArray(inner)
      ? random.pick([
          [...inner, random.pick(oddValues)],
          Array(2000).fill(inner[0] ?? 1),
          random.pick(oddValues),
        ])
      : spoilBody(random, inner as Fields)
    return spoiled
  }
  if (random.chance(0.2)) delete spoiled[name]
  else spoiled[name] = random.pick(oddValues)
  return spoiled
}

/** Returns an odd text for a part of an address. */
export function spoilText(random: Random): string {
  const value = random.pick(oddValues)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.slice(0, 3000)
}
