import { defineSurel } from '#platform/mail/surel.ts'

interface SurelDiganti {
  /** The new address, or null if the account has none any more. */
  baru: string | null
  kontak: string
}

/** "d***@contoh.id": enough to recognise the own address, too little for anybody else. */
const masked = (email: string) => email.replace(/^(.).*@/, '$1***@')

/** Goes to the earlier address, because whoever holds the session may have entered the new one. */
export const surelDiganti = defineSurel<SurelDiganti>(
  () => [
    [
      'Alamat surel akun diganti',
      { baru: 'dewi.ayu@contoh.id', kontak: 'https://portal.example.go.id/kontak' },
    ],
  ],
  ({ baru, kontak }) => ({
    subject: 'Alamat surel akun Anda diganti',
    isi: [
      baru
        ? `Alamat surel akun Anda di portal ini diganti menjadi ${masked(baru)}. Surat portal selanjutnya dikirim ke sana.`
        : 'Alamat surel ini dihapus dari akun Anda di portal ini.',
      'Bila bukan Anda yang menggantinya, segera ganti kata sandi dan hubungi kami.',
      { label: 'Kontak kami', url: kontak },
    ],
  }),
)
