import { useState } from 'react'
import type { DaftarPasar } from '#pasar/statistik/daftar-pasar.ts'
import type { SaringanPasar, StatistikPasar } from '#pasar/statistik/use-statistik-pasar.ts'
import { MapCard } from '#platform/peta/MapCard.tsx'
import { MapTrail } from '#platform/peta/MapTrail.tsx'
import { useAnySearchChange } from '#platform/routing/use-search-change.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

export interface PetaProps {
  saringan: SaringanPasar
  pasar: StatistikPasar['pasar']
  daftar: DaftarPasar
  /** All regions of the map, also those without a market. */
  wilayah: readonly { id: number; nama: string }[] | undefined
  namaProvinsi: string | undefined
  address: string
  /** The way back to the country; an account of a region has none. */
  leave: boolean
}

/** Markets by province; a province opens its cities. */
export function PetaStatistikPasar({
  saringan,
  pasar,
  daftar,
  wilayah,
  namaProvinsi = '',
  address,
  leave,
}: PetaProps) {
  const change = useAnySearchChange()
  const [focusOn, setFocusOn] = useState<{ id: number | undefined }>()
  const { provinsi, tahun } = saringan
  const inCountry = provinsi === undefined
  const rows = pasar.data?.data.wilayah
  const counted = new Map(
    rows?.map((row) => [inCountry ? row.provinsi_id : row.kota_id, row.total_pasar] as const),
  )
  const drill = (id: number) => {
    setFocusOn({ id: undefined })
    void change(inCountry ? { wilayah: id, kota: undefined } : { kota: id }, { stay: true })
  }
  return (
    <MapCard
      name="peta"
      title={inCountry ? 'Pasar per provinsi' : `Pasar di ${namaProvinsi}`}
      subtitle={
        inCountry
          ? 'Pilih provinsi untuk melihat kabupaten/kotanya.'
          : 'Per kabupaten/kota; pilih satu untuk melihat angkanya.'
      }
      trail={
        leave && (
          <MapTrail
            to={address}
            steps={
              inCountry
                ? [{ label: 'Indonesia' }]
                : [{ label: 'Indonesia', search: { tahun } }, { label: namaProvinsi }]
            }
          />
        )
      }
      map={provinsi ?? 'provinsi'}
      figures={rows && wilayah?.map(({ id, nama }) => ({ id, nama, value: counted.get(id) ?? 0 }))}
      isRefreshing={pasar.isStale}
      error={(pasar.error as Error | undefined) ?? null}
      onRetry={pasar.retry}
      words={{ unit: 'pasar', regions: inCountry ? 'provinsi' : 'kabupaten/kota' }}
      heads={{ nama: inCountry ? 'Provinsi' : 'Kabupaten/kota', value: 'Pasar' }}
      none="Belum ada pasar"
      rankingTitle={inCountry ? 'Lima provinsi terbanyak' : 'Lima kabupaten/kota terbanyak'}
      open={{
        hint: inCountry ? 'membuka kabupaten/kotanya' : 'menyaring ke kabupaten/kota ini',
        may: () => true,
        onOpen: drill,
      }}
      onLeave={
        inCountry || !leave
          ? undefined
          : () => {
              setFocusOn({ id: provinsi })
              void change({ wilayah: undefined, kota: undefined }, { stay: true })
            }
      }
      focusOn={focusOn}
      nameLink={({ id, nama }) => (
        <button type="button" onClick={() => drill(id)}>
          {nama}
        </button>
      )}
      valueLink={({ id, value }, text) => {
        const list = value
          ? daftar('pasar', {}, inCountry ? { provinsi_id: id } : { kota_id: id })
          : undefined
        return list ? <AppLink {...list}>{text}</AppLink> : text
      }}
    />
  )
}
