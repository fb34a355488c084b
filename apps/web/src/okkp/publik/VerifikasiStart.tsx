import { lazy, Suspense } from 'react'
import { KodeForm } from '#okkp/publik/KodeForm.tsx'
import { TombolPindai } from '#okkp/publik/pindai/TombolPindai.tsx'
import classes from '#okkp/publik/publik.module.css'
import { PageTitle } from '#platform/page/PageTitle.tsx'
import { pageOf } from '#platform/page/structured.ts'

// Drawn by the server: its styles have to be there before its script.
import '#okkp/publik/tanda-tangan/tanda-tangan.module.css'

// Not needed where a code is checked.
const PeriksaTandaTangan = lazy(() => import('#okkp/publik/tanda-tangan/PeriksaTandaTangan.tsx'))

/** Without a code: where to type one, or to have a document checked. */
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
    </div>
  )
}
