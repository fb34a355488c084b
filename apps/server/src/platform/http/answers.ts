import { type PageRequest, pageMetaOf, type Total } from '@portal/domain/platform/list/pagination'

/** `{ success: true, data, message? }`, the default envelope. */
export function ok<T>(data: T, message?: string) {
  return { success: true as const, data, ...(message === undefined ? {} : { message }) }
}

/** A write with nothing to show but that it is done. */
export function done(message: string) {
  return { success: true as const, message }
}

export function pageOf<T>(request: PageRequest, rows: T[], total: number | Total) {
  return { success: true as const, data: rows, meta: pageMetaOf(request, total) }
}
