import { z } from 'zod'
import { dataAnswer, defineContract, emptyAnswer, listAnswer } from '../contract.ts'
import { pageQuery } from '../list/pagination.ts'

export const recordId = z.int().positive()
/** The id of a record in a query. */
export const idInQuery = z.coerce.number().pipe(recordId)
/** The version a change was made from: another one by now is answered 409. */
export const versi = z.int().min(1)

interface WriteDefinition<
  Row extends z.ZodType,
  Form extends z.ZodObject,
  Change extends z.ZodRawShape,
  I extends string,
> {
  /** The path of the list; the other calls stand below it. */
  path: `/api/${string}`
  /** In running text: "komoditas". */
  noun: string
  row: Row
  form: Form
  /** What a change names beside the form: its id, and the version it was made from. */
  change: Change
  /** What the id is called in a query: `id`, `uji_lab_id`. */
  idName: I
  /** `add` or, in some wings, `create`. */
  addName: 'add' | 'create'
}

/** Add, update and delete of one kind of record, at their literal paths. */
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

/** All five calls: the list with its filters and orders (the first is the default), one record, and the writes. */
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
