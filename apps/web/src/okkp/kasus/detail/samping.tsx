import type { RincianKasus } from '@portal/domain/okkp/kasus/kasus.contract'
import {
  type StatusPeringatan,
  statusPeringatanLabels,
} from '@portal/domain/okkp/peringatan/peringatan.rules'
import { formatDate, formatDateTime } from '@portal/domain/platform/format'
import classes from '#okkp/kasus/kasus.module.css'
import { peringatanList } from '#okkp/peringatan/use-peringatan.ts'
import detail from '#okkp/registrasi/detail/detail.module.css'
import { Facts } from '#platform/page/Facts.tsx'
import { Section } from '#platform/page/Section.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { Tag } from '#platform/ui/mark/StatusBadge.tsx'

interface OfKasus {
  kasus: RincianKasus
}

export function KeteranganSection({ kasus }: OfKasus) {
  const { registrasi_id, no_registrasi } = kasus
  const registrasi =
    registrasi_id !== null && kasus.boleh_buka_registrasi ? (
      <AppLink to={`/okkp/admin/registrasi/${registrasi_id}`}>{no_registrasi}</AppLink>
    ) : (
      (no_registrasi ?? 'Tidak diketahui')
    )
  return (
    <Section title="Keterangan">
      <Facts
        layout="lines"
        facts={[
          ['Nomor', kasus.nomor],
          ['Tempat', kasus.lokasi],
          ['Wilayah', kasus.kota ?? kasus.provinsi, kasus.kota ? kasus.provinsi : ''],
          ['Registrasi', registrasi, kasus.unit_usaha],
          ['Dipastikan', kasus.dipastikan ? 'Ya' : 'Belum'],
          ['Dibuka', formatDate(kasus.dibuka)],
          ['Yang bertindak', kasus.ditutup === null && kasus.penanggung_nama],
        ]}
      />
    </Section>
  )
}

export function PeringatanSection({ kasus: { peringatan } }: OfKasus) {
  if (peringatan.length === 0) return null
  return (
    <Section title="Peringatan">
      <ul className={classes.records}>
        {peringatan.map(({ id, judul, status, boleh_buka }) => (
          <li key={id}>
            <h3>{boleh_buka ? <AppLink to={`${peringatanList}/${id}`}>{judul}</AppLink> : judul}</h3>
            <Tag>{statusPeringatanLabels[status as StatusPeringatan] ?? status}</Tag>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Every event with its time and author, folded behind one line. */
export function RiwayatSection({ kasus: { riwayat } }: OfKasus) {
  return (
    <Section>
      <details className={classes.fold}>
        <summary>Riwayat ({riwayat.length})</summary>
        <ol className={detail.events}>
          {riwayat.map(({ pada, oleh, judul, keterangan }) => (
            <li key={`${pada} ${judul}`}>
              <b>{judul}</b>
              <small>
                {oleh ?? 'Sistem'} · {formatDateTime(pada)}
              </small>
              {keterangan && <small>{keterangan}</small>}
            </li>
          ))}
        </ol>
      </details>
    </Section>
  )
}
