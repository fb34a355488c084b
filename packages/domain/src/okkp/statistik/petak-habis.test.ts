import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../platform/calendar/add-days.ts'
import { type Ember, emberBulan, emberHari, emberTahun } from '../../platform/statistik/ember.ts'
import { petakHabis } from './petak-habis.ts'

const anyDay = fc.integer({ min: 0, max: 1500 }).map((n) => addDays('2024-11-20', n))
const bucketsOf = (day: string) => [emberTahun(day), emberBulan(day), emberHari(day)] as const
const within = (value: number, [from, to]: Ember) => value >= from && value <= to

test('of what was issued in a range exactly what has expired is told to be so, once', () => {
  fc.assert(
    fc.property(anyDay, anyDay, anyDay, anyDay, anyDay, (start, end, today, issued, expires) => {
      const { rentang, petak, sisa } = petakHabis({ start, end }, 'hari', today)
      const [made, ends] = [bucketsOf(issued), bucketsOf(expires)]
      const counted = rentang.flatMap(({ ember, batas }) =>
        made.flatMap((bucket, level) => (within(bucket, ember) ? [(ends[level] ?? 0) < batas] : [])),
      )
      const finer = petak.flatMap(({ ember, habis }) =>
        made.filter((bucket, level) => within(bucket, ember) && within(ends[level] ?? 0, habis)),
      )
      const inside = issued >= start && issued <= end
      expect(sisa).toEqual([])
      expect(counted.length).toBe(inside ? 1 : 0)
      expect(counted.filter(Boolean).length + finer.length).toBe(inside && expires < today ? 1 : 0)
    }),
    { numRuns: 3000 },
  )
})
