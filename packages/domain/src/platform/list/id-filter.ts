import { z } from 'zod'

/** Treats an empty text or null as no filter. A number conversion would make both 0, the central office. */
const blank = z.union([z.literal(''), z.null()]).transform(() => undefined)

/** Filter by the id of a master row or a region, in a query or a body. */
export const idFilter = blank.or(z.coerce.number().pipe(z.int32())).optional()
/** Filter by an id of more than four bytes: accounts, records, batches. */
export const recordFilter = blank.or(z.coerce.number().pipe(z.int())).optional()
/** Filter by a year. The database knows no date in the year 18 or 99999. */
export const yearFilter = blank.or(z.coerce.number().pipe(z.int().min(2000).max(2200))).optional()
