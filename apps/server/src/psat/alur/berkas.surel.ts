import { contohKabar } from '@portal/domain/psat/pesan/contoh-kabar'
import type { Kabar } from '@portal/domain/psat/pesan/kabar'
import type { Undangan } from '#platform/mail/message.ts'
import { defineSurel } from '#platform/mail/surel.ts'

interface TentangBerkas {
  kabar: Kabar
  rincian?: string | null | undefined
  url: string
  buka?: string
  undangan?: Undangan | undefined
}

/** Mail for any event of a licence file: a sentence, the facts, an optional note from a person, and a link. */
export const surelBerkas = defineSurel<TentangBerkas>(
  () =>
    Object.values(contohKabar())
      .flat()
      .map(({ peristiwa, kabar, rincian }) => [
        peristiwa,
        { kabar, rincian, url: 'https://portal.example.go.id/psat/pengajuan/contoh' },
      ]),
  ({ kabar: { keterangan, subject, fakta }, rincian, url, undangan, buka = 'Buka berkas di portal' }) => ({
    subject,
    isi: [
      keterangan,
      ...(fakta.length > 0 ? [{ fakta }] : []),
      ...(rincian ? [`Catatan:\n${rincian}`] : []),
      { label: buka, url },
    ],
    undangan,
  }),
)
