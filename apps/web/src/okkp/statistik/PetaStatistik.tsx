import { formatNumber } from '@portal/domain/platform/format'
import { useState } from 'react'
import { figureOf, isOnMap } from '#okkp/statistik/registrasi-wilayah.ts'
import type { Saringan, Statistik } from '#okkp/statistik/use-statistik.ts'
import { MapCard } from '#platform/peta/MapCard.tsx'
import { MapTrail } from '#platform/peta/MapTrail.tsx'
import { useAnySearchChange } from '#platform/routing/use-search-change.ts'

interface PetaProps {
  saringan: Saringan
  wilayah: Statistik['wilayah']
  address: string
}

/** What holds now, by province; a province opens its cities. */
export function PetaStatistik({ saringan, wilayah, address }: PetaProps) {
  const change = useAnySearchChange()
  const [focusOn, setFocusOn] = useState<{ id: number | undefined }>()
  const { provinsi, kota, ...kept } = saringan
  const level = provinsi === undefined ? 'provinsi' : 'kota'
  const rows = wilayah.data?.data
  const fits = rows?.every(({ provinsi_id }) => provinsi === undefined || provinsi_id === provinsi)
  const figures = fits ? rows?.map((row) => ({ ...figureOf(row, 'berlaku', level), more: [] })) : undefined
  const nama = rows?.find(({ provinsi_id }) => provinsi_id === provinsi)?.provinsi ?? ''
  const inCountry = provinsi === undefined
  const drill = (id: number) => {
    setFocusOn({ id: undefined })
    void change(
      inCountry ? { wilayah: String(id), kota: undefined } : { wilayah: String(provinsi), kota: id },
      { stay: true },
    )
  }
  const beside = figures?.filter((figure) => !isOnMap(figure)) ?? []
  return (
    <MapCard
      name="peta"
      title={inCountry ? 'Registrasi berlaku per provinsi' : `Registrasi berlaku di ${nama}`}
      subtitle={
        inCountry
          ? 'Menurut lokasi unit usaha, termasuk terbitan OKKP Pusat. Pilih provinsi untuk melihat kabupaten/kotanya.'
          : 'Menurut lokasi unit usaha, termasuk terbitan OKKP Pusat. Pilih kabupaten/kota untuk melihat angkanya.'
      }
      trail={
        <MapTrail
          to={address}
          steps={
            inCountry
              ? [{ label: 'Indonesia' }]
              : [{ label: 'Indonesia', search: { ...kept, wilayah: 'nasional' } }, { label: nama }]
          }
        />
      }
      map={provinsi ?? 'provinsi'}
      figures={figures?.filter(isOnMap)}
      beside={beside}
      isRefreshing={wilayah.isStale}
      error={(wilayah.error as Error | undefined) ?? null}
      onRetry={wilayah.retry}
      words={{ unit: 'registrasi berlaku', regions: inCountry ? 'provinsi' : 'kabupaten/kota' }}
      heads={{ nama: inCountry ? 'Provinsi' : 'Kabupaten/kota', value: 'Registrasi berlaku' }}
      none="Belum ada registrasi berlaku"
      rankingTitle={inCountry ? 'Lima provinsi terbanyak' : 'Lima kabupaten/kota terbanyak'}
      open={{
        hint: inCountry ? 'membuka kabupaten/kotanya' : 'menyaring ke kabupaten/kota ini',
        may: () => true,
        onOpen: drill,
      }}
      onLeave={
        inCountry
          ? undefined
          : () => {
              setFocusOn({ id: provinsi })
              void change({ wilayah: 'nasional', kota: undefined }, { stay: true })
            }
      }
      focusOn={focusOn}
      nameLink={(figure) =>
        figure.id > 0 ? (
          <button type="button" onClick={() => drill(figure.id)}>
            {figure.nama}
          </button>
        ) : (
          figure.nama
        )
      }
      valueLink={(_figure, text) => text}
      note={beside.map((figure) => (
        <p key={figure.id}>
          {figure.nama}: {formatNumber(figure.value ?? 0)} registrasi berlaku, tidak digambar di peta.
        </p>
      ))}
    />
  )
}
