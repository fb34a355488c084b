import { formatNumber } from '@portal/domain/platform/format'
import { useRouter } from '@tanstack/react-router'
import { PetaSaringan } from '#okkp/beranda/PetaSaringan.tsx'
import { daftar, usePetaView } from '#okkp/beranda/use-peta-view.ts'
import { ukuran, type WilayahFigure } from '#okkp/dasbor/registrasi-wilayah.ts'
import type { MapFigure } from '#platform/peta/map-figures.ts'
import { RegionMap } from '#platform/peta/RegionMap.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

/** Map of registrations by province, then by city. Each figure opens the list behind it. */
export function PetaRegistrasi() {
  const view = usePetaView()
  const { provinsiId, namaProvinsi, onMap, beside = [], answer } = view
  const router = useRouter()
  const { label, unit } = ukuran[view.ukuran]
  const searchOf = (figure: MapFigure) => view.listOf(figure as WilayahFigure)
  const openList = (id: number) => {
    const figure = onMap?.find((found) => found.id === id)
    const search = figure && searchOf(figure)
    if (search) void router.navigate({ to: daftar, search })
  }
  const where = 'Menurut lokasi unit usaha, termasuk terbitan OKKP Pusat.'
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
      <RegionMap
        name="registrasi"
        provinsi={provinsiId}
        namaProvinsi={namaProvinsi ?? ''}
        label={label}
        unit={unit}
        subtitle={{
          country: `${where} Pilih provinsi untuk melihat kabupaten/kotanya.`,
          province: `${where} Pilih kabupaten/kota untuk membuka daftar registrasinya.`,
        }}
        search={{ province: (id) => ({ wilayah: String(id) }), country: { wilayah: 'nasional' } }}
        trail={{ to: '/okkp/admin', country: { ...view.search, wilayah: 'nasional' } }}
        openCity={{
          hint: 'membuka daftar registrasinya',
          may: (id) => onMap?.some((figure) => figure.id === id && searchOf(figure)) ?? false,
          onOpen: openList,
        }}
        figures={onMap}
        beside={beside}
        isRefreshing={answer.isPlaceholderData}
        error={answer.error}
        onRetry={() => void answer.refetch()}
        none={`Belum ada ${unit}`}
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
