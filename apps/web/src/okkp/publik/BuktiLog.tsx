import type { proveRegistrasi } from '@portal/domain/okkp/registrasi/registrasi.contract'
import { formatDateTime, formatNumber } from '@portal/domain/platform/format'
import { kataPeristiwa } from '@portal/domain/platform/transparansi/kata'
import { IconDownload } from '@tabler/icons-react'
import classes from '#okkp/publik/publik.module.css'
import { question } from '#platform/api/question.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import buttons from '#platform/light/button.module.css'
import { useRead } from '#platform/light/use-read.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

/** Shows the log entry of a permit, its proof to download, and the hashes that its certificates carry. */
export function BuktiLog({ kode, nomor }: { kode: string; nomor: string }) {
  const { data } = useRead(
    question<typeof proveRegistrasi>('/api/verifikasi/:kode/bukti', { params: { kode } }),
    { quiet: true },
  )
  if (!data) return null
  const { urutan, bukti, riwayat } = data.data
  return (
    <section className={`${classes.log} ${classes.onScreen}`} aria-label="Catatan di log transparansi">
      <p>
        {bukti === null || urutan === null
          ? 'Keadaan izin ini sudah dicatat, dan disegel di log transparansi dalam beberapa menit.'
          : `Keadaan izin ini tercatat sebagai catatan nomor ${formatNumber(urutan)} di log transparansi, yang tidak dapat ditulis ulang diam-diam.`}{' '}
        <AppLink to="/transparansi" className={classes.tautan}>
          Apa artinya
        </AppLink>
      </p>
      {bukti !== null && (
        <a
          className={buttons.button}
          data-kind="plain"
          data-size="md"
          href={`/api/verifikasi/${encodeURIComponent(kode)}/bukti`}
          download={`bukti-${nomor.replace(/[^\w-]+/g, '-')}.json`}
        >
          <Icon of={IconDownload} />
          Unduh bukti
        </a>
      )}
      <div>
        <p>Kode catatan yang tercetak di kaki sertifikat harus sama dengan salah satu kode berikut.</p>
        <ol aria-label="Kode catatan log">
          {riwayat.map(({ daun, peristiwa, waktu }) => (
            <li key={daun}>
              {kataPeristiwa(peristiwa)}, <time dateTime={waktu}>{formatDateTime(waktu)}</time>
              <code>{daun}</code>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
