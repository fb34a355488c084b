import {
  type openDataJson,
  type RegistrasiTerbuka,
  registrasiTerbuka,
} from '@portal/domain/okkp/data-terbuka/data-terbuka.contract'
import type { Query } from '@portal/domain/platform/contract'
import { csvText } from '@portal/domain/platform/excel/csv'
import { dayInJakarta } from '@portal/domain/platform/format'
import { presentPublik } from '#okkp/registrasi/registrasi.presenter.ts'
import { rowsByIds } from '#okkp/registrasi/registrasi.repository.ts'
import type { Platform } from '#platform/platform.ts'
import { lastChange, listOpenIds } from './data-terbuka.repository.ts'

export interface OpenPage {
  rows: RegistrasiTerbuka[]
  /** Where the next page begins; none after the last. */
  next: number | null
  updated: Date | null
  /** Since when the page has been as it is: a status changes with the day, without anybody changing a row. */
  since: Date
}

export async function readOpenPage(
  { db, clock }: Platform,
  query: Query<typeof openDataJson>,
): Promise<OpenPage> {
  const today = dayInJakarta(clock())
  const midnight = new Date(`${today}T00:00:00+07:00`)
  const ids = await listOpenIds(db, { ...query, limit: query.limit + 1 })
  const page = ids.slice(0, query.limit)
  const [rows, updated] = await Promise.all([rowsByIds(db, page), lastChange(db)])
  return {
    rows: rows.map((row) => presentPublik(row, today)),
    next: ids.length > query.limit ? (page.at(-1) ?? null) : null,
    updated,
    since: updated && updated > midnight ? updated : midnight,
  }
}

const columns = Object.keys(registrasiTerbuka.shape) as (keyof RegistrasiTerbuka)[]

export function asCsv(rows: readonly RegistrasiTerbuka[]): string {
  return csvText([columns, ...rows.map((row) => columns.map((key) => row[key]))])
}
