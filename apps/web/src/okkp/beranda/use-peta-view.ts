import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { guardScreen } from '@portal/domain/portal/screens'
import { useSearch } from '@tanstack/react-router'
import { useRegistrasiWilayah } from '#okkp/beranda/use-registrasi-wilayah.ts'
import {
  figureOf,
  isOnMap,
  listOf,
  provinsiShown,
  type Ukuran,
  type WilayahFigure,
} from '#okkp/dasbor/registrasi-wilayah.ts'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { useProvinsi } from '#platform/wilayah/use-wilayah.ts'

export const daftar = '/okkp/admin/registrasi'

export function usePetaView() {
  const user = useSignedInUser()
  const search = useSearch({ from: '/okkp/admin/' })
  const { wilayah, jenis, start_terbit, end_terbit, ukuran: asked } = search
  const what: Ukuran = asked ?? 'berlaku'
  const scope = scopeOf(user)
  const provinsiId = provinsiShown(wilayah, scope)
  const filter = { jenis, start_terbit, end_terbit }
  const answer = useRegistrasiWilayah({ ...filter, provinsiId })
  const level = provinsiId === undefined ? 'provinsi' : 'kota'
  // While a new region loads, the query still holds the figures of the previous region.
  const rows = answer.data?.provinsiId === provinsiId ? answer.data?.rows : undefined
  const figures = rows?.map((row) => figureOf(row, what, level))
  const mayList = guardScreen(daftar, user.role).kind === 'pass'
  const provinsi = useProvinsi().data?.find(({ id }) => id === provinsiId)
  return {
    search,
    ukuran: what,
    provinsiId,
    /** Undefined for the whole country. */
    namaProvinsi: provinsiId === undefined ? undefined : (provinsi?.nama ?? 'Provinsi'),
    answer,
    onMap: figures?.filter(isOnMap),
    beside: figures?.filter((figure) => !isOnMap(figure)),
    message: answer.data?.message,
    listOf: (figure: WilayahFigure) =>
      mayList ? listOf(figure, { scope, provinsiId, ukuran: what, filter }) : undefined,
  } as const
}
