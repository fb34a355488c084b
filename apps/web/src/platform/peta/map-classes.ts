import { formatNumber } from '@portal/domain/platform/format'

/**
 * Number of colours in the sequential scale, `--seq-1` to `--seq-7`. Readers cannot distinguish more than six classes.
 */
const colours = 7
const most = 6
/** Series of round class limits, finest first: 1, 2, 5, 10, 20, …; 1, 5, 10, 50, …; 1, 10, 100, … */
const ladders = [[1, 2, 5], [1, 5], [1]]

/** A range of integers, both ends included. */
export interface MapClass {
  from: number
  to: number
}

/** Returns the class limits of a series, up to the first limit above all values. */
function rungs(steps: readonly number[], largest: number): number[] {
  const starts: number[] = []
  for (let power = 1; power <= largest; power *= 10) starts.push(...steps.map((step) => step * power))
  return [...starts, 10 * (starts.at(-steps.length) ?? 1)]
}

/**
 * Returns even class limits with a step of at least a tenth of the largest figure, so that similar figures share a
 * class.
 */
function evenly(smallest: number, largest: number): number[] {
  const fits = (step: number) =>
    step * 10 >= largest && Math.floor(largest / step) - Math.floor(smallest / step) < most
  const step = rungs([1, 2, 5], 10 * largest).find(fits) ?? largest
  const first = Math.floor(smallest / step)
  return Array.from({ length: most + 1 }, (_, index) => Math.max(1, (first + index) * step))
}

function between(starts: readonly number[], sorted: readonly number[]): MapClass[] {
  return starts
    .slice(0, -1)
    .map((from, index) => ({ from, to: (starts[index + 1] ?? from + 1) - 1 }))
    .filter(({ from, to }) => sorted.some((value) => value >= from && value <= to))
}

/**
 * Returns the classes of a map in ascending order with round limits: 1, 2–4, 5–9, 10 and more. If this gives only one
 * or two classes, uses even limits. Zero and unknown values have no class. No class is empty.
 */
export function mapClasses(values: readonly (number | null)[]): MapClass[] {
  const sorted = values.filter((value): value is number => (value ?? 0) > 0).toSorted((a, b) => a - b)
  const [smallest, largest] = [sorted.at(0), sorted.at(-1)]
  if (smallest === undefined || largest === undefined) return []
  const tries = ladders.map((steps) => between(rungs(steps, largest), sorted))
  const round = tries.find(({ length }) => length <= most) ?? []
  const even = round.length < 3 ? between(evenly(smallest, largest), sorted) : []
  const classes = even.length > round.length ? even : round
  // The last class is open, unless its first number is the largest figure.
  return classes.map((one) => (one.from === largest ? { from: largest, to: largest } : one))
}

/** Returns the index of a value's class, or undefined for zero and unknown values. */
export function classOf(classes: readonly MapClass[], value: number | null): number | undefined {
  const place = classes.findLastIndex(({ from }) => value !== null && value >= from)
  return place < 0 ? undefined : place
}

/** Formats a class: "1", "2–4", or "10+" for the last of several. */
export function classText(classes: readonly MapClass[], place: number): string {
  const { from, to } = classes[place] ?? { from: 0, to: 0 }
  if (from === to) return formatNumber(from)
  if (place > 0 && place === classes.length - 1) return `${formatNumber(from)}+`
  return `${formatNumber(from)}–${formatNumber(to)}`
}

/** Returns the colour of a class. Fewer classes use the whole scale, which increases the contrast. */
export function colourOf(place: number, classes: number): string {
  const step = classes === 1 ? 4 : 1 + Math.round((place * (colours - 1)) / (classes - 1))
  return `var(--seq-${step})`
}
