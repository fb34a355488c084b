import type { Kasus } from '@portal/domain/okkp/kasus/kasus.contract'
import { asalLabels } from '@portal/domain/okkp/kasus/kasus.table'
import { hasilLabels, sanksiLabels } from '@portal/domain/okkp/registrasi/registrasi.pengawasan'
import { formatDate, formatDateTime } from '@portal/domain/platform/format'
import type { ReactNode } from 'react'
import classes from '#okkp/registrasi/detail/detail.module.css'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

interface Rekaman {
  key: string
  title: string
  words: string
  link?: string | false
}

export const putusanLengkap = { MS: 'MS (memenuhi syarat)', TMS: 'TMS (tidak memenuhi syarat)' } as const

/** First source, tests, supervision and closing of a case, in that order. Only records that the reader may open have a link. */
export function RekamanKasus({ kasus }: { kasus: Kasus }) {
  const records: Rekaman[] = [
    {
      key: 'asal',
      title: asalLabels[kasus.asal],
      words: [formatDate(kasus.tanggal), kasus.parameter, kasus.komoditas, kasus.lokasi].join(' · '),
    },
    ...kasus.uji
      .filter(({ id }) => kasus.asal !== 'uji_lab' || id !== kasus.asal_id)
      .map(({ id, kode_sampel, tanggal, parameter, status, boleh_buka }) => ({
        key: `uji ${id}`,
        title: `Uji laboratorium ${kode_sampel}`,
        words: [formatDate(tanggal), parameter, status ? putusanLengkap[status] : 'belum ada putusan'].join(
          ' · ',
        ),
        link: boleh_buka && `/okkp/admin/lab/uji/${id}`,
      })),
    ...kasus.pengawasan
      .filter(({ id }) => kasus.asal !== 'pengawasan' || id !== kasus.asal_id)
      .map(({ id, registrasi_id, tanggal, hasil, sanksi, boleh_buka }) => ({
        key: `pengawasan ${id}`,
        title: 'Pengawasan',
        words: [
          formatDate(tanggal),
          hasilLabels[hasil],
          `sanksi: ${sanksiLabels[sanksi].toLowerCase()}`,
        ].join(' · '),
        link: boleh_buka && `/okkp/admin/registrasi/${registrasi_id}`,
      })),
    ...(kasus.ditutup
      ? [
          {
            key: 'tutup',
            title: 'Ditutup',
            words: [formatDateTime(kasus.ditutup), kasus.ditutup_oleh ?? 'Sistem', kasus.catatan]
              .filter(Boolean)
              .join(' · '),
          },
        ]
      : []),
  ]
  return (
    <ol className={classes.chain}>
      {records.map(({ key, title, words, link }) => (
        <li key={key}>
          <Title link={link}>{title}</Title>
          <small>{words}</small>
        </li>
      ))}
    </ol>
  )
}

function Title({ link, children }: { link: string | false | undefined; children: ReactNode }) {
  return link ? <AppLink to={link}>{children}</AppLink> : <b>{children}</b>
}
