import type { PanelBerkas } from '@portal/domain/psat/alur/alur'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { Section } from '#platform/page/Section.tsx'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import classes from '#psat/penerbitan/penerbitan.module.css'
import { DaftarCetakan } from '#psat/penerbitan/sertifikat/DaftarCetakan.tsx'
import { IzinTerbitOss } from '#psat/penerbitan/sertifikat/IzinTerbitOss.tsx'
import { usePenerbitan } from '#psat/penerbitan/use-penerbitan.ts'
import { LangkahTerbit } from '#psat/tindakan/LangkahTerbit.tsx'

/** The applicant sees nothing before the bill exists. */
const terlihat: readonly (PanelBerkas | null)[] = ['pembayaran', 'nomor', 'sertifikat']

export function PenerbitanSaya({ berkas }: { berkas: BerkasPengajuan }) {
  return terlihat.includes(berkas.panel) ? <Isi berkas={berkas} /> : null
}

function Isi({ berkas }: { berkas: BerkasPengajuan }) {
  const { data, error, refetch } = usePenerbitan(berkas.uuid)
  if (!data) {
    return (
      <Section title="Pembayaran dan sertifikat">
        {error ? (
          <ErrorState title="Bagian ini belum dapat dimuat" error={error} onRetry={() => void refetch()} />
        ) : (
          <LoadingRows rows={3} />
        )}
      </Section>
    )
  }
  return (
    <div className={`${classes.parts} ${classes.mine}`}>
      {data.sertifikat.length > 0 && (
        <Section title="Sertifikat">
          <DaftarCetakan sertifikat={data.sertifikat} />
        </Section>
      )}
      <IzinTerbitOss oss={data.oss} />
      <LangkahTerbit berkas={berkas} penerbitan={data} />
    </div>
  )
}
