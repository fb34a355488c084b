import { Button } from '@mantine/core'
import { formatDate } from '@portal/domain/platform/format'
import { jenisIzinLabels } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { Section } from '#platform/page/Section.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { ErrorState } from '#platform/ui/states/states.tsx'
import classes from '#psat/pengajuan/Pelaku.module.css'
import { usePengalihanMasuk } from '#psat/pengalihan/use-pengalihan.ts'

export function PengalihanMasuk() {
  const { data = [], error, refetch } = usePengalihanMasuk()
  if (error && data.length === 0) {
    return (
      <ErrorState
        title="Pengalihan kepada Anda belum dapat dimuat"
        error={error}
        onRetry={() => void refetch()}
      />
    )
  }
  if (data.length === 0) return null
  return (
    <Section title="Menunggu persetujuan Anda" text="Izin yang akan dialihkan kepada perusahaan Anda.">
      <ul className={classes.rows}>
        {data.map((satu) => (
          <li key={satu.kode} className={classes.row}>
            <span className={classes.words}>
              <b>
                {jenisIzinLabels[satu.auditType]} {satu.nomor_izin}
              </b>
              <small>
                Dari {satu.pemilik_lama}
                {satu.tanggal_pengalihan && `, dialihkan ${formatDate(satu.tanggal_pengalihan)}`}
              </small>
            </span>
            <Button component={AppLink} to={`/psat/pengajuan/pengalihan/${satu.kode}`} variant="light">
              Periksa dan jawab
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  )
}
