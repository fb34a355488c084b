import {
  type Ember,
  emberBulan,
  emberHari,
  emberTahun,
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

const levelOf = ([, to]: Ember): TingkatWaktu => (to > 9_999_999 ? 'hari' : to > 99_999 ? 'bulan' : 'tahun')
const months = ([from, to]: Ember): Ember => [from * 100 + 1, to * 100 + 12]
const days = ([from, to]: Ember): Ember => [from * 100 + 1, to * 100 + 31]

/** `today` still is a day of validity. What is finer than what is kept is left to the rows, from `sejak` on. */
export function petakHabis(
  range: RentangHari,
  finest: TingkatWaktu,
  today: string,
  coarsest: TingkatWaktu = 'tahun',
): PetakHabis {
  const { ember, sisa } = sampulOf(range, finest, coarsest)
  const now = { tahun: emberTahun(today), bulan: emberBulan(today), hari: emberHari(today) }
  const thisYear: Ember = [now.tahun * 100 + 1, now.bulan - 1]
  const thisMonth: Ember = [now.bulan * 100 + 1, now.hari - 1]
  const petak: PetakHabis['petak'] = []
  const add = (issued: Ember, habis: Ember) => {
    if (habis[0] <= habis[1]) petak.push({ ember: issued, habis })
  }
  for (const span of ember) {
    const level = levelOf(span)
    if (level === 'tahun' && finest !== 'tahun') add(months(span), thisYear)
    if (level !== 'hari' && finest === 'hari') add(days(level === 'tahun' ? months(span) : span), thisMonth)
  }
  const sejak = { tahun: `${today.slice(0, 4)}-01-01`, bulan: `${today.slice(0, 7)}-01`, hari: undefined }[
    finest
  ]
  return { rentang: ember.map((span) => ({ ember: span, batas: now[levelOf(span)] })), petak, sejak, sisa }
}
