import { hasilLabels, sanksiLabels } from '@portal/domain/okkp/registrasi/registrasi.pengawasan'
import type { TindakLanjut } from '@portal/domain/okkp/tindak-lanjut/tindak-lanjut.contract'
import { asalLabels } from '@portal/domain/okkp/tindak-lanjut/tindak-lanjut.rules'
import { formatDate, formatDateTime } from '@portal/domain/platform/format'
import { hasPermission } from '@portal/domain/portal/permissions'
import type { ReactNode } from 'react'
import classes from '#okkp/registrasi/detail/detail.module.css'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

interface Step {
  key: string
  title: string
  words: string
  link?: string | false
}

const verdicts = { MS: 'MS (memenuhi syarat)', TMS: 'TMS (tidak memenuhi syarat)' } as const

/** All records of a follow-up in chronological order. Only records that the reader may open have a link. */
export function RantaiLangkah({ rantai }: { rantai: TindakLanjut }) {
  const { role } = useSignedInUser()
  const steps: Step[] = [
    {
      key: 'rapid',
      title: `${asalLabels[rantai.asal]} positif`,
      words: [formatDate(rantai.tanggal), rantai.parameter, rantai.komoditas, rantai.lokasi].join(' · '),
      link:
        rantai.asal === 'rapid_test' &&
        hasPermission(role, 'rapid-test.kelola') &&
        `/okkp/admin/lab/rapid/${rantai.asal_id}`,
    },
    ...rantai.uji.map(({ id, kode_sampel, tanggal, parameter, status }) => ({
      key: `uji ${id}`,
      title: `Uji konfirmasi ${kode_sampel}`,
      words: [formatDate(tanggal), parameter, status ? verdicts[status] : 'belum ada putusan'].join(' · '),
      link: hasPermission(role, 'uji-lab.kelola') && `/okkp/admin/lab/uji/${id}`,
    })),
    ...rantai.pengawasan.map(({ id, tanggal, hasil, sanksi }) => ({
      key: `pengawasan ${id}`,
      title: 'Pengawasan',
      words: [formatDate(tanggal), hasilLabels[hasil], `sanksi: ${sanksiLabels[sanksi].toLowerCase()}`].join(
        ' · ',
      ),
      link:
        rantai.registrasi_id !== null &&
        hasPermission(role, 'registrasi.kelola') &&
        `/okkp/admin/registrasi/${rantai.registrasi_id}`,
    })),
    ...(rantai.ditutup
      ? [
          {
            key: 'tutup',
            title: 'Ditutup',
            words: [formatDateTime(rantai.ditutup), rantai.ditutup_oleh ?? 'Sistem', rantai.catatan]
              .filter(Boolean)
              .join(' · '),
          },
        ]
      : []),
  ]
  return (
    <ol className={classes.chain}>
      {steps.map(({ key, title, words, link }) => (
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
