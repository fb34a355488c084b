import { alamatTemplat } from '@portal/domain/psat/isian/templat'
import buttons from '#platform/light/button.module.css'
import { PageTitle } from '#platform/page/PageTitle.tsx'
import { organisation } from '#platform/page/structured.ts'
import { useUser } from '#platform/session/use-session.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { BiayaLayanan } from '#psat/isian/start/BiayaLayanan.tsx'
import { LamaLayanan } from '#psat/isian/start/LamaLayanan.tsx'
import { jenisIzin } from './jenis-izin.ts'
import classes from './PsatScreen.module.css'

const about = (origin: string) => ({
  '@type': 'GovernmentService',
  name: 'Perizinan PSAT',
  serviceType: 'Perizinan pangan segar asal tumbuhan',
  url: `${origin}/psat`,
  provider: organisation(origin),
  areaServed: { '@type': 'Country', name: 'Indonesia' },
  inLanguage: 'id',
})

export function PsatScreen() {
  const user = useUser()
  return (
    <>
      <PageTitle
        description="Syarat, dokumen, dan lama layanan SPPB-PSAT dan izin edar pangan segar asal luar negeri (PSAT-PL), dan cara mengajukannya."
        data={import.meta.env.SSR && about}
      >
        Perizinan PSAT
      </PageTitle>
      <header className={classes.header}>
        <h1>Perizinan PSAT</h1>
        <p>
          Izin untuk pangan segar asal tumbuhan (PSAT): sertifikat bagi unit penanganan, dan izin edar bagi
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
          <section key={jenis.nama} id={jenis.auditType} className={classes.kind} aria-label={jenis.nama}>
            <h2>{jenis.nama}</h2>
            <p className={classes.meaning}>{jenis.arti}</p>
            <p>{jenis.untuk}</p>
            <p className={classes.days}>
              <BiayaLayanan auditType={jenis.auditType} />
              <LamaLayanan auditType={jenis.auditType} />
              Jam layanan berhenti selama Anda memperbaiki berkas.
            </p>
            <h3>Yang perlu disiapkan</h3>
            <ul>
              {jenis.dokumen.map(({ teks, templat }) => (
                <li key={teks}>
                  {teks}
                  {templat && (
                    <>
                      {' '}
                      <a href={alamatTemplat(templat)} className={classes.template} download>
                        Unduh contoh
                      </a>
                    </>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <section className={classes.after} aria-labelledby="setelah-dikirim">
        <h2 id="setelah-dikirim">Setelah permohonan dikirim</h2>
        <ol>
          {setelahDikirim.map(([judul, teks]) => (
            <li key={judul}>
              <b>{judul}.</b> {teks}
            </li>
          ))}
        </ol>
      </section>
      {!user && (
        <section className={classes.after} aria-labelledby="belum-punya-akun">
          <h2 id="belum-punya-akun">Belum punya akun?</h2>
          <p>
            Akun pelaku usaha mengikuti NIB. Masuklah dengan akun OSS dari halaman masuk; akun di portal ini
            dibuat saat itu juga. Bila tidak dapat lewat OSS, tulis kepada sekretariat lewat tombol bantuan.
          </p>
          <AppLink to="/login" className={buttons.button} data-kind="plain" data-size="lg">
            Ke halaman masuk
          </AppLink>
        </section>
      )}
    </>
  )
}

const setelahDikirim = [
  ['Tanda terima', 'Anda mendapat nomor permohonan, di portal dan lewat surel.'],
  ['Verifikasi awal', 'Sekretariat memeriksa kelengkapan; yang kurang diminta dengan jelas.'],
  ['Audit', 'Tim audit memeriksa dokumen. Untuk SPPB tim juga datang, pada hari yang Anda sepakati.'],
  ['Rekomendasi', 'Komisi teknis memutuskan.'],
  ['Pembayaran', 'Bila ada tarif, Anda mendapat kode billing dan mengunggah buktinya.'],
  ['Sertifikat', 'Terbit bertanda tangan elektronik, dan dapat diperiksa siapa pun dengan kode QR.'],
] as const
