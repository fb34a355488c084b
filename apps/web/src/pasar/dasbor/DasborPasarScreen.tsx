import { dayInJakarta, formatDate } from '@portal/domain/platform/format'
import { AngkaPasar } from '#pasar/dasbor/AngkaPasar.tsx'
import { tanpaDaftar } from '#pasar/dasbor/daftar-pasar.ts'
import classes from '#pasar/dasbor/dasbor-pasar.module.css'
import { PetaOnSight } from '#pasar/dasbor/PetaOnSight.tsx'
import { SaringanPasar } from '#pasar/dasbor/SaringanPasar.tsx'
import { useDasborPasar } from '#pasar/dasbor/use-dasbor-pasar.ts'
import dasbor from '#platform/dasbor/dasbor.module.css'
import { ChartCard } from '#platform/dasbor/late-card.ts'
import { PageTitle } from '#platform/page/PageTitle.tsx'
import { datasetOf } from '#platform/page/structured.ts'
import { late } from '#platform/ui/late.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { PartOnSight } from '#platform/ui/part-on-sight.tsx'
import { ErrorState } from '#platform/ui/states/states.tsx'
import { useWilayahPublik } from '#platform/wilayah/use-wilayah-publik.ts'

const description = 'Pasar pangan segar aman di 38 provinsi: pedagang, rapid test, sanitasi, dan survei.'
const about = (origin: string) =>
  datasetOf({
    name: 'Pasar pangan segar aman',
    description,
    path: '/pasar',
    sets: ['pasar', 'sanitasi-pasar'],
  })(origin)

export interface DasborPasarSearch {
  tahun?: number | undefined
  bulan?: number | undefined
  wilayah?: number | undefined
  kota?: number | undefined
}

const address = '/pasar'
const grafik = late(
  async () => (await import('#pasar/dasbor/GrafikPasar.tsx')).GrafikPasar,
  ChartCard.prepare,
)

/** Public dashboard of the markets. It shows only aggregates, each also as a table and a file. */
export function DasborPasarScreen({ search }: { search: DasborPasarSearch }) {
  const today = dayInJakarta(Date.now())
  const saringan = {
    tahun: search.tahun ?? Number(today.slice(0, 4)),
    bulan: search.bulan,
    provinsi: search.wilayah,
    kota: search.wilayah === undefined ? undefined : search.kota,
    terbuka: true,
  }
  const statistik = useDasborPasar(saringan, today)
  const { provinsi, kota } = useWilayahPublik(saringan.provinsi)
  const namaProvinsi = provinsi?.find(({ id }) => id === saringan.provinsi)?.nama
  const nama = kota?.find(({ id }) => id === saringan.kota)?.nama ?? namaProvinsi
  const shown = { saringan, statistik, daftar: tanpaDaftar, today }
  return (
    <>
      <PageTitle description={description} data={import.meta.env.SSR && about}>
        Pasar pangan segar aman
      </PageTitle>
      <header className={classes.header}>
        <h1>Pasar pangan segar aman</h1>
        <p>
          Pasar, pedagang, pengujian, dan kebersihannya {nama ? `di ${nama}` : 'di 38 provinsi'}, sebagaimana
          tercatat sampai {formatDate(today)}. Setiap grafik dapat dilihat sebagai tabel dan diunduh.{' '}
          <AppLink to="/pasar/cari" className={classes.tautan}>
            Cari pasar
          </AppLink>
        </p>
      </header>
      <SaringanPasar {...{ saringan, today, provinsi, kota }} choosesProvinsi choosesKota action={address} />
      {statistik.pasar.error ? (
        <ErrorState
          title="Statistik belum dapat dimuat"
          error={statistik.pasar.error}
          onRetry={statistik.pasar.retry}
        />
      ) : (
        <>
          {statistik.pasar.data?.message && (
            <p className={dasbor.message} role="status">
              {statistik.pasar.data.message}
            </p>
          )}
          <AngkaPasar {...shown} />
          <PetaOnSight
            {...{ saringan, address, namaProvinsi }}
            pasar={statistik.pasar}
            daftar={shown.daftar}
            wilayah={saringan.provinsi === undefined ? provinsi : kota}
            leave
          />
          <PartOnSight
            part={grafik}
            props={shown}
            waiting={<div className={dasbor.mapPlace} />}
            className={dasbor.slot}
          />
          <p className={classes.catatan}>
            Kelompok kurang dari lima orang digabung dengan yang lain. Positif saringan belum berarti
            melanggar sebelum dipastikan laboratorium.
          </p>
        </>
      )}
    </>
  )
}
