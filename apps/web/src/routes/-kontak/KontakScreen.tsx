import type { readBantuan } from '@portal/domain/okkp/penilaian/bantuan.contract'
import type { ReactNode } from 'react'
import { question } from '#platform/api/question.ts'
import { useRead } from '#platform/light/use-read.ts'
import { PageTitle } from '#platform/page/PageTitle.tsx'
import { pageOf } from '#platform/page/structured.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { ErrorState } from '#platform/ui/states/states.tsx'
import { belumDisetel } from './belum-disetel.ts'
import classes from './kontak.module.css'

/** The contact page. It states which contact data is not configured instead of showing placeholders. */
export function KontakScreen() {
  const { data, error, retry } = useRead(question<typeof readBantuan>('/api/okkp/bantuan'), { quiet: true })
  const bantuan = data?.data
  const kontak = bantuan?.kontak
  const belum = kontak && belumDisetel(kontak)
  return (
    <>
      <PageTitle
        data={import.meta.env.SSR && pageOf('ContactPage', 'Kontak Kami')}
        description="Cara menghubungi pengelola Portal Pangan Segar: surel, telepon, alamat dan jam layanan, chat bantuan, penilaian, dan kantor OKKP di daerah."
      >
        Kontak Kami
      </PageTitle>
      <header className={classes.header}>
        <h1>Kontak Kami</h1>
        <p>
          Sebutkan nomor berkas atau nomor izinnya bila ada; dengan itu pertanyaan Anda lebih cepat terjawab.
        </p>
      </header>
      {error ? (
        <ErrorState title="Kontak belum dapat dimuat" error={error} onRetry={retry} />
      ) : (
        kontak && (
          <>
            <dl className={classes.kontak}>
              {kontak.surel && (
                <Cara nama="Surel">
                  <a href={`mailto:${kontak.surel}`}>{kontak.surel}</a>
                </Cara>
              )}
              {kontak.telepon && (
                <Cara nama="Telepon">
                  <a href={`tel:${kontak.telepon.replace(/[^\d+]/g, '')}`}>{kontak.telepon}</a>
                </Cara>
              )}
              {kontak.alamat && <Cara nama="Alamat">{kontak.alamat}</Cara>}
              {kontak.jam && <Cara nama="Jam layanan">{kontak.jam}</Cara>}
            </dl>
            {belum && <p className={classes.belum}>{belum}</p>}
          </>
        )
      )}
      <div className={classes.lain}>
        <section>
          <h2>Bantuan dan penilaian</h2>
          <p>
            {bantuan
              ? bantuan.nomor_chat
                ? 'Tekan tombol Bantuan di sudut kanan bawah untuk menulis pesan kepada sekretariat lewat WhatsApp, atau untuk menilai layanan ini. Penilaian boleh tanpa nama.'
                : 'Tekan tombol Bantuan di sudut kanan bawah untuk menilai layanan ini atau meninggalkan catatan; boleh tanpa nama. Chat dengan sekretariat belum tersedia di portal ini.'
              : 'Tekan tombol Bantuan di sudut kanan bawah untuk bertanya atau menilai layanan ini.'}
          </p>
        </section>
        <section>
          <h2>Tentang berkas Anda</h2>
          <p>
            Pertanyaan tentang permohonan yang sedang berjalan paling cepat dijawab di halaman berkasnya: di
            sana tertulis tahapnya, siapa yang memegangnya, dan sampai kapan. Tahapnya saja dapat dilihat
            tanpa masuk: <AppLink to="/lacak">lacak permohonan</AppLink> dengan nomor dan kode pada tanda
            terima.
          </p>
        </section>
        <section>
          <h2>Kantor di daerah</h2>
          <p>
            Setiap provinsi punya OKKP Daerah, biasanya di dinas yang menangani pangan. OKKP Daerah
            menerbitkan registrasi bagi usaha kecil di wilayahnya, menguji pangan yang beredar, dan membina
            pasar bersama kabupaten dan kota.{' '}
            <AppLink to="/lapor">Laporkan pangan atau izin yang mencurigakan</AppLink> di sini; laporannya
            sampai ke OKKP di wilayah tempat pangan itu dijual.{' '}
            <AppLink to="/okkp/sdm">Lihat petugas di tiap provinsi</AppLink>
          </p>
        </section>
        <section>
          <h2>Memeriksa sendiri</h2>
          <p>
            Banyak pertanyaan dapat dijawab tanpa menunggu:{' '}
            <AppLink to="/okkp/registrasi">apakah izin ini berlaku</AppLink>,{' '}
            <AppLink to="/okkp/batas-cemaran">berapa batas cemarannya</AppLink>,{' '}
            <AppLink to="/pasar/cari">pasar mana yang rutin diuji</AppLink>, dan{' '}
            <AppLink to="/psat">apa syarat mengajukan izin</AppLink>.
          </p>
        </section>
      </div>
    </>
  )
}

function Cara({ nama, children }: { nama: string; children: ReactNode }) {
  return (
    <div>
      <dt>{nama}</dt>
      <dd>{children}</dd>
    </div>
  )
}
