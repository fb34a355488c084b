import type { readBantuan } from '@portal/domain/okkp/penilaian/bantuan.contract'
import type { ReactNode } from 'react'
import { question } from '#platform/api/question.ts'
import { useRead } from '#platform/api/use-read.ts'
import { PageTitle } from '#platform/page/PageTitle.tsx'
import { pageOf } from '#platform/page/structured.ts'
import { AppLink } from '#platform/ui/AppLink.tsx'
import { ErrorState } from '#platform/ui/states/states.tsx'
import classes from './kontak.module.css'

/** How to reach people. What the operator has not set is said, never invented. */
export function KontakScreen() {
  const { data, error, retry } = useRead(question<typeof readBantuan>('/api/okkp/bantuan'), { quiet: true })
  const bantuan = data?.data
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
        bantuan && (
          <dl className={classes.kontak}>
            <Cara nama="Surel" kosong="Alamat surel belum disetel di portal ini.">
              {bantuan.kontak.surel && <a href={`mailto:${bantuan.kontak.surel}`}>{bantuan.kontak.surel}</a>}
            </Cara>
            <Cara nama="Telepon" kosong="Nomor telepon belum disetel di portal ini.">
              {bantuan.kontak.telepon && (
                <a href={`tel:${bantuan.kontak.telepon.replace(/[^\d+]/g, '')}`}>{bantuan.kontak.telepon}</a>
              )}
            </Cara>
            <Cara nama="Alamat" kosong="Alamat kantor belum disetel di portal ini.">
              {bantuan.kontak.alamat}
            </Cara>
            <Cara
              nama="Jam layanan"
              kosong="Jam layanan belum disetel di portal ini. Portalnya sendiri dapat dipakai kapan saja."
            >
              {bantuan.kontak.jam}
            </Cara>
          </dl>
        )
      )}
      <div className={classes.lain}>
        <section>
          <h2>Bantuan dan penilaian</h2>
          <p>
            {bantuan?.nomor_chat
              ? 'Tekan tombol Bantuan di sudut kanan bawah untuk menulis pesan kepada sekretariat lewat WhatsApp, atau untuk menilai layanan ini. Penilaian boleh tanpa nama.'
              : 'Tekan tombol Bantuan di sudut kanan bawah untuk menilai layanan ini atau meninggalkan catatan; boleh tanpa nama. Chat dengan sekretariat belum tersedia di portal ini.'}
          </p>
        </section>
        <section>
          <h2>Tentang berkas Anda</h2>
          <p>
            Pertanyaan tentang permohonan yang sedang berjalan paling cepat dijawab di halaman berkasnya: di
            sana tertulis tahapnya, siapa yang memegangnya, dan sampai kapan.{' '}
            <AppLink to="/login">Masuk sebagai pelaku usaha</AppLink>
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

interface CaraProps {
  nama: string
  kosong: string
  children: ReactNode
}

function Cara({ nama, kosong, children }: CaraProps) {
  return (
    <div>
      <dt>{nama}</dt>
      <dd data-kosong={!children || undefined}>{children || kosong}</dd>
    </div>
  )
}
