import { simpan } from '@portal/domain/okkp/pengaduan/masa-simpan'
import type { JenisPengaduan } from '@portal/domain/okkp/pengaduan/pengaduan.rules'
import { hariJawab } from '@portal/domain/okkp/pengaduan/pengaduan.rules'
import { IconAmbulance } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import type { KunciTiket } from '#okkp/pengaduan/lapor/calls.ts'
import type { TempatLapor } from '#okkp/pengaduan/lapor/LaporForm.tsx'
import { LaporTerkirim } from '#okkp/pengaduan/lapor/LaporTerkirim.tsx'
import classes from '#okkp/pengaduan/lapor/lapor.module.css'
import { halamanTiket } from '#okkp/pengaduan/lapor/tautan-tiket.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { PageTitle } from '#platform/page/PageTitle.tsx'
import { pageOf } from '#platform/page/structured.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { LoadingRows } from '#platform/ui/states/states.tsx'

// The server renders the form. The browser lazy loads its code after the page is visible.
const LaporForm = lazy(() => import('#okkp/pengaduan/lapor/LaporForm.tsx'))

interface LaporScreenProps {
  nomor: string
  jenis: JenisPengaduan
  /** Place that the address names, for example the market whose poster led here. */
  tempat: TempatLapor | undefined
  /** True while the place loads. */
  waiting: boolean
}

export function LaporScreen({ nomor, jenis, tempat, waiting }: LaporScreenProps) {
  const [sent, setSent] = useState<KunciTiket>()
  return (
    <div className={classes.halaman}>
      <PageTitle
        description="Laporkan pangan segar yang mencurigakan atau izin yang diduga palsu, boleh tanpa nama. Anda mendapat nomor dan kode untuk membaca jawabannya."
        data={import.meta.env.SSR && pageOf('ContactPage', 'Laporkan pangan atau izin yang mencurigakan')}
      >
        Lapor
      </PageTitle>
      {sent ? (
        <LaporTerkirim kunci={sent} />
      ) : (
        <>
          <header>
            <h1>Laporkan pangan atau izin yang mencurigakan</h1>
            <p className={classes.lead}>
              Boleh tanpa nama. Laporan dibaca OKKP di kabupaten, kota, atau provinsi tempat kejadiannya; bila
              tempatnya belum diketahui, oleh OKKP Pusat.
            </p>
            <p>
              Sudah pernah melapor?{' '}
              <AppLink to={halamanTiket} className={classes.tautan}>
                Baca jawabannya
              </AppLink>
            </p>
          </header>
          <aside className={classes.darurat} aria-label="Keadaan darurat">
            <Icon of={IconAmbulance} size={24} />
            <p>
              <b>Ada yang sakit sesudah makan?</b> Hubungi <a href="tel:112">112</a> atau fasilitas kesehatan
              terdekat lebih dahulu. Simpan sisa makanan dan kemasannya.
            </p>
          </aside>
          {waiting ? (
            <LoadingRows rows={6} />
          ) : (
            <Suspense>
              <LaporForm nomorIzin={nomor} jenisAwal={jenis} tempatAwal={tempat} onSent={setSent} />
            </Suspense>
          )}
          <section className={classes.simpan} aria-labelledby="simpan">
            <h2 id="simpan">Berapa lama laporan disimpan</h2>
            <p>
              Isi laporan, nama, kontak, foto, dan percakapannya dihapus {simpan.hariSetelahTutup} hari
              sesudah laporan ditutup, dan paling lama {simpan.hariPalingLama / 365} tahun sesudah dikirim.
              Yang tersisa hanya jenis, wilayah, tanggal, dan hasilnya, untuk dihitung. Alamat jaringan Anda
              tidak disimpan; untuk membatasi kiriman berulang kami menyimpan sidiknya selama sehari.
            </p>
            <p>Laporan di sini dijawab dalam {hariJawab} hari.</p>
          </section>
        </>
      )}
    </div>
  )
}
