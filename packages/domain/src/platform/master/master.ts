import { z } from 'zod'
import { dataAnswer, defineContract } from '../contract.ts'
import { requiredText } from '../record/fields.ts'
import { recordWrites, versi } from '../record/record-calls.ts'
import { nameSchemas } from '../schema-names.ts'

/** How a field is filled in and shown; text where nothing is said. */
export type MasterInput =
  | { kind: 'teks' }
  /** Several lines. */
  | { kind: 'paragraf' }
  /** `none` says what a gap means: "Sampai dicabut". */
  | { kind: 'angka'; suffix: string; none: string }
  | { kind: 'pilihan'; options: Readonly<Record<string, string>> }
  | { kind: 'banyak'; options: Readonly<Record<string, string>>; none: string }
  | { kind: 'ya-tidak' }

export interface MasterField {
  label: string
  schema: z.ZodType
  /** What a row holds, where the schema of the form turns one value into another. */
  stored?: z.ZodType
  input?: MasterInput
  optional?: boolean
  help?: string
  /** For a row that rules refer to, they say it. */
  byRule?: boolean
}

interface MasterDefinition<A extends string, F extends Record<string, MasterField>, K extends string> {
  path: `/api/${string}`
  /** The audit events are `{event}.tambah` and so on; the table has the same name in the wing's schema. */
  event: string
  /** Title and first word of messages: "Jenis HC". */
  noun: string
  /** Under the title of its screen: what it is for. */
  meta: string
  /** The permission of whoever may write. */
  access: A
  /** Of whoever may read; open to all unless said. */
  read?: A
  /** What a row has beside its name. */
  fields: F
  /** Rows that rules refer to by number: they may be renamed, not deleted. */
  fixed?: readonly number[]
  /** The column by which rules refer to a row, where it is no number; it is shown and never written. */
  fixedBy?: K
  /** What becomes of records that name a row which is deleted; else they keep it. */
  deleteText?: string
  /** Several lists in one table: the path's parameter, and the column that tells them apart. */
  within?: { param: string; column: string; values: readonly [string, ...string[]] }
}

/**
 * A small master table: a name, perhaps some fields more, and four calls. A wing lists its own; server routes
 * and screens are made from the definition.
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
