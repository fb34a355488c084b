import type { Master } from '@portal/domain/okkp/master.contract'
import type { Contract } from '@portal/domain/platform/contract'
import type { z } from 'zod'
import { type CallOptions, call } from '#platform/api/client.ts'
import type { Option } from '#platform/forms/choice-fields.tsx'
import type { Column, RowLink } from '#platform/table/column.ts'

export interface MasterRow {
  id: number
  nama: string
  /** Rules refer to it by its number: it may be renamed, not deleted. */
  tetap?: boolean
  [field: string]: unknown
}

export type MasterValues = Record<string, unknown>

interface FieldLook {
  help?: string
  optional?: boolean
  /** Fixed once the row exists. */
  addOnly?: boolean
  initial?: unknown
}

export type MasterFieldLook = FieldLook &
  ({ kind: 'teks' } | { kind: 'angka'; suffix: string } | { kind: 'pilihan'; options: readonly Option[] })

export type MasterField = MasterFieldLook & { key: string; label: string }

interface Answer {
  message?: string | undefined
}

/** Everything the one master screen needs to know about a table. */
export interface MasterDefinition {
  name: string
  title: string
  /** In running text: "jenis HC". */
  noun: string
  meta: string
  crumbs?: readonly { label: string; to?: string }[]
  queryKey: readonly unknown[]
  /** Also dropped after a write, where other screens keep the same rows. */
  staleKey: readonly unknown[]
  load: (signal: AbortSignal) => Promise<MasterRow[]>
  fields: readonly MasterField[]
  columns?: readonly Column<MasterRow>[]
  rowLink?: (row: MasterRow) => RowLink
  schema: { add: FormSchema; update: FormSchema }
  add: (values: MasterValues) => Promise<Answer>
  update: (id: number, values: MasterValues) => Promise<Answer>
  remove: (id: number) => Promise<Answer>
}

export type FormSchema = z.ZodType<unknown, MasterValues>

/** The tables differ in their fields, not in their calls, so they are called by the common shape. */
export function callMaster<T>(contract: Contract, options: object = {}): Promise<T> {
  return call<Contract>(contract, options as CallOptions<Contract>) as Promise<T>
}

interface MasterLook {
  name: string
  title: string
  meta: string
  looks?: Record<string, MasterFieldLook>
  columns?: readonly Column<MasterRow>[]
}

const namaField: MasterField = { key: 'nama', label: 'Nama', kind: 'teks' }

/** A screen for one of the domain's master tables; only what it looks like is said here. */
export function defineMasterScreen(master: Master, { looks = {}, ...look }: MasterLook): MasterDefinition {
  const own = Object.entries(master.fields).map(([key, { label }]) => ({
    key,
    label,
    ...(looks[key] ?? { kind: 'teks' as const }),
  }))
  const body = master.add.body as unknown as FormSchema
  return {
    ...look,
    noun: lowerFirst(master.noun),
    queryKey: [master.list.path],
    staleKey: [master.list.path],
    load: async (signal) => (await callMaster<{ data: MasterRow[] }>(master.list, { signal })).data,
    fields: [namaField, ...own],
    schema: { add: body, update: body },
    add: (values) => callMaster(master.add, { body: values }),
    update: (id, values) => callMaster(master.update, { body: { ...values, id } }),
    remove: (id) => callMaster(master.remove, { query: { id } }),
  }
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
