/**
 * Counters keep days, months and years as whole numbers (20261116, 202611, 2026). A range of days is then a few spans of them:
 * what has a whole year is asked as a year, and so on down to the finest that is kept; the days left over are read from rows.
 * Where days are many and each holds little, their months are kept in sevens as well (2026113: the third seven, from the 15th on).
 */
export type TingkatWaktu = 'tahun' | 'bulan' | 'hari'
/** Which buckets are kept: down to these, down to sevens, or down to days with sevens between them and their month. */
export type Disimpan = TingkatWaktu | 'tujuh hari' | 'hari dan tujuh hari'

/** Both ends included; of one level, since levels have different lengths. */
export type Ember = readonly [from: number, to: number]

export interface RentangHari {
  start?: string | undefined
  end?: string | undefined
}

export interface Sampul {
  ember: Ember[]
  /** Days that no kept bucket holds alone. */
  sisa: Hari[]
  /** Days outside the range that its buckets hold, to be taken off: most of a seven is the seven without the rest. */
  lebih: Hari[]
}

interface Hari {
  start: string
  end: string
}

/** Four digits, so that no year is taken for a month of another. */
const firstYear = 1000
const lastYear = 9999
const parts = (day: string) => day.split('-').map(Number) as [number, number, number]
const lastDayOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()
const pad = (value: number, length: number) => String(value).padStart(length, '0')
const iso = (year: number, month: number, day: number) => `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`

export const emberHari = (day: string): number => Number(day.replaceAll('-', ''))
export const emberBulan = (day: string): number => Number(day.slice(0, 7).replace('-', ''))
export const emberTahun = (day: string): number => Number(day.slice(0, 4))
export const emberTujuh = (day: string): number =>
  emberBulan(day) * 10 + Math.ceil(Number(day.slice(8, 10)) / 7)

/** The finest that a figure can be asked by. */
function terhalusOf(kept: Disimpan): TingkatWaktu {
  if (kept === 'hari dan tujuh hari') return 'hari'
  return kept === 'tujuh hari' ? 'bulan' : kept
}

const tingkat: readonly TingkatWaktu[] = ['tahun', 'bulan', 'hari']

/** A span of years as one of months, and so on: what is asked by month has no use for a whole year. */
function turunkan([from, to]: Ember, coarsest: TingkatWaktu): Ember {
  const level = String(to).length / 2 - 2
  if (level >= tingkat.indexOf(coarsest)) return [from, to]
  return turunkan([from * 100 + 1, to * 100 + (level === 0 ? 12 : 31)], coarsest)
}

/** The spans that hold exactly the days of a range, none for one that ends before it begins. `kept` is undefined where nothing is. */
export function sampulOf(
  range: RentangHari,
  kept: Disimpan | undefined,
  coarsest: TingkatWaktu = 'tahun',
): Sampul {
  // Finer than anything that is kept: all of it is left to the rows.
  if (kept === undefined || tingkat.indexOf(coarsest) > tingkat.indexOf(terhalusOf(kept))) {
    const { start = iso(firstYear, 1, 1), end = iso(lastYear, 12, 31) } = range
    return { ember: [], sisa: start > end ? [] : [{ start, end }], lebih: [] }
  }
  const { ember, ...days } = tutup(range, coarsest === 'hari' ? terhalusOf(kept) : kept)
  return { ember: ember.map((span) => turunkan(span, coarsest)), ...days }
}

function tutup({ start, end }: RentangHari, finest: Disimpan): Sampul {
  const from = start ?? iso(firstYear, 1, 1)
  const to = end ?? iso(lastYear, 12, 31)
  const found: Sampul = { ember: [], sisa: [], lebih: [] }
  if (from > to) return found
  const [y1, m1] = parts(from)
  const [y2, m2] = parts(to)
  const wholeFrom = from.endsWith('-01-01') ? y1 : y1 + 1
  const wholeTo = to.endsWith('-12-31') ? y2 : y2 - 1
  if (wholeFrom > wholeTo) {
    if (y1 === y2) addMonths(found, from, to, finest)
    else {
      addMonths(found, from, iso(y1, 12, 31), finest)
      addMonths(found, iso(y2, 1, 1), to, finest)
    }
    return found
  }
  found.ember.push([wholeFrom, wholeTo])
  if (y1 < wholeFrom) addMonths(found, iso(y1, m1, parts(from)[2]), iso(y1, 12, 31), finest)
  if (y2 > wholeTo) addMonths(found, iso(y2, 1, 1), iso(y2, m2, parts(to)[2]), finest)
  return found
}

/** Within one year. */
function addMonths(found: Sampul, from: string, to: string, finest: Disimpan): void {
  if (finest === 'tahun') {
    found.sisa.push({ start: from, end: to })
    return
  }
  const [year, m1, d1] = parts(from)
  const [, m2, d2] = parts(to)
  const wholeFrom = d1 === 1 ? m1 : m1 + 1
  const wholeTo = d2 === lastDayOf(year, m2) ? m2 : m2 - 1
  if (wholeFrom > wholeTo) {
    if (m1 === m2) addDays(found, from, to, finest)
    else {
      addDays(found, from, iso(year, m1, lastDayOf(year, m1)), finest)
      addDays(found, iso(year, m2, 1), to, finest)
    }
    return
  }
  found.ember.push([year * 100 + wholeFrom, year * 100 + wholeTo])
  if (m1 < wholeFrom) addDays(found, from, iso(year, m1, lastDayOf(year, m1)), finest)
  if (m2 > wholeTo) addDays(found, iso(year, m2, 1), to, finest)
}

/** Within one month. */
function addDays(found: Sampul, from: string, to: string, finest: Disimpan): void {
  if (finest === 'hari dan tujuh hari') addSevens(found, from, to)
  else if (finest === 'tujuh hari') addNearestSevens(found, from, to)
  else addSingle(found, from, to, finest)
}

function addSingle(found: Sampul, from: string, to: string, finest: Disimpan): void {
  if (from > to) return
  if (terhalusOf(finest) === 'hari') found.ember.push([emberHari(from), emberHari(to)])
  else found.sisa.push({ start: from, end: to })
}

/** Within one month; its last seven is as short as the month makes it. */
function addSevens(found: Sampul, from: string, to: string): void {
  const [year, month, d1] = parts(from)
  const d2 = parts(to)[2]
  const wholeFrom = Math.ceil((d1 - 1) / 7) + 1
  const wholeTo = d2 === lastDayOf(year, month) ? Math.ceil(d2 / 7) : Math.floor(d2 / 7)
  if (wholeFrom > wholeTo) {
    addSingle(found, from, to, 'hari')
    return
  }
  found.ember.push([emberBulan(from) * 10 + wholeFrom, emberBulan(from) * 10 + wholeTo])
  addSingle(found, from, iso(year, month, (wholeFrom - 1) * 7), 'hari')
  addSingle(found, iso(year, month, wholeTo * 7 + 1), to, 'hari')
}

/** Within one month, where single days are rows: a seven at either end is read whole or not at all, whichever leaves fewer of them. */
function addNearestSevens(found: Sampul, from: string, to: string): void {
  const [year, month, d1] = parts(from)
  const d2 = parts(to)[2]
  const last = lastDayOf(year, month)
  const days = (first: number, end: number): Hari[] =>
    first > end ? [] : [{ start: iso(year, month, first), end: iso(year, month, end) }]
  const whole: number[] = []
  for (let seven = Math.ceil(d1 / 7); seven <= Math.ceil(d2 / 7); seven++) {
    const [first, end] = [seven * 7 - 6, Math.min(seven * 7, last)]
    const [inFirst, inEnd] = [Math.max(first, d1), Math.min(end, d2)]
    if (inEnd - inFirst + 1 > (end - first + 1) / 2) {
      whole.push(seven)
      found.lebih.push(...days(first, inFirst - 1), ...days(inEnd + 1, end))
    } else found.sisa.push(...days(inFirst, inEnd))
  }
  const [head, tail] = [whole[0], whole.at(-1)]
  if (head !== undefined && tail !== undefined)
    found.ember.push([emberBulan(from) * 10 + head, emberBulan(from) * 10 + tail])
}
