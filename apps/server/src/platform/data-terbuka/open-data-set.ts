import type { Contract, Query } from '@portal/domain/platform/contract'
import { openDataPage } from '@portal/domain/platform/data-terbuka/data-terbuka'
import type { z } from 'zod'
import { type OpenPage, pagesFrom } from './open-page.ts'

export interface OpenDataCalls {
  name: string
  what: string
  row: z.ZodObject
  json: Contract & { query: z.ZodType<Walk> }
  csv: Contract & { query: z.ZodType<{ setelah: number; limit?: number | undefined }> }
  xlsx: Contract & { query: z.ZodType<object> }
  sheet: {
    days?: readonly string[]
    words?: Readonly<Record<string, Readonly<Record<string, string>> | undefined>>
  }
}

interface Walk {
  setelah: number
  limit: number
}

/** Summary of a filtered data set that does not require reading the rows. */
export interface OpenState {
  total: number
  /** The day that the set describes. Null if the set is empty. */
  per: string | null
  updated: Date | null
  /**
   * The time since which the set is unchanged, if known. A deleted row leaves no timestamp, so `updated` may be too
   * early.
   */
  since?: Date
  /** Other inputs of the rows, for example masters. A change here changes the ETag of the set. */
  besides?: readonly unknown[]
}

interface OpenSource<C extends OpenDataCalls> {
  page(query: Query<C['json']>): Promise<OpenPage<z.output<C['row']>>>
  state(filters: Omit<Query<C['json']>, keyof Walk>): Promise<OpenState>
}

export type OpenRow = Readonly<Record<string, unknown>>
type Filters = object

/** An open data set. The owning module defines how to read it; this folder defines how to send it. */
export interface OpenDataSet {
  calls: OpenDataCalls
  page(query: Walk & Filters): Promise<OpenPage<OpenRow>>
  state(filters: Filters): Promise<OpenState>
  batches(filters: Filters, setelah?: number): AsyncGenerator<OpenRow[]>
}

export function openDataSet<C extends OpenDataCalls>(calls: C, source: OpenSource<C>): OpenDataSet {
  const { page, state } = source as Pick<OpenDataSet, 'page' | 'state'>
  return {
    calls,
    page,
    state,
    batches: (filters, setelah = 0) =>
      pagesFrom(setelah, (from) => page({ ...filters, setelah: from, limit: openDataPage })),
  }
}
