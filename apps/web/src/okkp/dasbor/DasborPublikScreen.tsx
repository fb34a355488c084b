import { dayInJakarta, formatDate } from '@portal/domain/platform/format'
import { AngkaDasbor } from '#okkp/dasbor/AngkaDasbor.tsx'
import { PetaOnSight } from '#okkp/dasbor/PetaOnSight.tsx'
import { SaringanOkkp } from '#okkp/dasbor/SaringanOkkp.tsx'
import { tanpaDaftar } from '#okkp/dasbor/tanpa-daftar.ts'
import { useDasbor } from '#okkp/dasbor/use-dasbor.ts'
import { useProvinsiDasbor } from '#okkp/dasbor/use-provinsi-dasbor.ts'
import classes from '#platform/dasbor/dasbor.module.css'
import { ChartCard } from '#platform/dasbor/late-card.ts'
import cek from '#platform/light/pencarian/pencarian.module.css'
import { SalinTautan } from '#platform/light/SalinTautan.tsx'
import { PageTitle } from '#platform/page/PageTitle.tsx'
import { datasetOf } from '#platform/page/structured.ts'
import { late } from '#platform/ui/late.ts'
import { PartOnSight } from '#platform/ui/part-on-sight.tsx'
import { ErrorState } from '#platform/ui/states/states.tsx'

const description =
  'Registrasi dan sertifikat pangan segar, hasil uji laboratorium, rapid test, uji mutu, dan petugas keamanan pangan di 38 provinsi, dalam grafik, peta, dan tabel.'
const about = (origin: string) =>
  datasetOf({
    name: 'Statistik keamanan pangan segar',
    description,
    path: '/okkp',
    sets: ['registrasi'],
  })(origin)

export interface DasborSearch {
  tahun?: number | undefined
  wilayah?: string | undefined
  kota?: number | undefined
  jenis?: number | undefined
}

const address = '/okkp'
const grafik = late(
  async () => (await import('#okkp/dasbor/GrafikDasbor.tsx')).GrafikDasbor,
  ChartCard.prepare,
)

/** Public statistics: aggregates only, each also available as a table and a file. */
export function DasborPublikScreen({ search }: { search: DasborSearch }) {
  const today = dayInJakarta(Date.now())
  const provinsi = search.wilayah && search.wilayah !== 'nasional' ? Number(search.wilayah) : undefined
  const saringan = {
    tahun: search.tahun ?? Number(today.slice(0, 4)),
    provinsi,
    kota: provinsi === undefined ? undefined : search.kota,
    jenis: search.jenis,
  }
  const statistik = useDasbor(saringan, today)
  const { semua } = statistik
  const shown = { saringan, statistik, daftar: tanpaDaftar, today }
  const nama = semua.data?.data.kota ?? semua.data?.data.provinsi
  return (
    <>
      <PageTitle description={description} data={import.meta.env.SSR && about}>
        Statistik keamanan pangan segar
      </PageTitle>
      <header className={cek.header}>
        <div>
          <h1>Statistik keamanan pangan segar</h1>
          <p>
            Registrasi, pengujian, dan petugas {nama ? `di ${nama}` : 'di 38 provinsi'}, sebagaimana tercatat
            sampai {formatDate(today)}. Setiap grafik dapat dilihat sebagai tabel dan diunduh.
          </p>
        </div>
        <SalinTautan />
      </header>
      <SaringanOkkp
        {...{ saringan, today }}
        wilayah={statistik.wilayah}
        provinsi={useProvinsiDasbor()}
        action={address}
      />
      {semua.error ? (
        <ErrorState title="Statistik belum dapat dimuat" error={semua.error} onRetry={semua.retry} />
      ) : (
        <>
          {semua.data?.message && (
            <p className={classes.message} role="status">
              {semua.data.message}
            </p>
          )}
          <AngkaDasbor {...shown} />
          <div className={classes.charts}>
            <div data-wide>
              <PetaOnSight {...{ saringan, address }} wilayah={statistik.wilayah} />
            </div>
          </div>
          <PartOnSight
            part={grafik}
            props={shown}
            waiting={<div className={classes.mapPlace} />}
            className={classes.slot}
          />
        </>
      )}
    </>
  )
}
