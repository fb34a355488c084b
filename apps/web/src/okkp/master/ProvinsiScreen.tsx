import { wilayahDefinition } from '#okkp/master/wilayah-definition.ts'
import { MasterScreen } from '#platform/master/MasterScreen.tsx'
import { useIsiWilayah, useProvinsi } from '#platform/wilayah/use-wilayah.ts'

/** Shows all provinces, the cities of a province or the districts of a city, depending on `kode`. */
export function ProvinsiScreen({ kode }: { kode: string | undefined }) {
  const asked = kode && /^\d{2}(\.\d{2})?$/.test(kode) ? kode : undefined
  const kodeProvinsi = asked?.slice(0, 2)
  const provinsi = useProvinsi().data?.find((found) => found.kode === kodeProvinsi)
  const isi = useIsiWilayah(asked === kodeProvinsi ? undefined : kodeProvinsi)
  const kota = isi.data?.kota.find((found) => found.kode === asked)
  const parents = [provinsi, kota].filter((found) => found !== undefined)
  return <MasterScreen definition={wilayahDefinition(asked, parents)} />
}
