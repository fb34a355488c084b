import { z } from 'zod'
import { dataAnswer, defineContract, emptyAnswer, listAnswer } from '../contract.ts'
import { pageQuery } from '../list/pagination.ts'

export const recordId = z.int().positive()
export const idInQuery = z.coerce.number().pipe(recordId)
/** Version for the optimistic lock. If the record has another version by now, the server responds with 409. */
export const versi = z.int().min(1)

interface WriteDefinition<
  Row extends z.ZodType,
  Form extends z.ZodObject,
  Change extends z.ZodRawShape,
  I extends string,
> {
  /** Path of the list. The other calls are below it. */
  path: `/api/${string}`
  /** Name in running text, for example "komoditas". */
  noun: string
  row: Row
  form: Form
  /** Fields of a change besides the form: its id and the version that the user edited. */
  change: Change
  /** Name of the id in a query, for example `id` or `uji_lab_id`. */
  idName: I
  /** Last path segment of the add call. Some wings use `create`. */
  addName: 'add' | 'create'
}

/** Defines add, update and delete of one kind of record, with literal paths. */
export function recordWrites<
  Row extends z.ZodType,
  Form extends z.ZodObject,
  Change extends z.ZodRawShape,
  const I extends string,
>({ path, noun, row, form, change, idName, addName }: WriteDefinition<Row, Form, Change, I>) {
  const byId = z.object({ [idName]: idInQuery } as Record<I, typeof idInQuery>)
  return {
    add: defineContract({
      method: 'POST',
      path: `${path}/${addName}`,
      summary: `Tambah ${noun}`,
      body: form,
      response: dataAnswer(row),
    }),
    update: defineContract({
      method: 'PUT',
      path: `${path}/update`,
      summary: `Ubah ${noun}; versi yang tertinggal dijawab 409`,
      body: form.safeExtend(change),
      response: dataAnswer(row),
    }),
    remove: defineContract({
      method: 'DELETE',
      path: `${path}/delete`,
      summary: `Hapus ${noun}; yang masih dipakai dijawab 409`,
      query: byId,
      response: emptyAnswer,
    }),
  }
}

/**
 * Defines all five calls: the list with filters and sort orders (the first is the default), one record, and the writes.
 */
export function recordCalls<
  Row extends z.ZodType,
  Detail extends z.ZodType,
  Form extends z.ZodObject,
  Filter extends z.ZodRawShape,
  const S extends readonly [string, ...string[]],
  const I extends string,
>(definition: {
  path: `/api/${string}`
  noun: string
  row: Row
  detail: Detail
  form: Form
  filter: Filter
  sort: S
  idName: I
  addName?: 'add' | 'create'
}) {
  const { path, noun, row, detail, form, filter, sort, idName, addName = 'add' } = definition
  return {
    list: defineContract({
      method: 'GET',
      path,
      summary: `Daftar ${noun} dalam wilayah akun`,
      query: z.object({ ...pageQuery, ...filter, sort: z.enum(sort).default(sort[0]) }),
      response: listAnswer(row),
    }),
    detail: defineContract({
      method: 'GET',
      path: `${path}/detail`,
      summary: `Satu ${noun}`,
      query: z.object({ [idName]: idInQuery } as Record<I, typeof idInQuery>),
      response: dataAnswer(detail),
    }),
    ...recordWrites({ path, noun, row, form, change: { id: recordId, versi }, idName, addName }),
  }
}
