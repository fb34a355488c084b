import { AppLink } from '#platform/ui/link/AppLink.tsx'

export function Aksesibilitas() {
  return (
    <section id="aksesibilitas">
      <h2>Pernyataan aksesibilitas</h2>
      <p>
        Portal ini dibuat agar dapat dipakai semua orang. Pedomannya WCAG 2.2 tingkat AA, dan setiap halaman
        diperiksa terhadapnya pada setiap perubahan.
      </p>
      <ul>
        <li>Semua dapat dilakukan dengan papan ketik saja, dan dibaca dengan pembaca layar.</li>
        <li>
          Halaman umum tetap terbaca tanpa JavaScript, pada layar selebar 360 piksel, dan diperbesar 200%.
        </li>
        <li>Warna tidak pernah menjadi satu-satunya tanda; setiap grafik dan peta tersedia sebagai tabel.</li>
        <li>
          Tampilan gelap dan gerak yang dikurangi mengikuti setelan perangkat Anda; tampilan dapat diganti di
          bilah atas.
        </li>
      </ul>
      <p>
        Yang belum dapat kami jamin: berkas PDF yang diunggah pelaku usaha dan petugas, karena dibuat di luar
        portal ini. Bila ada yang tidak dapat Anda pakai atau baca,{' '}
        <AppLink to="/kontak">beri tahu kami</AppLink>; kami akan memperbaikinya atau mengirim isinya dengan
        cara lain.
      </p>
    </section>
  )
}
