import type { TindakanPeringatan } from '@portal/domain/okkp/peringatan/peringatan.rules'

interface KataUsulan {
  nama: string
  /** Noun for running text: "draf", "usulan". */
  sebutan: string
  periksa: string
  terbitkan: string
  tanya: string
  akibat: string
  /** Text while the second person has not acted yet. */
  belum: string
  kataKerja: string
}

/** Texts for each kind of draft. A withdrawal needs other words than a publication. */
export const kataUsulan: Record<TindakanPeringatan, KataUsulan> = {
  terbit: {
    nama: 'Draf',
    sebutan: 'draf',
    periksa: 'Periksa, lalu terbitkan',
    terbitkan: 'Terbitkan',
    tanya: 'Terbitkan bagi umum?',
    akibat:
      'Langsung tampil di halaman depan, di halaman izinnya, dan di umpan; tidak dapat ditarik diam-diam.',
    belum: 'Belum tampil bagi umum sebelum Anda terbitkan.',
    kataKerja: 'menerbitkannya',
  },
  koreksi: {
    nama: 'Draf koreksi',
    sebutan: 'koreksi',
    periksa: 'Periksa koreksinya, lalu terbitkan',
    terbitkan: 'Terbitkan koreksi',
    tanya: 'Terbitkan koreksi ini bagi umum?',
    akibat: 'Umum langsung membaca yang baru, dengan alasannya. Yang lama tetap terbaca di riwayatnya.',
    belum: 'Umum masih membaca yang lama sampai Anda menerbitkannya.',
    kataKerja: 'menerbitkannya',
  },
  cabut: {
    nama: 'Usulan pencabutan',
    sebutan: 'usulan',
    periksa: 'Periksa alasannya, lalu cabut',
    terbitkan: 'Cabut peringatan',
    tanya: 'Cabut peringatan ini bagi umum?',
    akibat:
      'Hilang dari halaman depan dan dari halaman izinnya. Halamannya tetap terbaca, dengan alasan pencabutannya.',
    belum: 'Peringatan ini masih berlaku sampai Anda mencabutnya.',
    kataKerja: 'mencabutnya',
  },
}
