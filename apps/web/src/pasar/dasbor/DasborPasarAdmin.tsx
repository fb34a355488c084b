import { dayInJakarta } from '@portal/domain/platform/format'
import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { useSearch } from '@tanstack/react-router'
import { AngkaPasar } from '#pasar/dasbor/AngkaPasar.tsx'
import { daftarPasar } from '#pasar/dasbor/daftar-pasar.ts'
import classes from '#pasar/dasbor/dasbor-pasar.module.css'
import { GrafikPasar } from '#pasar/dasbor/GrafikPasar.tsx'
import { namaWilayah } from '#pasar/dasbor/nama-wilayah.ts'
import { PetaOnSight } from '#pasar/dasbor/PetaOnSight.tsx'
import { SaringanPasar } from '#pasar/dasbor/SaringanPasar.tsx'
import { useDasborPasar } from '#pasar/dasbor/use-dasbor-pasar.ts'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { useWilayahPublik } from '#platform/wilayah/use-wilayah-publik.ts'

/** The dashboard for staff: figures of the account's region with exact numbers and links to the lists. */
export default function DasborPasarAdmin() {
  const scope = scopeOf(useSignedInUser())
  const search = useSearch({ from: '/pasar/admin/' })
  const today = dayInJakarta(Date.now())
  const provinsiId = scope.jenis === 'semua' ? search.wilayah : scope.provinsi_id
  const saringan = {
    tahun: search.tahun ?? Number(today.slice(0, 4)),
    bulan: search.bulan,
    provinsi: provinsiId,
    kota: scope.jenis === 'kota' ? scope.kota_id : provinsiId === undefined ? undefined : search.kota,
    terbuka: false,
  }
  const statistik = useDasborPasar(saringan, today)
  const { provinsi, kota } = useWilayahPublik(saringan.provinsi)
  const namaProvinsi = provinsi?.find(({ id }) => id === provinsiId)?.nama
  const nama = namaWilayah(saringan, { provinsi, kota })
  const shown = { saringan, statistik, daftar: daftarPasar(saringan, scope), today }
  return (
    <section className={classes.desk} aria-labelledby="statistik-pasar">
      <h2 id="statistik-pasar">Statistik pasar{nama && `: ${nama}`}</h2>
      <SaringanPasar
        {...{ saringan, today, provinsi, kota }}
        choosesProvinsi={scope.jenis === 'semua'}
        choosesKota={scope.jenis !== 'kota'}
        action="/pasar/admin"
      />
      <AngkaPasar {...shown} />
      <PetaOnSight
        {...{ saringan, namaProvinsi }}
        address="/pasar/admin"
        pasar={statistik.pasar}
        daftar={shown.daftar}
        wilayah={saringan.provinsi === undefined ? provinsi : kota}
        leave={scope.jenis === 'semua'}
      />
      <GrafikPasar {...shown} />
    </section>
  )
}
