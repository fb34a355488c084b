import { z } from 'zod'
import { dataAnswer, defineContract } from '../contract.ts'
import { requiredText } from '../record/fields.ts'
import { recordWrites, versi } from '../record/record-calls.ts'
import { nameSchemas } from '../schema-names.ts'

/** Input and display of a field. The default is text. */
export type MasterInput =
  | { kind: 'teks' }
  | { kind: 'paragraf' }
  /** `none` is the text for an empty value, for example "Sampai dicabut". */
  | { kind: 'angka'; suffix: string; none: string }
  | { kind: 'pilihan'; options: Readonly<Record<string, string>> }
  | { kind: 'banyak'; options: Readonly<Record<string, string>>; none: string }
  | { kind: 'ya-tidak' }

export interface MasterField {
  label: string
  schema: z.ZodType
  /** Schema of the stored value, if the form schema transforms the input. */
  stored?: z.ZodType
  input?: MasterInput
  optional?: boolean
  help?: string
  /** For a fixed row, rules in the code define this field. The form hides it and the list shows "Menurut aturan". */
  byRule?: boolean
}

interface MasterDefinition<A extends string, F extends Record<string, MasterField>, K extends string> {
  path: `/api/${string}`
  /** Prefix of the audit events (`{event}.tambah` and so on) and name of the table in the wing's schema. */
  event: string
  /** Title of the screen and first word of messages, for example "Jenis HC". */
  noun: string
  /** Purpose of the master, shown below the title. */
  meta: string
  /** Permission to write. */
  access: A
  /** Permission to read. The default is public. */
  read?: A
  /** Fields of a row besides its name. */
  fields: F
  /** Ids of rows that rules refer to. Users may rename but not delete these rows. */
  fixed?: readonly number[]
  /** Column by which rules refer to a row, if that is not the id. Screens show it, and nobody can change it. */
  fixedBy?: K
  /** Text that tells what a deletion does to records that use the row. By default a row in use cannot be deleted. */
  deleteText?: string
  /** Several lists in one table: the path parameter and the column that separates them. */
  within?: { param: string; column: string; values: readonly [string, ...string[]] }
}

/**
 * Defines a small master table with a name, optional fields and four calls. Each wing lists its own; the server routes
 * and the screens follow from the definition.
 */
export function defineMaster<
  const A extends string,
  const F extends Record<string, MasterField>,
  const K extends string = never,
>(definition: MasterDefinition<A, F, K>) {
  const { path, noun, fields, fixedBy, within } = definition
  const extra = Object.fromEntries(Object.entries(fields).map(([key, { schema }]) => [key, schema])) as {
    [K in keyof F]: F[K]['schema']
  }
  const stored = Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, field.stored ?? field.schema]),
  ) as typeof extra
  const key = (fixedBy ? { [fixedBy]: z.string().nullable() } : {}) as Record<K, z.ZodNullable<z.ZodString>>
  const row = z.object({
    id: z.number(),
    nama: z.string(),
    ...stored,
    ...key,
    tetap: z.boolean(),
    versi: z.number(),
  })
  nameSchemas({ [noun]: row })
  const form = z.object({ nama: requiredText(200), ...extra })
  const change = { id: z.int32().positive(), versi: versi.optional() }
  const place = within ? { params: z.object({ [within.param]: z.enum(within.values) }) } : {}
  const writes = recordWrites({
    path,
    noun: noun.toLowerCase(),
    row,
    form,
    change,
    idName: 'id',
    addName: 'add',
  })
  return {
    ...definition,
    fixed: definition.fixed ?? [],
    list: {
      ...defineContract({ method: 'GET', path, summary: noun, response: dataAnswer(z.array(row)) }),
      ...place,
    },
    add: { ...writes.add, ...place },
    update: { ...writes.update, ...place },
    remove: { ...writes.remove, ...place },
  }
}

export type Master<A extends string = string> = Omit<
  ReturnType<typeof defineMaster<A, Record<string, MasterField>>>,
  'fixedBy'
> & { fixedBy?: string }
