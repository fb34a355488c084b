import { lowerFirst } from '@portal/domain/platform/format'
import type { Master, MasterField, MasterInput } from '@portal/domain/platform/master/master'
import type { Permission } from '@portal/domain/platform/permissions'
import type { Role } from '@portal/domain/platform/roles'
import type { z } from 'zod'
import { callAny } from '#platform/api/client.ts'
import type { RecordCalls } from '#platform/record/use-record-writes.ts'
import type { Column, RowLink } from '#platform/table/column.ts'

export interface MasterRow extends Record<string, unknown> {
  id: number
  nama: string
  /** True if rules in the code refer to the row by id. */
  tetap?: boolean
  versi?: number
}

export type MasterValues = Record<string, unknown>
export type FormSchema = z.ZodType<unknown, MasterValues>

export type ShownField = Omit<MasterField, 'schema' | 'stored'> & {
  key: string
  /** The edit dialog omits this field. */
  addOnly?: boolean
  initial?: unknown
}

export interface MasterDefinition {
  /** The key under which the browser remembers the last view. */
  name: string
  title: string
  noun: string
  meta: string
  writers: readonly Role[]
  deleteText?: string | undefined
  crumbs: readonly { label: string; to?: string }[]
  queryKey: readonly unknown[]
  load: (signal: AbortSignal) => Promise<MasterRow[]>
  fields: readonly ShownField[]
  columns: readonly Column<MasterRow>[]
  rowLink?: (row: MasterRow) => RowLink
  schema: { add: FormSchema; update: FormSchema }
  calls: RecordCalls<MasterRow, MasterValues>
}

export const namaField: ShownField = { key: 'nama', label: 'Nama' }

/** Builds the screen definition of a master table of the domain. `params` selects the list if several share a path. */
export function masterScreenOf(
  master: Master<Permission>,
  { params, ...given }: Pick<MasterDefinition, 'crumbs' | 'writers'> & { params?: Record<string, string> },
): MasterDefinition {
  const own = Object.entries(master.fields).map(([key, field]) => ({ key, ...field }))
  const place = params ? { params } : {}
  const schema = master.add.body as FormSchema
  const queryKey = [master.path, ...Object.values(params ?? {})]
  return {
    name: [master.event, ...Object.values(params ?? {})].join('-'),
    title: master.noun,
    noun: lowerFirst(master.noun),
    meta: master.meta,
    deleteText: master.deleteText,
    ...given,
    queryKey,
    load: async (signal) => (await callAny<{ data: MasterRow[] }>(master.list, { ...place, signal })).data,
    fields: [namaField, ...own],
    columns: own.map(({ key, label, input, byRule }) => ({
      key,
      title: label,
      sortable: true,
      render: (row) => (byRule && row.tetap ? 'Menurut aturan' : shownValue(row[key], input)),
    })),
    schema: { add: schema, update: schema },
    calls: {
      staleKey: queryKey,
      add: (body) => callAny(master.add, { ...place, body }),
      update: ({ id, versi }, values) => callAny(master.update, { ...place, body: { ...values, id, versi } }),
      remove: ({ id }) => callAny(master.remove, { ...place, query: { id } }),
    },
  }
}

export function shownValue(value: unknown, input: MasterInput | undefined): string {
  if (input?.kind === 'ya-tidak') return value === true ? 'Ya' : 'Tidak'
  if (input?.kind === 'angka') return typeof value === 'number' ? `${value} ${input.suffix}` : input.none
  if (input?.kind === 'banyak') {
    const chosen = Array.isArray(value) ? value.map((one) => input.options[String(one)] ?? String(one)) : []
    return chosen.join(', ') || input.none
  }
  if (input?.kind === 'pilihan') return input.options[String(value)] ?? String(value)
  return typeof value === 'string' && value !== '' ? value : '–'
}
