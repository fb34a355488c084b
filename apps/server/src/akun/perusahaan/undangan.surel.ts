import { formatDate } from '@portal/domain/platform/format'
import { defineSurel } from '#platform/mail/surel.ts'

interface Undangan {
  pengirim: string
  perusahaan: string
  berakhir: Date
  /** The reason for the invitation, if it is more than joining as a colleague. */
  karena?: string | undefined
  url: string
}

const contoh = {
  pengirim: 'Budi Santoso',
  perusahaan: 'CV Kebun Raya Lembang',
  berakhir: new Date('2026-11-23T02:00:00Z'),
  url: 'https://portal.example.go.id/undangan?token=contoh',
}

export const surelUndangan = defineSurel<Undangan>(
  () => [
    ['Rekan diundang', contoh],
    [
      'Pemilik baru diundang',
      {
        ...contoh,
        perusahaan: 'PT Agro Prima',
        karena:
          'CV Kebun Raya Lembang mengalihkan SPPB-PSAT nomor 00124/SPPB-PSAT/2026 kepada PT Agro Prima dan meminta persetujuan Anda. Untuk menjawabnya, buat dahulu akun PT Agro Prima di Portal Pangan Segar.',
      },
    ],
  ],
  ({ pengirim, perusahaan, berakhir, karena, url }) => ({
    subject: `Undangan membuat akun ${perusahaan} di Portal Pangan Segar`,
    isi: [
      karena ?? `${pengirim} mengundang Anda membuat akun ${perusahaan} di Portal Pangan Segar.`,
      `Pilih nama pengguna dan kata sandi Anda paling lambat ${formatDate(berakhir)}; tautannya hanya dapat dipakai sekali.`,
      { label: 'Buat akun', url },
      'Abaikan surel ini bila Anda tidak mengenal pengirimnya.',
    ],
  }),
)
