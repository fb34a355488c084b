import { ClientOnly } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { KodeForm } from '#okkp/publik/KodeForm.tsx'
import { TombolPindai } from '#okkp/publik/pindai/TombolPindai.tsx'
import classes from '#okkp/publik/publik.module.css'
import { PageTitle } from '#platform/page/PageTitle.tsx'
import { pageOf } from '#platform/page/structured.ts'

// The server renders this component, so its styles must load before its script.
import '#okkp/publik/tanda-tangan/tanda-tangan.module.css'

// Lazy loaded, because the check of a code does not need them.
const SiapLuring = lazy(() => import('#okkp/publik/mandiri/SiapLuring.tsx'))
const PeriksaTandaTangan = lazy(() => import('#okkp/publik/tanda-tangan/PeriksaTandaTangan.tsx'))

export function VerifikasiStart() {
  return (
    <div className={classes.sempit}>
      <PageTitle
        description="Pindai QR pada sertifikat pangan segar atau tulis kode verifikasinya; jawabannya langsung dari registri resmi."
        data={import.meta.env.SSR && pageOf('WebPage', 'Verifikasi sertifikat')}
      >
        Verifikasi sertifikat
      </PageTitle>
      <h1>Verifikasi sertifikat</h1>
      <p className={classes.lead}>
        Pindai QR pada sertifikat dengan kamera, atau tulis kodenya di sini. Jawabannya langsung dari registri
        resmi.
      </p>
      <KodeForm />
      <div className={classes.tombol}>
        <TombolPindai />
      </div>
      <Suspense>
        <PeriksaTandaTangan />
      </Suspense>
      <ClientOnly>
        <Suspense>
          <SiapLuring />
        </Suspense>
      </ClientOnly>
    </div>
  )
}
