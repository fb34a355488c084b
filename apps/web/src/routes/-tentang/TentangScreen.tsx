import { PageTitle } from '#platform/page/PageTitle.tsx'
import { pageOf } from '#platform/page/structured.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { Aksesibilitas } from './Aksesibilitas.tsx'
import { Privasi } from './Privasi.tsx'
import classes from './tentang.module.css'

const bagian = [
  { id: 'tugas', judul: 'Apa yang kami kerjakan' },
  { id: 'mengajukan', judul: 'Cara mengajukan izin' },
  { id: 'pembeli', judul: 'Arti izin bagi pembeli' },
  { id: 'aksesibilitas', judul: 'Aksesibilitas' },
  { id: 'privasi', judul: 'Privasi' },
] as const

export function TentangScreen() {
  return (
    <div className={classes.halaman}>
      <PageTitle
        data={import.meta.env.SSR && pageOf('AboutPage', 'Tentang Portal Pangan Segar')}
        description="Siapa yang mengawasi pangan segar, cara mengajukan izin langkah demi langkah, arti izin bagi pembeli, pernyataan aksesibilitas, dan pemberitahuan privasi."
      >
        Tentang
      </PageTitle>
      <header>
        <h1>Tentang Portal Pangan Segar</h1>
        <p>
          Satu tempat untuk izin, pengawasan, dan pasar pangan segar. Di sini pelaku usaha mengurus izinnya,
          petugas mencatat pekerjaannya, dan siapa pun boleh memeriksa hasilnya.
        </p>
      </header>
      <nav aria-label="Isi halaman" className={classes.isi}>
        {bagian.map(({ id, judul }) => (
          <a key={id} href={`#${id}`}>
            {judul}
          </a>
        ))}
      </nav>
      <Tugas />
      <Mengajukan />
      <Pembeli />
      <Aksesibilitas />
      <Privasi />
    </div>
  )
}

function Tugas() {
  return (
    <section id="tugas">
      <h2>Apa yang kami kerjakan</h2>
      <p>
        Pangan segar adalah pangan yang belum diolah: beras, sayur, buah, kacang, rempah, daging, telur, ikan.
        Otoritas Kompeten Keamanan Pangan (OKKP) memastikan pangan itu ditangani dengan bersih, tidak melewati
        batas cemaran, dan berlabel benar. OKKP ada di pusat dan di 38 provinsi; kabupaten dan kota ikut
        mengawasi pasar.
      </p>
      <ul>
        <li>
          <b>Perizinan PSAT.</b> Sertifikat bagi unit penanganan pangan segar asal tumbuhan (SPPB-PSAT) dan
          izin edar bagi produk dari luar negeri (PSAT-PL). <AppLink to="/psat">Lihat syaratnya</AppLink>
        </li>
        <li>
          <b>Registrasi dan pengawasan OKKP.</b> Catatan semua izin dan sertifikat, pengujian di laboratorium
          dan di lapangan, serta petugas yang berwenang.{' '}
          <AppLink to="/okkp/registrasi">Cek sebuah izin</AppLink>
        </li>
        <li>
          <b>Pasar pangan segar aman.</b> Pasar rakyat yang rutin diuji, dinilai kebersihannya, dan dibina
          bersama pengelolanya. <AppLink to="/pasar/cari">Cari pasar</AppLink>
        </li>
      </ul>
    </section>
  )
}

function Mengajukan() {
  return (
    <section id="mengajukan">
      <h2>Cara mengajukan izin</h2>
      <ol>
        <li>
          <b>Siapkan.</b> NIB dari OSS, data unit usaha, dan dokumen yang diminta untuk izin itu.
        </li>
        <li>
          <b>Isi permohonan.</b> Masuk dengan akun pelaku usaha. Data perusahaan cukup diisi sekali; isian
          tersimpan sendiri, jadi boleh berhenti dan dilanjutkan.
        </li>
        <li>
          <b>Bayar dan tunggu pemeriksaan.</b> Sekretariat memeriksa kelengkapan, lalu auditor menilai dokumen
          dan, bila perlu, datang ke tempat Anda.
        </li>
        <li>
          <b>Perbaiki temuan.</b> Setiap temuan tampil di samping dokumennya, dengan batas waktu menjawabnya.
        </li>
        <li>
          <b>Unduh sertifikat.</b> Sertifikat bertanda tangan elektronik, dengan kode QR yang dapat diperiksa
          siapa saja.
        </li>
      </ol>
      <p>
        Syarat dokumen dan lama layanan tiap izin, dihitung dalam hari kerja, tertulis di halaman{' '}
        <AppLink to="/psat">Perizinan PSAT</AppLink>. Hari kerja tidak menghitung Sabtu, Minggu, dan hari
        libur nasional; jamnya berhenti selama giliran Anda memperbaiki berkas. Biaya penerimaan negara (PNBP)
        ditagih lewat kode billing di halaman berkas Anda; tidak ada pembayaran lain, dan tidak ada petugas
        yang boleh menerima uang.
      </p>
    </section>
  )
}

function Pembeli() {
  return (
    <section id="pembeli">
      <h2>Arti izin bagi pembeli</h2>
      <p>
        Nomor izin pada kemasan berarti unit penanganannya atau produknya pernah diperiksa dan memenuhi
        syarat. Izin punya masa berlaku dan dapat dibekukan atau dicabut, jadi periksa keadaannya hari ini:
      </p>
      <ul>
        <li>
          <b>Berlaku:</b> tercatat di registri resmi dan masih dalam masa berlakunya.
        </li>
        <li>
          <b>Kedaluwarsa:</b> masa berlakunya sudah lewat; pemegangnya harus memperpanjang.
        </li>
        <li>
          <b>Dibekukan:</b> untuk sementara tidak boleh dipakai sampai masalahnya selesai.
        </li>
        <li>
          <b>Dicabut:</b> tidak berlaku lagi. Jangan membeli produk yang masih memakainya.
        </li>
        <li>
          <b>Tidak ditemukan:</b> nomornya keliru atau tidak pernah diterbitkan.
        </li>
      </ul>
      <p>
        Pindai QR pada sertifikat dengan kamera ponsel, <AppLink to="/verifikasi">tulis kodenya</AppLink>,
        atau <AppLink to="/okkp/registrasi">cari menurut nomor dan nama usaha</AppLink>. Izin tidak
        menggantikan kehati-hatian di rumah: cuci sayur dan buah, dan simpan pangan segar pada suhu yang
        tepat.
      </p>
    </section>
  )
}
