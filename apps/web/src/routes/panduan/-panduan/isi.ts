import { peranDiwakili } from '@portal/domain/akun/wakil/wakil'
import type { Role } from '@portal/domain/platform/roles'

interface Bagian {
  judul: string
  isi: string
  ke?: { to: string; label: string }
}

interface Panduan {
  tugas: string
  /** Alternative text of the picture. */
  gambar: string
  bagian: readonly Bagian[]
}

const mulai: Bagian = {
  judul: 'Mulai dari beranda',
  isi: 'Beranda petugas mengurutkan yang menunggu Anda menurut tenggat. Tombol hijau pada tiap baris adalah langkah berikutnya.',
  ke: { to: '/admin', label: 'Buka beranda petugas' },
}

const pengujian: Bagian = {
  judul: 'Satu kasus, dari temuan sampai ditutup',
  isi: 'Rapid test positif, uji laboratorium TMS, dan pengawasan bersanksi membuka kasus sendiri. Kasus menyebut langkah sekarang dan batas waktunya: uji konfirmasi, pengamanan barang, penelusuran pemasok, pembinaan, lalu uji ulang. Menutupnya dengan alasan lain perlu orang kedua.',
  ke: { to: '/okkp/admin/tindak-lanjut', label: 'Buka kasus' },
}

const permintaanUji: Bagian = {
  judul: 'Menjawab permintaan uji',
  isi: 'Permintaan dari kantor yang menangani kasus tampil di beranda Anda. Terima dengan perkiraan hasilnya, atau tolak dengan alasan. Formulir hasilnya sudah terisi dari kasus itu.',
  ke: { to: '/admin', label: 'Buka beranda petugas' },
}

/** For roles that can name a deputy. */
const cuti: Bagian = {
  judul: 'Saat Anda cuti',
  isi: 'Di Profil Saya pilih hari cuti dan seorang wakil dengan peran yang sama. Selama itu berkas Anda tampil juga di daftarnya, dan riwayat menyebut Anda berdua. Cuti dapat diakhiri lebih awal; tidak ada berkas yang perlu ditunjuk ulang.',
  ke: { to: '/admin/profil', label: 'Buka profil' },
}

/** One short page per role. The picture is named after the role (`npm run docs:screenshots`). */
export const panduan: Record<Role, Panduan> = {
  SUPERADMIN: {
    tugas: 'Anda mengelola akun semua peran dan menjaga agar portal berjalan.',
    gambar: 'Daftar semua akun dengan peran, wilayah, dan statusnya',
    bagian: [
      {
        judul: 'Membuat dan mengubah akun',
        isi: 'Kelola Semua Akun, lalu Tambah. Kata sandi pertama dibuatkan portal dan wajib diganti saat masuk. Mengubah peran, wilayah, atau status mengakhiri semua sesi akun itu.',
        ke: { to: '/admin/settings', label: 'Buka semua akun' },
      },
      {
        judul: 'Siapa mengubah apa',
        isi: 'Jejak audit mencatat setiap perubahan dengan pelaku, waktu, dan isinya; tidak dapat diubah siapa pun. Log Error menyimpan permintaan yang gagal dengan nomornya.',
        ke: { to: '/admin/jejak-audit', label: 'Buka jejak audit' },
      },
      {
        judul: 'Data induk',
        isi: 'Tenggat, hari libur, tarif, dan daftar periksa ada di PSAT, Master Data. Perubahan berlaku bagi tahap yang dimulai sesudahnya, kecuali hari libur.',
      },
    ],
  },
  SEKRETARIAT: {
    tugas: 'Anda memeriksa kelengkapan permohonan, menagih PNBP, dan menerbitkan izin.',
    gambar: 'Antrean sekretariat: berkas diurutkan menurut tenggat, dengan langkah berikutnya',
    bagian: [
      mulai,
      {
        judul: 'Memeriksa kelengkapan',
        isi: 'Dokumen tampil di samping isiannya. Tandai yang sesuai; yang tidak, jadikan temuan dengan penjelasannya. Permohonan yang kurang dikembalikan beserta temuannya.',
      },
      {
        judul: 'Permohonan dari meja sekretariat',
        isi: 'Tambah Data memasukkan permohonan atas nama pelaku usaha. Nomor izin diperiksa selagi diketik.',
        ke: { to: '/psat/admin/perizinan/sppb_psat/add', label: 'Tambah data' },
      },
      {
        judul: 'Menagih dan menerbitkan',
        isi: 'Sesudah putusan, buat tagihan PNBP. Begitu pembayaran diperiksa, portal mencetak sertifikat, menandatanganinya, dan mencatatnya di registri.',
      },
    ],
  },
  KOORDINATOR_SEKRETARIAT: {
    tugas: 'Anda menunjuk tim auditor dan menyetujui lampiran teknis.',
    gambar: 'Daftar berkas SPPB-PSAT menurut tahap, tenggat, dan giliran',
    bagian: [
      mulai,
      {
        judul: 'Menunjuk tim',
        isi: 'Pilihan auditor menunjukkan beban kerja, masa berlaku kompetensi, dan benturan kepentingan. Beberapa berkas dapat ditunjuk sekaligus dari daftar.',
        ke: { to: '/psat/admin/perizinan/sppb_psat', label: 'Buka daftar berkas' },
      },
      {
        judul: 'Menyetujui lampiran',
        isi: 'Pratinjau PDF berubah selagi lampiran diisi. Setujui, atau kembalikan dengan catatan.',
      },
    ],
  },
  SUBKOORDINATOR_SEKRETARIAT: {
    tugas: 'Anda menunjuk tim bersama koordinator dan meninjau lampiran teknis lebih dahulu.',
    gambar: 'Lampiran teknis izin edar yang menunggu tinjauan',
    bagian: [
      mulai,
      {
        judul: 'Meninjau lampiran',
        isi: 'Buka berkas pada tab Lampiran Teknis. Yang Anda setujui diteruskan kepada koordinator.',
        ke: { to: '/psat/admin/perizinan/izin_edar_pl', label: 'Buka izin edar' },
      },
    ],
  },
  AUDITOR: {
    tugas: 'Anda memeriksa dokumen dan unit usaha, dan mencatat temuan.',
    gambar: 'Antrean audit: satu berkas terbuka, berkas berikutnya menunggu',
    bagian: [
      {
        judul: 'Berkas demi berkas',
        isi: 'Antrean audit membuka berkas Anda satu per satu menurut tenggat. Sesudah sebuah berkas selesai, pilih Berkas berikutnya.',
        ke: { to: '/psat/admin/perizinan/sppb_psat/audit', label: 'Buka antrean audit' },
      },
      {
        judul: 'Mencatat temuan',
        isi: 'Tunjuk tempatnya pada dokumen, pilih tingkatnya, dan tulis apa yang diminta. Pelaku usaha menjawab setiap temuan; Anda menutupnya bila jawabannya cukup.',
      },
      {
        judul: 'Di lapangan tanpa sinyal',
        isi: 'Siapkan berkas sebelum berangkat. Daftar periksa 13 bagian, foto, dan temuan tersimpan di perangkat dan terkirim sendiri saat sinyal kembali.',
      },
    ],
  },
  LEAD_AUDITOR: {
    tugas: 'Anda memimpin tim: membagi kerja, menetapkan kunjungan, dan menyimpulkan audit.',
    gambar: 'Beranda lead auditor dengan berkas giliran timnya',
    bagian: [
      mulai,
      {
        judul: 'Menetapkan kunjungan',
        isi: 'Usulkan tanggal dan anggota yang berangkat; pelaku usaha menerima atau mengusulkan hari lain. Tidak ada anggota yang mendapat dua kunjungan pada satu hari.',
      },
      {
        judul: 'Menyimpulkan',
        isi: 'Sesudah temuan ditutup, beri nilai dan rekomendasi. Berkas lalu dibawa ke komisi teknis.',
      },
    ],
  },
  PVTPP: {
    tugas: 'Anda memutus berkas yang dibawa ke sidang komisi teknis.',
    gambar: 'Berkas yang menunggu putusan komisi teknis, dengan hasil auditnya',
    bagian: [
      {
        judul: 'Agenda sidang',
        isi: 'Antrean berisi berkas yang menunggu putusan, yang terlambat paling atas. Ringkasan audit, temuan, dan jawabannya ada pada satu halaman.',
        ke: { to: '/psat/admin/perizinan/sppb_psat/audit', label: 'Buka antrean' },
      },
      {
        judul: 'Memutus',
        isi: 'Setujui, minta perbaikan, atau tolak, dengan catatan. Berkas yang sudah Anda putus tetap dapat dibaca.',
      },
    ],
  },
  OKKP_ADMIN_PUSAT: {
    tugas: 'Anda menjaga registri nasional, data induk, dan batas cemaran.',
    gambar: 'Pustaka batas cemaran dengan aturan dan masa berlakunya',
    bagian: [
      {
        judul: 'Registri semua wilayah',
        isi: 'Anda melihat dan mengubah registrasi semua provinsi. Registrasi pusat tercatat di OKKP PUSAT dan tetap terlihat oleh wilayah unitnya.',
        ke: { to: '/okkp/admin/registrasi', label: 'Buka registri' },
      },
      {
        judul: 'Mengubah sebuah batas',
        isi: 'Beri tanggal mulai berlaku. Sebelum disimpan, portal menunjukkan hasil uji setahun terakhir mana yang akan dinilai lain seandainya batas itu sudah berlaku.',
        ke: { to: '/okkp/admin/data/parameter/batas', label: 'Buka batas cemaran' },
      },
      {
        judul: 'Mendengar pengunjung',
        isi: 'Feedback memuat penilaian dari halaman umum dan dari formulir kertas, dengan perkembangannya per bulan.',
        ke: { to: '/okkp/admin/feedback', label: 'Buka feedback' },
      },
    ],
  },
  OKKP_ADMIN_DAERAH: {
    tugas: 'Anda mengelola registrasi, pengawasan, uji mutu, dan petugas provinsi Anda.',
    gambar: 'Daftar registrasi provinsi dengan masa berlakunya',
    bagian: [
      {
        judul: 'Registrasi dan masa berlakunya',
        isi: 'Tujuh jenis, masing-masing dengan isiannya. Tab Segera habis menunjukkan yang perlu diperpanjang, kontak pemegangnya, dan kapan terakhir dihubungi; pemiliknya diberi tahu 180, 90, dan 30 hari sebelumnya.',
        ke: { to: '/okkp/admin/registrasi', label: 'Buka registrasi' },
      },
      {
        judul: 'Banyak sekaligus dari Excel',
        isi: 'Unduh templatnya, isi, lalu unggah. Portal memeriksa dulu baris demi baris; baris yang baik disimpan, yang keliru dapat diunduh dengan alasannya. Satu impor dapat dibatalkan.',
        ke: { to: '/okkp/admin/registrasi/impor', label: 'Impor registrasi' },
      },
      pengujian,
      {
        judul: 'Petugas dan kompetensinya',
        isi: 'Nama, jabatan, dan kompetensi tampil untuk umum. NIP, kontak, dan berkas hanya dilihat kantor wilayahnya.',
        ke: { to: '/okkp/admin/sdm', label: 'Buka kompetensi SDM' },
      },
    ],
  },
  OKKP_ADMIN_KOTA: {
    tugas: 'Anda menguji dan mengawasi di kabupaten/kota Anda, juga di pasarnya.',
    gambar: 'Daftar rapid test dengan hasil dan kasusnya',
    bagian: [
      {
        judul: 'Mencatat rapid test',
        isi: 'Pilih jenis, parameter, dan hasilnya; tambah foto kit. Tanggal kedaluwarsa kit diperiksa terhadap hari uji.',
        ke: { to: '/okkp/admin/lab/rapid/add', label: 'Catat rapid test' },
      },
      pengujian,
      {
        judul: 'Di pasar, juga tanpa sinyal',
        isi: 'Uji di pasar, pendataan pedagang, dan penilaian sanitasi dapat diisi tanpa jaringan. Bilah di atas menunjukkan yang belum terkirim.',
        ke: { to: '/pasar/admin/pengujian', label: 'Buka uji pasar' },
      },
    ],
  },
  OKKP_ADMIN_UJILAB: {
    tugas: 'Anda mencatat uji laboratorium, rapid test, dan uji mutu untuk provinsi Anda.',
    gambar: 'Daftar uji laboratorium dengan putusan MS atau TMS',
    bagian: [
      {
        judul: 'Satu sampel, banyak parameter',
        isi: 'Isi sampel sekali, lalu tambah parameter satu per satu. Batasnya dicari menurut komoditas dan parameter, dan putusan MS atau TMS diusulkan dengan aturannya. Putusan lain perlu alasan.',
        ke: { to: '/okkp/admin/lab/uji/add', label: 'Catat uji laboratorium' },
      },
      permintaanUji,
      {
        judul: 'Kelas mutu beras',
        isi: 'Kelas dihitung dari hasil ukur menurut peraturannya; ukuran yang menentukan kelas disebutkan.',
        ke: { to: '/okkp/admin/lab/mutu', label: 'Buka uji mutu' },
      },
    ],
  },
  OKPO_ADMIN: {
    tugas: 'Anda mengelola pasar: profil, survei, sanitasi, uji, dan pedagangnya.',
    gambar: 'Penilaian sanitasi pasar menurut enam aspek',
    bagian: [
      {
        judul: 'Profil dan dokumennya',
        isi: 'Setiap tahun program memiliki profil dengan daftar dokumen. Persentase menunjukkan yang masih kurang.',
        ke: { to: '/pasar/admin/profil', label: 'Buka profil pasar' },
      },
      {
        judul: 'Menilai sanitasi',
        isi: 'Enam aspek, butirnya dari SOP. Nilai dan peringkat dihitung selagi Anda mengisi, juga tanpa jaringan.',
        ke: { to: '/pasar/admin/higiene', label: 'Buka sanitasi' },
      },
      {
        judul: 'Survei sebelum dan sesudah',
        isi: 'Bagikan pengisian di ponsel kepada konsumen dan pedagang. Hasilnya dibandingkan dengan jumlah respondennya.',
        ke: { to: '/pasar/admin/survei', label: 'Buka survei' },
      },
    ],
  },
  PELAKU_USAHA: {
    tugas: 'Anda mengajukan SPPB-PSAT atau izin edar, dan memantaunya sampai sertifikat.',
    gambar: 'Beranda pelaku usaha: permohonan, yang menunggu jawaban, dan izin yang segera habis',
    bagian: [
      {
        judul: 'Mengajukan',
        isi: 'Pilih jenis izin; portal menyebut dokumen yang diperlukan. Isian tersimpan sendiri, jadi boleh berhenti dan dilanjutkan. Periksa semuanya sebelum mengirim.',
        ke: { to: '/psat', label: 'Buka layanan PSAT' },
      },
      {
        judul: 'Menjawab temuan',
        isi: 'Bila ada yang kurang, setiap temuan tampil di samping isian atau dokumennya. Jawab satu per satu sebelum tenggatnya.',
      },
      {
        judul: 'Membayar dan menerima sertifikat',
        isi: 'Tagihan PNBP memuat kode bayar dan batas waktunya. Sertifikat yang terbit bertanda tangan elektronik dan dapat diperiksa siapa pun lewat QR-nya.',
        ke: { to: '/verifikasi', label: 'Periksa sertifikat' },
      },
    ],
  },
}

export const bagianOf = (role: Role): readonly Bagian[] =>
  peranDiwakili.includes(role) ? [...panduan[role].bagian, cuti] : panduan[role].bagian
