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

/** What is told of a set as it is narrowed, without reading it. */
export interface OpenState {
  total: number
  /** The day that it describes; null where it holds nothing. */
  per: string | null
  updated: Date | null
  /** Since when it has been as it is, where that is known: a row that is gone leaves no time behind. */
  since?: Date
  /** Whatever else the rows follow from; a change of it is a change of the set. */
  besides?: readonly unknown[]
}

interface OpenSource<C extends OpenDataCalls> {
  page(query: Query<C['json']>): Promise<OpenPage<z.output<C['row']>>>
  state(filters: Omit<Query<C['json']>, keyof Walk>): Promise<OpenState>
}

export type OpenRow = Readonly<Record<string, unknown>>
type Filters = object

/** A set as a value: the wing that owns it says how it is read, the kit says how it is sent. */
export interface OpenDataSet {
  calls: OpenDataCalls
  page(query: Walk & Filters): Promise<OpenPage<OpenRow>>
  state(filters: Filters): Promise<OpenState>
  /** All of it, a page at a time. */
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
