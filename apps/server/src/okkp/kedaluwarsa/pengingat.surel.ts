import { formatDate } from '@portal/domain/platform/format'
import { defineSurel } from '#platform/mail/surel.ts'

interface Habis {
  jenis: string
  nomor: string
  pemegang: string
  habis: string
  sisa: number
  cara: string
  url: string
}

export const kabarHabis = ({ jenis, nomor, habis, sisa, cara }: Omit<Habis, 'url' | 'pemegang'>) =>
  `${jenis} nomor ${nomor} ${sisa === 0 ? 'habis hari ini' : `habis ${sisa} hari lagi`}, pada ${formatDate(habis)}. ${cara}`

const contoh = {
  jenis: 'Izin Edar PSAT PL',
  nomor: 'PL-32-0042/2022',
  pemegang: 'Rumah Kemas Lembang',
  habis: '2026-12-16',
  sisa: 30,
  cara: 'Ajukan perpanjangan lewat menu PSAT di portal ini.',
  url: 'https://portal.example.go.id/psat',
}

export const surelHabis = defineSurel<Habis>(
  () => [
    ['Registrasi segera habis', contoh],
    ['Registrasi habis hari ini', { ...contoh, habis: '2026-11-16', sisa: 0 }],
  ],
  ({ url, pemegang, ...habis }) => ({
    subject: `${habis.jenis} ${habis.nomor} ${habis.sisa === 0 ? 'habis hari ini' : `habis ${formatDate(habis.habis)}`}`,
    isi: [
      kabarHabis(habis),
      {
        fakta: [
          ['Registrasi', habis.jenis],
          ['Nomor', habis.nomor],
          ['Unit usaha', pemegang],
          ['Berlaku sampai', formatDate(habis.habis)],
        ],
      },
      { label: 'Buka di portal', url },
    ],
  }),
)
