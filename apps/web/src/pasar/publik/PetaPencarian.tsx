import type { PasarDitemukan } from '@portal/domain/pasar/pasar/pencarian-pasar.contract'
import { useNavigate } from '@tanstack/react-router'
import classes from '#pasar/publik/publik-pasar.module.css'
import { type PencarianPasarSearch, useJumlahPasar, useTitikPasar } from '#pasar/publik/use-pasar-publik.ts'
import { MapCard } from '#platform/peta/MapCard.tsx'
import { useMap } from '#platform/peta/map-files.ts'
import { spotOf, windowAround } from '#platform/peta/map-shape.ts'
import { TitikTitikDrawing } from '#platform/peta/titik/TitikTitikDrawing.tsx'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import { useWilayahPublik } from '#platform/wilayah/use-wilayah-publik.ts'

export interface PetaCariProps {
  search: PencarianPasarSearch
  /** Markets of the current result page. */
  rows: readonly PasarDitemukan[]
}

/** Shows all markets of the selected province, or the country if no province is selected. */
export default function PetaPencarian({ search, rows }: PetaCariProps) {
  const { provinsi_id, dekat, search: kata } = search
  const provinsi = provinsi_id ? Number(provinsi_id) : dekat || kata ? rows[0]?.provinsi_id : undefined
  if (provinsi === undefined) return <Negara search={search} />
  const closer = Boolean(dekat || kata || search.kota_id)
  return <Provinsi {...{ provinsi, rows, dekat, closer }} />
}

function Negara({ search }: { search: PencarianPasarSearch }) {
  const navigate = useNavigate()
  const jumlah = useJumlahPasar()
  const { provinsi } = useWilayahPublik(undefined)
  const counted = new Map(
    jumlah.data?.data.wilayah.map(({ provinsi_id, total_pasar }) => [provinsi_id, total_pasar]),
  )
  const drill = (id: number) =>
    void navigate({
      to: '/pasar/cari',
      search: { ...search, provinsi_id: String(id), page: undefined },
      resetScroll: false,
    })
  return (
    <MapCard
      name="peta"
      title="Pasar per provinsi"
      subtitle="Pilih provinsi untuk melihat pasarnya."
      map="provinsi"
      figures={jumlah.data && provinsi?.map(({ id, nama }) => ({ id, nama, value: counted.get(id) ?? 0 }))}
      error={(jumlah.error as Error | undefined) ?? null}
      onRetry={jumlah.retry}
      words={{ unit: 'pasar', regions: 'provinsi' }}
      heads={{ nama: 'Provinsi', value: 'Pasar' }}
      none="Belum ada pasar"
      rankingTitle="Lima provinsi terbanyak"
      open={{ hint: 'menampilkan pasarnya', may: () => true, onOpen: drill }}
      nameLink={({ id, nama }) => (
        <button type="button" onClick={() => drill(id)}>
          {nama}
        </button>
      )}
      valueLink={(_figure, text) => text}
    />
  )
}

interface ProvinsiProps {
  provinsi: number
  rows: readonly PasarDitemukan[]
  dekat: string | undefined
  /** Zooms the map to the markets of the result page. */
  closer: boolean
}

function Provinsi({ provinsi, rows, dekat, closer }: ProvinsiProps) {
  const navigate = useNavigate()
  const map = useMap(provinsi)
  const all = useTitikPasar(provinsi)
  const nama = useWilayahPublik(undefined).provinsi?.find(({ id }) => id === provinsi)?.nama ?? 'provinsi'
  if (map.error || all.error) {
    const { error, retry } = map.error ? map : all
    return <ErrorState title="Peta belum dapat dimuat" error={error} onRetry={retry} />
  }
  if (!map.data || map.isStale || !all.data || all.isStale) return <LoadingRows rows={4} />
  const beside = new Set(rows.map(({ id }) => id))
  const points = all.data.data
    .flatMap(({ id, nama, kota, lintang, bujur }) =>
      lintang === null || bujur === null
        ? []
        : [{ id, nama, note: kota, titik: { lintang, bujur }, near: beside.has(id) }],
    )
    // Markets of the result page come last, so that the map draws them on top.
    .toSorted((a, b) => Number(a.near) - Number(b.near))
  const [lintang, bujur] = dekat?.split(',').map(Number) ?? []
  const here = lintang === undefined || bujur === undefined ? undefined : { lintang, bujur }
  const spots = points.filter(({ near }) => near).map(({ titik }) => spotOf([titik.bujur, titik.lintang]))
  const frame = closer && spots.length > 0 ? windowAround(spots, map.data.frame) : map.data.frame
  return (
    <section className={classes.kartu} aria-labelledby="peta-pasar">
      <h2 id="peta-pasar">Pasar di {nama}</h2>
      <TitikTitikDrawing
        label={`Peta pasar di ${nama}`}
        words={`${points.length} titik. Daftar pasar di sebelah peta membuka tiap pasar.`}
        shape={{ ...map.data, frame }}
        key={JSON.stringify(frame)}
        {...{ points, here }}
        onOpen={({ id }) => void navigate({ to: '/pasar/detail', search: { id } })}
      />
      <p className={classes.legenda}>
        <i data-near /> pada halaman ini <i /> pasar lain{here && <i data-here />}
        {here && ' lokasi Anda'}
      </p>
    </section>
  )
}
