import { defineSurel } from '#platform/mail/surel.ts'

interface AturUlang {
  username: string
  menit: number
  url: string
}

export const surelAturUlang = defineSurel<AturUlang>(
  () => [
    [
      'Kata sandi diatur ulang',
      { username: 'budi.santoso', menit: 30, url: 'https://portal.example.go.id/atur-sandi?token=contoh' },
    ],
  ],
  ({ username, menit, url }) => ({
    subject: 'Atur ulang kata sandi Portal Pangan Segar',
    isi: [
      `Ada permintaan untuk mengganti kata sandi akun ${username}. Buat kata sandi baru dalam ${menit} menit; tautannya hanya dapat dipakai sekali.`,
      { label: 'Buat kata sandi baru', url },
      'Bila Anda tidak memintanya, abaikan surel ini; kata sandi Anda tidak berubah.',
    ],
  }),
)
