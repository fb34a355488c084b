export const umum = [
  'Kata sandi sementara wajib diganti saat pertama masuk. Lupa? Pilih “Lupa kata sandi” di halaman masuk; tautan sekali pakai dikirim ke surel Anda.',
  'Alamat halaman menyimpan saringan, tab, dan urutan yang Anda pilih, jadi tampilan dapat dibagikan kepada rekan.',
  'Isian yang bertanda “bila ada” boleh dikosongkan. Bila ada yang keliru, ringkasan di atas formulir menunjukkan isian mana dan cara memperbaikinya.',
  'Berkas paling besar 5,12 MB, berupa PDF, JPEG, PNG, atau Excel.',
  'Keluar lewat menu nama Anda di kanan atas. Semua tab di peramban yang sama ikut keluar.',
] as const
