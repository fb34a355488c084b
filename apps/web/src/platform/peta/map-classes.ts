import { formatNumber } from '@portal/domain/platform/format'

/** Colours of the sequential scale, `--seq-1` to `--seq-7`; more than six classes nobody tells apart. */
const colours = 7
const most = 6
/** Round numbers, the finest first: 1, 2, 5, 10, 20, …; 1, 5, 10, 50, …; 1, 10, 100, … */
const ladders = [[1, 2, 5], [1, 5], [1]]

/** Whole numbers, both ends included. */
export interface MapClass {
  from: number
  to: number
}

/** Where the steps of a ladder begin, up to the first that is larger than all. */
function rungs(steps: readonly number[], largest: number): number[] {
  const starts: number[] = []
  for (let power = 1; power <= largest; power *= 10) starts.push(...steps.map((step) => step * power))
  return [...starts, 10 * (starts.at(-steps.length) ?? 1)]
}

/** Even parts, each at least a tenth of the largest figure, so that what hardly differs is not told apart. */
function evenly(smallest: number, largest: number): number[] {
  const fits = (step: number) =>
    step * 10 >= largest && Math.floor(largest / step) - Math.floor(smallest / step) < most
  const step = rungs([1, 2, 5], 10 * largest).find(fits) ?? largest
  const first = Math.floor(smallest / step)
  return Array.from({ length: most + 1 }, (_, index) => Math.max(1, (first + index) * step))
}

/** The classes between these numbers that hold any of the figures. */
function between(starts: readonly number[], sorted: readonly number[]): MapClass[] {
  return starts
    .slice(0, -1)
    .map((from, index) => ({ from, to: (starts[index + 1] ?? from + 1) - 1 }))
    .filter(({ from, to }) => sorted.some((value) => value >= from && value <= to))
}

/**
 * The classes of a map, smallest first, between round numbers: 1, 2–4, 5–9, 10 and more. A narrow spread, of which these
 * make but one or two, is parted evenly. Nothing (zero, or not known) is in no class. None is empty.
 */
export function mapClasses(values: readonly (number | null)[]): MapClass[] {
  const sorted = values.filter((value): value is number => (value ?? 0) > 0).toSorted((a, b) => a - b)
  const [smallest, largest] = [sorted.at(0), sorted.at(-1)]
  if (smallest === undefined || largest === undefined) return []
  const tries = ladders.map((steps) => between(rungs(steps, largest), sorted))
  const round = tries.find(({ length }) => length <= most) ?? []
  const even = round.length < 3 ? between(evenly(smallest, largest), sorted) : []
  const classes = even.length > round.length ? even : round
  // The last is open, unless it holds its first number alone.
  return classes.map((one) => (one.from === largest ? { from: largest, to: largest } : one))
}

/** Which class a value is in, from 0; none for zero and what is not known. */
export function classOf(classes: readonly MapClass[], value: number | null): number | undefined {
  const place = classes.findLastIndex(({ from }) => value !== null && value >= from)
  return place < 0 ? undefined : place
}

/** "1", "2–4", and of several the last "10+". */
export function classText(classes: readonly MapClass[], place: number): string {
  const { from, to } = classes[place] ?? { from: 0, to: 0 }
  if (from === to) return formatNumber(from)
  if (place > 0 && place === classes.length - 1) return `${formatNumber(from)}+`
  return `${formatNumber(from)}–${formatNumber(to)}`
}

/** Fewer classes take colours from the whole scale, so that they are further apart. */
export function colourOf(place: number, classes: number): string {
  const step = classes === 1 ? 4 : 1 + Math.round((place * (colours - 1)) / (classes - 1))
  return `var(--seq-${step})`
}
