import {
  deleteRegistrasi,
  detailRegistrasi,
  expiringRegistrasi,
  historyRegistrasi,
  listRegistrasi,
  type RegistrasiLengkap,
} from '@portal/domain/okkp/registrasi/registrasi.contract'
import { useQuery } from '@tanstack/react-query'
import { type JenisRegistrasi, useJenisRegistrasi } from '#okkp/registrasi/use-pilihan.ts'
import { call } from '#platform/api/client.ts'
import type { RecordDefinition, RecordRead } from '#platform/record/record-definition.ts'
import { useRefreshCalls } from '#platform/record/use-refresh-calls.ts'
import { listKey } from '#platform/table/use-list.ts'

const list = '/okkp/admin/registrasi'

/** Registration with its kind, which defines the fields of the form. */
export type RegistrasiBerjenis = RegistrasiLengkap & { jenis: JenisRegistrasi }

export const registrasiRecord: RecordDefinition<RegistrasiBerjenis> = {
  noun: 'Registrasi',
  list,
  crumbs: [
    { label: 'OKKP', to: '/okkp/admin' },
    { label: 'Registrasi & Sertifikat', to: list },
  ],
  pageOf: ({ id }) => `${list}/${id}`,
  useRead: ({ id }) => useRegistrasiBerjenis(Number(id)),
  useRefresh: () => useRefreshRegistrasi(),
}

function useRegistrasiBerjenis(id: number): RecordRead<RegistrasiBerjenis> {
  const registrasi = useRegistrasi(id)
  const kinds = useJenisRegistrasi()
  const { data } = registrasi
  const known = data && kinds.data?.find((each) => each.id === data.jenis_registrasi_id)
  const unknown = data && {
    id: data.jenis_registrasi_id,
    nama: data.jenis_registrasi,
    masa_berlaku_tahun: null,
  }
  const jenis = known ?? unknown
  return {
    data: data && kinds.data && jenis && { ...data, jenis },
    error: registrasi.error ?? kinds.error,
    refetch: () => {
      void kinds.refetch()
      return registrasi.refetch()
    },
  }
}

function useRegistrasi(id: number) {
  return useQuery({
    queryKey: [...listKey(detailRegistrasi), id],
    queryFn: async ({ signal }) =>
      (await call(detailRegistrasi, { query: { registrasi_id: id }, signal })).data,
    meta: { silent: true },
  })
}

export function useRiwayat(id: number) {
  return useQuery({
    queryKey: [...listKey(historyRegistrasi), id],
    queryFn: async ({ signal }) =>
      (await call(historyRegistrasi, { query: { registrasi_id: id }, signal, quiet: true })).data,
    meta: { silent: true },
  })
}

/** Refreshes lists, renewal chain and history. Call it after every write. */
export const useRefreshRegistrasi = () =>
  useRefreshCalls(listRegistrasi, expiringRegistrasi, detailRegistrasi, historyRegistrasi)

export async function removeRegistrasi(id: number): Promise<string> {
  return (await call(deleteRegistrasi, { query: { registrasi_id: id } })).message
}
