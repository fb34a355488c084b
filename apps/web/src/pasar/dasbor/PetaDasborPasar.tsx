import type { DaftarPasar } from '#pasar/dasbor/daftar-pasar.ts'
import type { DasborPasar, SaringanPasar } from '#pasar/dasbor/use-dasbor-pasar.ts'
import { RegionMap } from '#platform/peta/RegionMap.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

export interface PetaProps {
  saringan: SaringanPasar
  pasar: DasborPasar['pasar']
  daftar: DaftarPasar
  /** All regions of the map, including regions without a market. */
  wilayah: readonly { id: number; nama: string }[] | undefined
  namaProvinsi: string | undefined
  address: string
  /** Shows the link back to the country. A regional account has no such link. */
  leave: boolean
}

export function PetaDasborPasar({
  saringan,
  pasar,
  daftar,
  wilayah,
  namaProvinsi = '',
  address,
  leave,
}: PetaProps) {
  const { provinsi, tahun } = saringan
  const inCountry = provinsi === undefined
  const rows = pasar.data?.data.wilayah
  const counted = new Map(
    rows?.map((row) => [inCountry ? row.provinsi_id : row.kota_id, row.total_pasar] as const),
  )
  return (
    <RegionMap
      name="peta"
      provinsi={provinsi}
      namaProvinsi={namaProvinsi}
      label="Pasar"
      unit="pasar"
      subtitle={{
        country: 'Pilih provinsi untuk melihat kabupaten/kotanya.',
        province: 'Per kabupaten/kota; pilih satu untuk melihat angkanya.',
      }}
      search={{
        province: (id) => ({ wilayah: id, kota: undefined }),
        city: (id) => ({ kota: id }),
        country: { wilayah: undefined, kota: undefined },
      }}
      trail={leave ? { to: address, country: { tahun } } : undefined}
      figures={rows && wilayah?.map(({ id, nama }) => ({ id, nama, value: counted.get(id) ?? 0 }))}
      isRefreshing={pasar.isStale}
      error={(pasar.error as Error | undefined) ?? null}
      onRetry={pasar.retry}
      none="Belum ada pasar"
      valueLink={({ id, value }, text) => {
        const list = value
          ? daftar('pasar', {}, inCountry ? { provinsi_id: id } : { kota_id: id })
          : undefined
        return list ? <AppLink {...list}>{text}</AppLink> : text
      }}
    />
  )
}
