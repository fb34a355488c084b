/** Colours of the sequential scale, `--seq-1` to `--seq-7`. */
const most = 7
const niceSteps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8]
type Rounding = (value: number) => number

/** The largest such number that is not larger: one that is easily read, one of two digits, the value itself. */
const roundings: readonly Rounding[] = [
  (value) => {
    const power = 10 ** Math.floor(Math.log10(value))
    return Math.max(1, Math.floor((niceSteps.findLast((nice) => nice * power <= value) ?? 1) * power))
  },
  (value) => {
    const power = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1)
    return Math.floor(value / power) * power
  },
  (value) => value,
]

/**
 * Where the classes of a map begin, smallest first: about as many regions in each, at numbers as round as keeps them
 * apart. Nothing (zero, or not known) is in no class. None is empty.
 */
export function classStarts(values: readonly (number | null)[]): number[] {
  const counted = values.filter((value): value is number => (value ?? 0) > 0).toSorted((a, b) => a - b)
  const wanted = Math.min(most, new Set(counted).size)
  const tries = roundings.map((round) => startsBy(round, counted, wanted))
  const best = Math.max(...tries.map(({ length }) => length))
  return tries.find(({ length }) => length >= Math.min(best, most - 2)) ?? []
}

function startsBy(round: Rounding, sorted: readonly number[], wanted: number): number[] {
  const at = (index: number) => round(sorted[Math.floor((index * sorted.length) / wanted)] ?? 1)
  const starts = [...new Set(Array.from({ length: wanted }, (_, index) => at(index)))]
  return starts.filter((start, index) => {
    const next = starts[index + 1] ?? Infinity
    return sorted.some((value) => value >= start && value < next)
  })
}

/** Which class a value is in, from 0; none for zero and what is not known. */
export function classOf(starts: readonly number[], value: number | null): number | undefined {
  if (value === null || value <= 0) return undefined
  const place = starts.findLastIndex((start) => value >= start)
  return place < 0 ? undefined : place
}

/** Fewer classes take colours from the whole scale, so that they are further apart. */
export function colourOf(place: number, classes: number): string {
  const step = classes === 1 ? 4 : 1 + Math.round((place * (most - 1)) / (classes - 1))
  return `var(--seq-${step})`
}
