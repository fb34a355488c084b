import { lazy, Suspense } from 'react'
import { Terraces } from '#platform/layouts/Terraces.tsx'
import { PageTitle } from '#platform/page/PageTitle.tsx'
import { howTo, organisation, webSite } from '#platform/page/structured.ts'
import { Angka } from './Angka.tsx'
import { BelumYakin } from './BelumYakin.tsx'
import classes from './Beranda.module.css'
import { CaraMengajukan } from './CaraMengajukan.tsx'
import { ContohHasil } from './ContohHasil.tsx'
import { Layanan } from './Layanan.tsx'
import { langkah } from './langkah.ts'
import { PencarianPortal } from './PencarianPortal.tsx'
import { Terbaru } from './Terbaru.tsx'
import { useTerbaru } from './use-terbaru.ts'

// The server renders this component, so its styles must load before its lazy script.
import '#okkp/peringatan/publik/peringatan.module.css'

// A separate chunk keeps the code of warnings out of pages that show none.
const PeringatanDepan = lazy(() => import('#okkp/peringatan/publik/PeringatanDepan.tsx'))

const about = (origin: string) => ({
  '@graph': [organisation(origin), webSite(origin), howTo('Cara mengajukan izin', langkah)()],
})

export function Beranda() {
  const izin = useTerbaru()
  return (
    <>
      <PageTitle
        description="Periksa izin dan sertifikat pangan segar, temukan pasar yang rutin diuji, dan ajukan izin PSAT: portal resmi otoritas keamanan pangan pusat dan 38 provinsi."
        data={import.meta.env.SSR && about}
      />
      <section className={classes.hero}>
        <Terraces className={classes.terraces} />
        <div className={classes.heroInner}>
          <div className={classes.heroWords}>
            <h1>Pangan segar yang aman, dari kebun sampai pasar</h1>
            <p>
              Periksa izin, sertifikat, dan pasar sebelum membeli atau menjual. Datanya resmi, dari otoritas
              keamanan pangan pusat dan 38 provinsi.
            </p>
            <PencarianPortal contoh={izin?.[0]?.no_registration} />
          </div>
          <ContohHasil izin={izin?.[0]} />
        </div>
      </section>
      <div className={classes.container}>
        <Layanan />
        <Suspense>
          <PeringatanDepan />
        </Suspense>
        <Angka />
        <div className={classes.berdampingan}>
          <Terbaru izin={izin} />
          <CaraMengajukan />
        </div>
        <BelumYakin />
      </div>
    </>
  )
}
