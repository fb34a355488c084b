import { simpan } from '@portal/domain/okkp/pengaduan/masa-simpan'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

/** The privacy notice. It must match the actual behaviour of the portal. */
export function Privasi() {
  return (
    <section id="privasi">
      <h2>Pemberitahuan privasi</h2>
      <h3>Bila Anda hanya melihat-lihat</h3>
      <p>
        Halaman umum tidak memakai kuki, pelacak, atau layanan pihak ketiga. Yang diingat peramban Anda
        sendiri hanyalah tampilan terang atau gelap dan apakah tombol bantuan pernah dibuka. Lokasi perangkat
        hanya diminta bila Anda menekan “Terdekat dengan saya”, dibulatkan ke sekitar seratus meter, dan tidak
        disimpan di server. Kamera hanya dibuka bila Anda menekan “Pindai dengan kamera”; gambarnya dibaca di
        perangkat Anda dan tidak dikirim.
      </p>
      <h3>Bila Anda punya akun</h3>
      <p>
        Kami menyimpan nama, alamat surel, dan data usaha yang Anda isikan, karena izin tidak dapat diurus
        tanpanya. Kata sandi disimpan sebagai sidik yang tidak dapat dibalik; NIK dan NPWP disandikan dan
        hanya dibuka bagi petugas yang memerlukannya. Satu kuki dipakai untuk menjaga sesi Anda, dan hilang
        saat Anda keluar. Setiap langkah pada berkas dicatat dengan pelakunya dan tidak dapat dihapus.
      </p>
      <h3>Yang terbuka bagi umum</h3>
      <p>
        Nomor, pemegang, pangan, dan masa berlaku izin terbuka, karena itu gunanya registri. Dari survei dan
        pendataan pedagang hanya angka gabungan yang tampil; kelompok kurang dari lima orang tidak
        ditampilkan. Kios dan pemasok yang diuji tidak pernah disebut.
      </p>
      <h3>Bila Anda melapor</h3>
      <p>
        <AppLink to="/lapor">Laporan tentang pangan atau izin</AppLink> boleh tanpa nama. Alamat jaringan Anda
        tidak disimpan, hanya sidiknya selama sehari untuk membatasi kiriman berulang; lokasi dan data kamera
        di dalam foto dihapus saat foto itu tiba. Nama dan kontak yang Anda isikan hanya dilihat petugas yang
        menanganinya. Isi laporan, nama, kontak, foto, dan percakapannya dihapus
        {` ${simpan.hariSetelahTutup} `}hari sesudah laporan ditutup, dan paling lama{' '}
        {simpan.hariPalingLama / 365} tahun sesudah dikirim; yang tersisa hanya jenis, wilayah, tanggal, dan
        hasilnya.
      </p>
      <h3>Berapa lama dan siapa yang dapat Anda hubungi</h3>
      <p>
        Berkas izin disimpan selama izinnya berlaku dan selama diwajibkan peraturan kearsipan. Catatan
        gangguan teknis dihapus sesudah paling lama 90 hari, kecuali pengelola menyetel lain. Untuk melihat,
        memperbaiki, atau menghapus data Anda, <AppLink to="/kontak">hubungi kami</AppLink>.
      </p>
    </section>
  )
}
