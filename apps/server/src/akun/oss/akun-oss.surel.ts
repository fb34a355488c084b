import { defineSurel } from '#platform/mail/surel.ts'

interface AkunOss {
  username: string
  perusahaan: string
  /** The page for somebody who forgot the password. It sends a link to make one. */
  url: string
}

export const surelAkunOss = defineSurel<AkunOss>(
  () => [
    [
      'Akun dibuat dari OSS',
      {
        username: 'oss-9990001234567',
        perusahaan: 'PT Agro Prima',
        url: 'https://portal.example.go.id/lupa-sandi',
      },
    ],
  ],
  ({ username, perusahaan, url }) => ({
    subject: 'Akun Anda di Portal Pangan Segar sudah dibuat',
    isi: [
      `Anda masuk ke Portal Pangan Segar dari OSS untuk pertama kali, jadi portal membuatkan akun untuk ${perusahaan}.`,
      { fakta: [['Nama pengguna', username]] },
      'Lain kali masuk dengan cara yang sama, dari izin Anda di OSS. Untuk masuk tanpa OSS, buat dahulu kata sandi dengan nama pengguna di atas:',
      { label: 'Buat kata sandi', url },
      'Bila Anda tidak pernah masuk dari OSS, hubungi sekretariat.',
    ],
  }),
)
