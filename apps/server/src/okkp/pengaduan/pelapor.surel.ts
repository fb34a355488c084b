import { defineSurel } from '#platform/mail/surel.ts'

/** Only that there is something to read: neither the code nor what was reported stands in a mail. */
export const surelPelapor = defineSurel<{ kabar: string; url: string }>(
  () => [
    [
      'Laporan warga dijawab',
      { kabar: 'Ada jawaban atas laporan Anda.', url: 'https://portal.example.go.id/lapor/tiket' },
    ],
  ],
  ({ kabar, url }) => ({
    subject: 'Kabar tentang laporan Anda',
    isi: [
      kabar,
      'Buka laporan Anda dengan nomor dan kode rahasia yang Anda simpan saat mengirimnya.',
      { label: 'Baca di portal', url },
    ],
  }),
)
