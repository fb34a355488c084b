import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../platform/calendar/add-days.ts'
import { type Ember, emberBulan, emberHari, emberTahun, emberTujuh } from '../../platform/statistik/ember.ts'
import { type Ditandai, petakHabis } from './petak-habis.ts'

const anyDay = fc.integer({ min: 0, max: 1500 }).map((n) => addDays('2024-11-20', n))
const finest = fc.constantFrom<Ditandai[]>('hari', 'bulan', 'tahun', 'hari dan tujuh hari')
const bucketsOf = (day: string) =>
  [emberTahun(day), emberBulan(day), emberTujuh(day), emberHari(day)] as const
const within = (value: number, [from, to]: Ember) => value >= from && value <= to

test('of what was issued in a range exactly what has expired is told to be so, once, whatever is kept', () => {
  fc.assert(
    fc.property(
      anyDay,
      anyDay,
      anyDay,
      anyDay,
      anyDay,
      finest,
      (start, end, today, issued, expires, level) => {
        const { rentang, petak, sejak, sisa } = petakHabis({ start, end }, level, today)
        const [made, ends] = [bucketsOf(issued), bucketsOf(expires)]
        const counted = rentang.flatMap(({ ember, batas }) =>
          made.flatMap((bucket, place) => (within(bucket, ember) ? [(ends[place] ?? 0) < batas] : [])),
        )
        const finer = petak.flatMap(({ ember, habis }) =>
          made.filter((bucket, place) => within(bucket, ember) && within(ends[place] ?? 0, habis)),
        )
        // As the rows are read: those of days that are not kept, and what has expired since the running bucket began.
        const inside = issued >= start && issued <= end
        const inRows = sisa.filter((days) => issued >= days.start && issued <= days.end).length
        const late = sejak !== undefined && inside && expires >= sejak && expires < today ? 1 : 0
        const early = inRows > 0 && expires < (sejak ?? today) ? 1 : 0
        expect(counted.length + inRows).toBe(inside ? 1 : 0)
        expect(counted.filter(Boolean).length + finer.length + late + early).toBe(
          inside && expires < today ? 1 : 0,
        )
      },
    ),
    { numRuns: 4000 },
  )
}, 60_000)
