import { PageTitle } from '#platform/page/PageTitle.tsx'
import { AppLink } from '#platform/ui/AppLink.tsx'
import classes from './Panduan.module.css'

const bab = [
  {
    judul: 'Masuk dan keluar',
    isi: [
      'Masuk dengan nama pengguna dan kata sandi dari admin pusat. Kata sandi sementara wajib diganti saat pertama masuk.',
      'Lupa kata sandi? Pilih "Lupa kata sandi" di halaman masuk. Tautan sekali pakai dikirim ke surel Anda.',
      'Keluar lewat menu nama Anda di kanan atas. Semua tab di peramban yang sama ikut keluar.',
    ],
  },
  {
    judul: 'Berpindah layanan',
    isi: [
      'Tombol di samping lambang portal berisi daftar layanan. Layanan yang tidak tersedia untuk peran Anda tetap tampil, tetapi tidak dapat dibuka.',
      'Menu di sisi kiri dapat diciutkan. Di telepon, buka menu lewat tombol tiga garis.',
    ],
  },
  {
    judul: 'Mencari di daftar',
    isi: [
      'Ketik di kotak cari, lalu persempit dengan saringan. Alamat halaman menyimpan pilihan Anda, jadi tampilan dapat dibagikan kepada rekan.',
      'Klik judul kolom untuk mengurutkan. Tombol Kolom mengatur kolom yang tampil dan kerapatan baris.',
    ],
  },
  {
    judul: 'Mengisi formulir',
    isi: [
      'Isian yang bertanda "bila ada" boleh dikosongkan, yang lain wajib.',
      'Bila ada yang keliru, ringkasan di atas formulir menunjukkan isian mana dan cara memperbaikinya.',
      'Berkas paling besar 5,12 MB, berupa PDF, JPEG, PNG, atau Excel.',
    ],
  },
  {
    judul: 'Kompetensi SDM',
    isi: [
      'Catat petugas beserta sertifikatnya di menu Kompetensi SDM. Kantor Anda diberi tahu 60, 30, dan 7 hari sebelum sebuah sertifikat berakhir.',
      'Nama, jabatan, dan kompetensinya tampil di halaman publik. NIP, kontak, dan berkasnya hanya terlihat oleh kantor di wilayahnya.',
    ],
  },
  {
    judul: 'Wilayah kerja',
    isi: [
      'Data yang Anda lihat dan ubah mengikuti wilayah akun Anda. Wilayah akun hanya dapat diubah oleh superadmin.',
    ],
  },
] as const

/** The user guide that the OKKP sidebar links to. */
export function PanduanOkkp() {
  return (
    <article className={classes.guide}>
      <PageTitle>Panduan Pengguna OKKP</PageTitle>
      <h1>Panduan Pengguna OKKP</h1>
      <p className={classes.lead}>
        Yang perlu Anda ketahui untuk bekerja di layanan OKKP, dalam enam bagian.
      </p>
      {bab.map((bagian) => (
        <section key={bagian.judul}>
          <h2>{bagian.judul}</h2>
          {bagian.isi.map((kalimat) => (
            <p key={kalimat}>{kalimat}</p>
          ))}
        </section>
      ))}
      <p>
        <AppLink to="/okkp/admin/registrasi">Ke Registrasi &amp; Sertifikat</AppLink>
      </p>
    </article>
  )
}
