import { komoditasCalls } from '@portal/domain/okkp/komoditas/komoditas.contract'
import { listParameter, masters } from '@portal/domain/okkp/master/master.contract'
import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import {
  type IsiWilayah,
  listProvinsi,
  type Provinsi,
} from '@portal/domain/platform/wilayah/wilayah.contract'
import { call } from '#platform/api/client.ts'
import { session } from '#platform/session/browser-session.ts'

/** Name under which a device stores the choices for rapid tests of OKKP. */
export const bahanRapid = 'rapid-okkp/bahan'

/** Kinds, parameters and commodities of any rapid test. */
export async function readPilihanRapid() {
  const { data: jenis } = await call(masters.jenisRapidTest.list, { quiet: true })
  const lists = [...new Set(jenis.map(({ jenis_parameter }) => jenis_parameter))]
  const parameter = await Promise.all(
    lists.map(async (type) => {
      const { data } = await call(listParameter, { params: { type }, quiet: true })
      return data.map(({ id, nama }) => ({ id, nama, jenis: type }))
    }),
  )
  const { data: komoditas } = await call(komoditasCalls.list, { quiet: true })
  return {
    jenis: jenis.map(({ id, nama, jenis_parameter }) => ({ id, nama, jenis_parameter })),
    parameter: parameter.flat(),
    komoditas: komoditas.map(({ id, nama }) => ({ id, nama })),
  }
}

const named = ({ id, nama }: { id: number; nama: string }) => ({ value: id, label: nama })

/** Provinces, and the cities of the province of the account. */
async function readWilayah() {
  const user = session.user()
  const scope = user && scopeOf(user)
  if (!scope || scope.jenis === 'kota') return { provinsi: [], kota: [] }
  const provinsi = (await call(listProvinsi, { quiet: true })).data as Provinsi[]
  const own = scope.jenis === 'provinsi' ? provinsi.find(({ id }) => id === scope.provinsi_id) : undefined
  if (!own) return { provinsi: provinsi.map(named), kota: [] }
  const isi = (await call(listProvinsi, { query: { kode: own.kode }, quiet: true })).data as IsiWilayah
  return { provinsi: [named(own)], kota: isi.kota.map(named) }
}

export async function readBahanRapid() {
  const [pilihan, wilayah] = await Promise.all([readPilihanRapid(), readWilayah()])
  return { ...pilihan, ...wilayah }
}
export type BahanRapid = Awaited<ReturnType<typeof readBahanRapid>>
