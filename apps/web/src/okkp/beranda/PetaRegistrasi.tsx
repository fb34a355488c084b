import { formatNumber } from '@portal/domain/platform/format'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { PetaSaringan } from '#okkp/beranda/PetaSaringan.tsx'
import { daftar, usePetaView } from '#okkp/beranda/use-peta-view.ts'
import { ukuran, type WilayahFigure } from '#okkp/statistik/registrasi-wilayah.ts'
import { MapCard } from '#platform/peta/MapCard.tsx'
import { MapTrail } from '#platform/peta/MapTrail.tsx'
import type { MapFigure } from '#platform/peta/map-figures.ts'
import { useSearchChange } from '#platform/routing/use-search-change.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

/** Registrations on the map: provinces, then the cities of one; each figure opens the list it counts. */
export function PetaRegistrasi() {
  const view = usePetaView()
  const { provinsiId, namaProvinsi, onMap, beside = [], answer } = view
  const router = useRouter()
  const change = useSearchChange<'/okkp/admin/'>()
  const [focusOn, setFocusOn] = useState<{ id: number | undefined }>()
  const { label, unit } = ukuran[view.ukuran]
  const drill = (id: number) => {
    setFocusOn({ id: undefined })
    void change({ wilayah: String(id) }, { stay: true })
  }
  const leave = () => {
    setFocusOn({ id: provinsiId })
    void change({ wilayah: 'nasional' }, { stay: true })
  }
  const searchOf = (figure: MapFigure) => view.listOf(figure as WilayahFigure)
  const openList = (id: number) => {
    const figure = onMap?.find((found) => found.id === id)
    const search = figure && searchOf(figure)
    if (search) void router.navigate({ to: daftar, search })
  }
  const inCountry = provinsiId === undefined
  const linked = (figure: MapFigure, text: string) => {
    const search = figure.value ? searchOf(figure) : undefined
    return search ? (
      <AppLink to={daftar} search={search} aria-label={`${text} ${unit}, ${figure.nama}`}>
        {text}
      </AppLink>
    ) : (
      text
    )
  }
  return (
    <>
      <PetaSaringan />
      <MapCard
        name="registrasi"
        title={`${label} ${inCountry ? 'per provinsi' : `di ${namaProvinsi}`}`}
        subtitle={
          inCountry
            ? 'Menurut lokasi unit usaha, termasuk terbitan OKKP Pusat. Pilih provinsi untuk melihat kabupaten/kotanya.'
            : 'Menurut lokasi unit usaha, termasuk terbitan OKKP Pusat. Pilih kabupaten/kota untuk membuka daftar registrasinya.'
        }
        trail={
          <MapTrail
            to="/okkp/admin"
            steps={
              inCountry
                ? [{ label: 'Indonesia' }]
                : [
                    { label: 'Indonesia', search: { ...view.search, wilayah: 'nasional' } },
                    { label: namaProvinsi ?? '' },
                  ]
            }
          />
        }
        map={provinsiId ?? 'provinsi'}
        figures={onMap}
        beside={beside}
        isRefreshing={answer.isPlaceholderData}
        error={answer.error}
        onRetry={() => void answer.refetch()}
        words={{ unit, regions: inCountry ? 'provinsi' : 'kabupaten/kota' }}
        heads={{ nama: inCountry ? 'Provinsi' : 'Kabupaten/kota', value: label }}
        none={`Belum ada ${unit}`}
        rankingTitle={inCountry ? 'Lima provinsi terbanyak' : 'Lima kabupaten/kota terbanyak'}
        open={
          inCountry
            ? { hint: 'membuka kabupaten/kotanya', may: () => true, onOpen: drill }
            : {
                hint: 'membuka daftar registrasinya',
                may: (id) => onMap?.some((figure) => figure.id === id && searchOf(figure)) ?? false,
                onOpen: openList,
              }
        }
        onLeave={inCountry ? undefined : leave}
        focusOn={focusOn}
        nameLink={(figure) =>
          inCountry && figure.id > 0 ? (
            <button type="button" onClick={() => drill(figure.id)}>
              {figure.nama}
            </button>
          ) : (
            figure.nama
          )
        }
        valueLink={linked}
        note={
          <>
            {view.message && <p>{view.message}</p>}
            {beside.map((figure) => (
              <p key={figure.id}>
                {figure.nama}: {linked(figure, formatNumber(figure.value ?? 0))} {unit}, tidak digambar di
                peta.
              </p>
            ))}
          </>
        }
      />
    </>
  )
}
