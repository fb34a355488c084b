import { defineSurel } from '#platform/mail/surel.ts'

interface KodeSalah {
  keterangan: string
  profil: string
  lupaSandi: string
}

/** Returns the text that both the mail and the notification in the portal use. */
export function kabarKodeSalah(kali: number, ip: string | undefined): string {
  return (
    `Kode autentikator akun Anda salah ${kali} kali berturut-turut, terakhir dari alamat ${ip ?? 'yang tidak dikenal'}. ` +
    'Yang mencobanya tahu kata sandi Anda. Bila itu bukan Anda, segera ganti kata sandi.'
  )
}

export const surelKodeSalah = defineSurel<KodeSalah>(
  () => [
    [
      'Kode autentikator salah',
      {
        keterangan: kabarKodeSalah(5, '203.0.113.7'),
        profil: 'https://portal.example.go.id/admin/profil',
        lupaSandi: 'https://portal.example.go.id/lupa-sandi',
      },
    ],
  ],
  ({ keterangan, profil, lupaSandi }) => ({
    subject: 'Kode autentikator akun Anda berkali-kali salah',
    isi: [
      keterangan,
      { label: 'Ganti kata sandi di profil', url: profil },
      { label: 'Tidak dapat masuk? Minta tautan kata sandi baru', url: lupaSandi },
    ],
  }),
)
