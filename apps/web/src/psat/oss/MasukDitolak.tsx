import type { Result } from '@portal/domain/platform/contract'
import { formatDateTime } from '@portal/domain/platform/format'
import type { integrasiOss } from '@portal/domain/psat/oss/integrasi.contract'
import { Section } from '#platform/page/Section.tsx'
import classes from './Oss.module.css'

type Ditolak = Result<typeof integrasiOss>['data']['masuk_ditolak']

const asal: Record<string, string> = {
  receiveNIB: 'Data izin (receiveNIB)',
  receiveFileDS: 'Izin terbit (receiveFileDS)',
  masuk: 'Kedatangan pelaku usaha',
  pengajuan: 'Permohonan dengan izin terpakai',
}

/** Lists the messages from OSS that the portal refused, with the reason sent to OSS. */
export function MasukDitolak({ ditolak }: { ditolak: Ditolak }) {
  if (ditolak.length === 0) return null
  return (
    <Section
      title="Dari OSS, tidak diproses"
      text="Pesan dan kedatangan 30 hari terakhir yang ditolak atau bukan layanan portal ini. Tidak ada data yang dibuat karenanya."
    >
      <ul className={classes.list}>
        {ditolak.map(({ id, metode, id_izin, nib, galat, kali, diterima }) => (
          <li key={id}>
            <b>{asal[metode] ?? metode}</b>
            <span>
              {[id_izin && `Izin ${id_izin}`, nib && `NIB ${nib}`].filter(Boolean).join(', ')} {galat}
              {kali > 1 && ` (${kali} kali)`}
            </span>
            <small>{formatDateTime(diterima)}</small>
          </li>
        ))}
      </ul>
    </Section>
  )
}
