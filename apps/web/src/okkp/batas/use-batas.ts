import { namaIstilah } from '@portal/domain/okkp/batas/batas'
import { batasCalls, istilahCalls, listPangan, pemetaanCalls } from '@portal/domain/okkp/batas/batas.contract'
import { type BatasCemaran, batasForm, type ubahBatasForm } from '@portal/domain/okkp/batas/batas.schema'
import type { IstilahPangan, istilahForm } from '@portal/domain/okkp/batas/pemetaan.schema'
import { type JenisParameter, parameter } from '@portal/domain/okkp/master/master.contract'
import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { call, callAny } from '#platform/api/client.ts'
import type { Option } from '#platform/forms/choice-fields.tsx'
import type { MasterRow } from '#platform/master/master-definition.ts'
import type { RecordCalls } from '#platform/record/use-record-writes.ts'
import { listKey } from '#platform/table/use-list.ts'

export const batasWrites: RecordCalls<BatasCemaran, z.input<typeof ubahBatasForm>> = {
  staleKey: listKey(batasCalls.list),
  // A new limit must name a parameter. Default limits can only be changed.
  add: (body) => call(batasCalls.add, { body: batasForm.parse(body) }),
  update: ({ id, versi }, form) => call(batasCalls.update, { body: { ...form, id, versi } }),
  remove: ({ id }) => call(batasCalls.remove, { query: { id } }),
}

export const istilahWrites: RecordCalls<IstilahPangan, z.input<typeof istilahForm>> = {
  staleKey: listKey(istilahCalls.list),
  add: (body) => call(istilahCalls.add, { body }),
  update: ({ id, versi }, form) => call(istilahCalls.update, { body: { ...form, id, versi } }),
  remove: ({ id }) => call(istilahCalls.remove, { query: { id } }),
}

export const pemetaanKey = listKey(pemetaanCalls.list)

export function useParameterOptions(type: JenisParameter): Option[] {
  const { data = [] } = useQuery({
    queryKey: [...listKey(parameter.list), type, 'pilihan'],
    queryFn: async ({ signal }) =>
      (await callAny<{ data: MasterRow[] }>(parameter.list, { params: { type }, signal, quiet: true })).data,
  })
  return data.map(({ id, nama }) => ({ value: id, label: nama }))
}

export function useIstilahOptions(): Option[] {
  const { data = [] } = useQuery({
    queryKey: [...listKey(istilahCalls.list), 'pilihan'],
    queryFn: async ({ signal }) =>
      (await call(istilahCalls.list, { query: { limit: 1000 }, signal, quiet: true })).data,
  })
  return (
    data
      .filter(({ cara }) => cara !== 'bawaan')
      // The term for all foods comes first. The sort keeps the order of the others.
      .sort((one, two) => Number(two.cara === 'semua') - Number(one.cara === 'semua'))
      .map(({ id, nama, sub_kelompok, kelompok }) => ({
        value: id,
        label: [namaIstilah({ nama, sub_kelompok }), sub_kelompok || kelompok].filter(Boolean).join(' · '),
      }))
  )
}

const none = { sub: [], pangan: [] }

export function usePangan(): { sub: Option[]; pangan: Option[] } {
  const { data = none } = useQuery({
    queryKey: [listPangan.path],
    queryFn: async ({ signal }) => (await call(listPangan, { signal, quiet: true })).data,
  })
  return {
    sub: data.sub.map(({ id, nama }) => ({ value: id, label: nama })),
    pangan: data.pangan.map(({ id, nama, sub_kelompok }) => ({
      value: id,
      label: `${nama} · ${sub_kelompok}`,
    })),
  }
}
