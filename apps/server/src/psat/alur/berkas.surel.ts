import { contohKabar } from '@portal/domain/psat/pesan/contoh-kabar'
import type { Kabar } from '@portal/domain/psat/pesan/kabar'
import { defineSurel } from '#platform/mail/surel.ts'

interface TentangBerkas {
  kabar: Kabar
  rincian?: string | null | undefined
  url: string
  /** What the link opens. */
  buka?: string
}

/** Whatever happens to a licence file: a sentence, its facts, what somebody wrote along with it, and the way there. */
export const surelBerkas = defineSurel<TentangBerkas>(
  () =>
    Object.values(contohKabar())
      .flat()
      .map(({ peristiwa, kabar, rincian }) => [
        peristiwa,
        { kabar, rincian, url: 'https://portal.example.go.id/psat/pengajuan/contoh' },
      ]),
  ({ kabar: { keterangan, subject, fakta }, rincian, url, buka = 'Buka berkas di portal' }) => ({
    subject,
    isi: [
      keterangan,
      ...(fakta.length > 0 ? [{ fakta }] : []),
      ...(rincian ? [`Catatan:\n${rincian}`] : []),
      { label: buka, url },
    ],
  }),
)
