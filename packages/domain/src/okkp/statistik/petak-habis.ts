import {
  type Disimpan,
  type Ember,
  emberBulan,
  emberHari,
  emberTahun,
  emberTujuh,
  type RentangHari,
  sampulOf,
  type TingkatWaktu,
} from '../../platform/statistik/ember.ts'

/**
 * Registrations are kept by day of issue and day of expiry, both of one level. Of a span of years everything that expired in a year
 * before this one is not valid; this year's is told by months, this month's by days.
 */
export interface PetakHabis {
  /** Spans of issue; what has a bucket of expiry below `batas` has expired. */
  rentang: { ember: Ember; batas: number }[]
  /** Finer buckets of what expires in the year or the month that is running: issue by expiry. */
  petak: { ember: Ember; habis: Ember }[]
  /** What has expired since this day is read from rows; undefined where days are kept. */
  sejak: string | undefined
  /** Days of issue that are read from rows. */
  sisa: { start: string; end: string }[]
}

type Tingkat = TingkatWaktu | 'tujuh'
/** Sevens without their days are not kept by expiry. */
export type Ditandai = Exclude<Disimpan, 'tujuh hari'>

const levelOf = ([, to]: Ember): Tingkat =>
  to > 9_999_999 ? 'hari' : to > 999_999 ? 'tujuh' : to > 99_999 ? 'bulan' : 'tahun'

/** A span as one of a finer level; one of sevens lies within a month. */
const finer: Record<Exclude<Tingkat, 'hari'>, Partial<Record<Tingkat, (span: Ember) => Ember>>> = {
  tahun: {
    bulan: ([from, to]) => [from * 100 + 1, to * 100 + 12],
    tujuh: ([from, to]) => [from * 1000 + 11, to * 1000 + 125],
    hari: ([from, to]) => [from * 10_000 + 101, to * 10_000 + 1231],
  },
  bulan: {
    tujuh: ([from, to]) => [from * 10 + 1, to * 10 + 5],
    hari: ([from, to]) => [from * 100 + 1, to * 100 + 31],
  },
  tujuh: {
    hari: ([from, to]) => {
      const month = Math.floor(from / 10) * 100
      return [month + (from % 10) * 7 - 6, month + (to % 10) * 7]
    },
  },
}

const keptLevels: Record<Ditandai, readonly Tingkat[]> = {
  tahun: ['tahun'],
  bulan: ['tahun', 'bulan'],
  hari: ['tahun', 'bulan', 'hari'],
  'hari dan tujuh hari': ['tahun', 'bulan', 'tujuh', 'hari'],
}

/** `today` still is a day of validity. What is finer than what is kept is left to the rows, from `sejak` on. */
export function petakHabis(
  range: RentangHari,
  kept: Ditandai,
  today: string,
  coarsest: TingkatWaktu = 'tahun',
): PetakHabis {
  const { ember, sisa } = sampulOf(range, kept, coarsest)
  const now = {
    tahun: emberTahun(today),
    bulan: emberBulan(today),
    tujuh: emberTujuh(today),
    hari: emberHari(today),
  }
  const levels = keptLevels[kept]
  const petak: PetakHabis['petak'] = []
  // What expires in the running year is told by its months, the running month by what is kept below it, and so on.
  for (const [place, below] of levels.entries()) {
    const above = levels[place - 1]
    if (!above || above === 'hari') continue
    const issued = ember.flatMap((span) => {
      const level = levelOf(span)
      return level === 'hari' ? [] : (finer[level][below]?.(span) ?? [])
    })
    const [from] = finer[above][below]?.([now[above], now[above]]) ?? [0]
    // Coarser spans lie side by side in the middle of a range, so that together they are one.
    if (issued.length > 0 && from < now[below])
      petak.push({ ember: [Math.min(...issued), Math.max(...issued)], habis: [from, now[below] - 1] })
  }
  return {
    rentang: ember.map((span) => ({ ember: span, batas: now[levelOf(span)] })),
    petak,
    sejak: sejakOf(levels.at(-1) ?? 'tahun', today),
    sisa,
  }
}

/** When the running bucket of the finest level began; undefined for a day, which expires as a whole. */
function sejakOf(finest: Tingkat, today: string): string | undefined {
  if (finest === 'hari') return undefined
  return finest === 'tahun' ? `${today.slice(0, 4)}-01-01` : `${today.slice(0, 7)}-01`
}
