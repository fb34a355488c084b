import { dropEmpty } from '@portal/domain/platform/forms/field-rules'
import type { CekQuery } from '#okkp/publik/use-publik.ts'

/** Search fields. Each has its own parameter in the address. */
export const menurut = [
  { name: 'search', label: 'Nomor, usaha, atau pangan' },
  { name: 'no_reg', label: 'Nomor saja' },
  { name: 'usaha', label: 'Nama usaha saja' },
] as const

const filters = ['jenis_registrasi_id', 'provinsi_id', 'komoditas_id', 'status'] as const
export type FilterCek = (typeof filters)[number]

export interface Cek {
  kata: string
  menurut: (typeof menurut)[number]['name']
  filters: Partial<Record<FilterCek, string>>
  page: number
  detail: string | undefined
}

type Words = (typeof menurut)[number]['name'] | FilterCek | 'detail'
export type CekSearch = { [Name in Words]?: string | undefined } & { page?: number | undefined }

const textOf = (value: string | undefined) => value?.trim() ?? ''

/** Reads the search from the address and ignores unknown values. */
export function readCek(search: CekSearch): Cek {
  const by = menurut.find(({ name }) => textOf(search[name]) !== '')?.name ?? 'search'
  const chosen: Cek['filters'] = {}
  for (const name of filters) {
    const value = textOf(search[name])
    if (value !== '') chosen[name] = value
  }
  return {
    kata: textOf(search[by]),
    menurut: by,
    filters: chosen,
    page: search.page ?? 1,
    detail: textOf(search.detail) || undefined,
  }
}

/** Writes the search to the address without page 1 and empty fields. */
export function writeCek({ kata, menurut: by, filters: chosen, page, detail }: Cek): CekSearch {
  return dropEmpty({
    [by]: kata,
    ...chosen,
    page: page > 1 ? page : undefined,
    detail,
  })
}

export function queryOf({ kata, menurut: by, filters: chosen, page }: Cek): CekQuery {
  return dropEmpty({ [by]: kata, ...chosen, page, limit: 10 }) as CekQuery
}
