import { type ComponentProps, useState } from 'react'
import { MapCard } from '#platform/peta/MapCard.tsx'
import { MapTrail } from '#platform/peta/MapTrail.tsx'
import { useAnySearchChange } from '#platform/routing/use-search-change.ts'
import type { KnownSearch } from '#platform/ui/link/known-search.ts'

type CardProps = ComponentProps<typeof MapCard>

interface RegionMapProps
  extends Pick<
    CardProps,
    'name' | 'figures' | 'beside' | 'isRefreshing' | 'error' | 'onRetry' | 'none' | 'valueLink' | 'note'
  > {
  provinsi: number | undefined
  namaProvinsi: string
  /** The counted noun, as a heading (`label`) and after a number (`unit`). */
  label: string
  unit: string
  subtitle: { country: string; province: string }
  /** Search parameters of the URL for a chosen region and for the whole country. */
  search: {
    province(id: number): object
    city?(id: number): object
    country: object
  }
  /** Link back to the country; undefined for an account of one region. */
  trail: { to: string; country: KnownSearch } | undefined
  /** Action of a city, if it differs from changing the search. */
  openCity?: CardProps['open']
}

/** A map with figures by province. Opening a province shows its cities. */
export function RegionMap(props: RegionMapProps) {
  const { provinsi, namaProvinsi, label, unit, subtitle, search, trail, openCity, ...card } = props
  const change = useAnySearchChange()
  const [focusOn, setFocusOn] = useState<{ id: number | undefined }>()
  const inCountry = provinsi === undefined
  const drill = (id: number) => {
    setFocusOn({ id: undefined })
    void change(inCountry ? search.province(id) : (search.city?.(id) ?? {}), { stay: true })
  }
  const leave = () => {
    setFocusOn({ id: provinsi })
    void change(search.country, { stay: true })
  }
  const regions = inCountry ? 'provinsi' : 'kabupaten/kota'
  const drills = inCountry || !openCity
  return (
    <MapCard
      {...card}
      title={inCountry ? `${label} per provinsi` : `${label} di ${namaProvinsi}`}
      subtitle={inCountry ? subtitle.country : subtitle.province}
      trail={
        trail && (
          <MapTrail
            to={trail.to}
            steps={
              inCountry
                ? [{ label: 'Indonesia' }]
                : [{ label: 'Indonesia', search: trail.country }, { label: namaProvinsi }]
            }
          />
        )
      }
      map={provinsi ?? 'provinsi'}
      words={{ unit, regions }}
      heads={{ nama: inCountry ? 'Provinsi' : 'Kabupaten/kota', value: label }}
      rankingTitle={`Lima ${regions} terbanyak`}
      open={
        drills
          ? {
              hint: inCountry ? 'membuka kabupaten/kotanya' : 'menyaring ke kabupaten/kota ini',
              may: () => true,
              onOpen: drill,
            }
          : openCity
      }
      onLeave={inCountry || !trail ? undefined : leave}
      focusOn={focusOn}
      nameLink={({ id, nama }) =>
        drills && id > 0 ? (
          <button type="button" onClick={() => drill(id)}>
            {nama}
          </button>
        ) : (
          nama
        )
      }
    />
  )
}
