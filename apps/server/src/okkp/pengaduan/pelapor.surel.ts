import { defineSurel } from '#platform/mail/surel.ts'

/** The mail only says that an answer exists. It contains neither the code nor the report. */
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
