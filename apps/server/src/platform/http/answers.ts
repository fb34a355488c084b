import { type PageRequest, pageMetaOf, type Total } from '@portal/domain/platform/list/pagination'

export function ok<T>(data: T, message?: string) {
  return { success: true as const, data, ...(message === undefined ? {} : { message }) }
}

/** Returns the response of a write that has no data. */
export function done(message: string) {
  return { success: true as const, message }
}

export function pageOf<T>(request: PageRequest, rows: T[], total: number | Total) {
  return { success: true as const, data: rows, meta: pageMetaOf(request, total) }
}
