import { PageTitle } from '#platform/page/PageTitle.tsx'
import { useUser } from '#platform/session/use-session.ts'
import { AppLink } from '#platform/ui/AppLink.tsx'
import buttons from '#platform/ui/button.module.css'
import { LamaLayanan } from '#psat/isian/mulai/LamaLayanan.tsx'
import { jenisIzin } from './jenis-izin.ts'
import classes from './PsatScreen.module.css'

/** What the PSAT service is, for visitors. */
export function PsatScreen() {
  const user = useUser()
  return (
    <>
      <PageTitle>Perizinan PSAT</PageTitle>
      <header className={classes.header}>
        <h1>Perizinan PSAT</h1>
        <p>
          Izin untuk pangan segar asal tumbuhan (PSAT): sertifikat bagi tempat penanganan, dan izin edar bagi
          produk dari luar negeri.
        </p>
        {!user && (
          <AppLink to="/login" className={buttons.button} data-kind="primary" data-size="lg">
            Masuk untuk mengajukan
          </AppLink>
        )}
      </header>
      <div className={classes.kinds}>
        {jenisIzin.map((jenis) => (
          <section key={jenis.nama} className={classes.kind} aria-label={jenis.nama}>
            <h2>{jenis.nama}</h2>
            <p className={classes.meaning}>{jenis.arti}</p>
            <p>{jenis.untuk}</p>
            <p className={classes.days}>
              <LamaLayanan auditType={jenis.auditType} />
              Jam layanan berhenti selama Anda memperbaiki berkas.
            </p>
            <h3>Yang perlu disiapkan</h3>
            <ul>
              {jenis.dokumen.map((dokumen) => (
                <li key={dokumen}>{dokumen}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
