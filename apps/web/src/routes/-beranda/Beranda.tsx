import { IconArrowRight, IconLogin2 } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { Icon } from '#platform/icon/Icon.tsx'
import { Terraces } from '#platform/layouts/Terraces.tsx'
import buttons from '#platform/light/button.module.css'
import { PageTitle } from '#platform/page/PageTitle.tsx'
import { howTo, organisation, webSite } from '#platform/page/structured.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { Angka } from './Angka.tsx'
import classes from './Beranda.module.css'
import { Layanan } from './Layanan.tsx'
import { langkah } from './langkah.ts'
import { PencarianPortal } from './PencarianPortal.tsx'
import { Terbaru } from './Terbaru.tsx'

// The server renders this component, so its styles must load before its lazy script.
import '#okkp/peringatan/publik/peringatan.module.css'

// A separate chunk keeps the code of warnings out of pages that show none.
const PeringatanDepan = lazy(() => import('#okkp/peringatan/publik/PeringatanDepan.tsx'))

const about = (origin: string) => ({
  '@graph': [organisation(origin), webSite(origin), howTo('Cara mengajukan izin', langkah)()],
})

export function Beranda() {
  return (
    <>
      <PageTitle
        description="Periksa izin dan sertifikat pangan segar, temukan pasar yang rutin diuji, dan ajukan izin PSAT: portal resmi otoritas keamanan pangan pusat dan 38 provinsi."
        data={import.meta.env.SSR && about}
      />
      <section className={classes.hero}>
        <Terraces className={classes.terraces} />
        <div className={classes.heroInner}>
          <h1>Pangan segar yang aman, dari kebun sampai pasar</h1>
          <p>
            Periksa izin, sertifikat, dan pasar sebelum membeli atau menjual. Datanya resmi, dari otoritas
            keamanan pangan pusat dan 38 provinsi.
          </p>
          <PencarianPortal />
          <div className={classes.entries}>
            <AppLink to="/login" className={`${buttons.button} ${classes.white}`} data-size="lg">
              <Icon of={IconLogin2} size={20} />
              Masuk sebagai pelaku usaha
            </AppLink>
            <AppLink to="/admin/login" className={classes.staff}>
              Masuk sebagai petugas
              <Icon of={IconArrowRight} size={16} />
            </AppLink>
          </div>
        </div>
      </section>
      <div className={classes.container}>
        <Layanan />
        <Suspense>
          <PeringatanDepan />
        </Suspense>
        <Angka />
        <div className={classes.terbaru}>
          <Terbaru />
        </div>
        <section className={classes.how} aria-labelledby="cara">
          <header>
            <h2 id="cara">Cara mengajukan izin</h2>
            <p>Empat langkah, dari masuk sampai sertifikat di tangan Anda.</p>
          </header>
          <ol className={classes.steps}>
            {langkah.map((step) => (
              <li key={step.judul}>
                <h3>{step.judul}</h3>
                <p>{step.isi}</p>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </>
  )
}
