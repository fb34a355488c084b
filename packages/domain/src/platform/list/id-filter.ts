import { z } from 'zod'

/** An empty value is no filter, nor is a null in a body: read as a number both would be 0, the central office. */
const blank = z.union([z.literal(''), z.null()]).transform(() => undefined)

/** A filter by the id of a master or a region, in a query or a body. */
export const idFilter = blank.or(z.coerce.number().pipe(z.int32())).optional()
/** The same for ids beyond four bytes: accounts, records, batches. */
export const recordFilter = blank.or(z.coerce.number().pipe(z.int())).optional()
