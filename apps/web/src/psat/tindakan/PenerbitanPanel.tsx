import type { PanelBerkas } from '@portal/domain/psat/alur/alur'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import type { ComponentType } from 'react'
import { Section } from '#platform/page/Section.tsx'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import { NomorView } from '#psat/penerbitan/NomorView.tsx'
import classes from '#psat/penerbitan/penerbitan.module.css'
import { SertifikatTerbit } from '#psat/penerbitan/sertifikat/SertifikatTerbit.tsx'
import { type Penerbitan, usePenerbitan } from '#psat/penerbitan/use-penerbitan.ts'
import { MenungguTagihan } from '#psat/pnbp/tagihan/MenungguTagihan.tsx'
import { LangkahTerbit } from '#psat/tindakan/LangkahTerbit.tsx'
import { formTerbit } from '#psat/tindakan/langkah-di.ts'

interface IsiProps {
  berkas: BerkasPengajuan
  penerbitan: Penerbitan
}

/** Read-only view of each panel for users without a step there. */
const bacaan: Partial<Record<PanelBerkas, ComponentType<IsiProps>>> = {
  tagihan: MenungguTagihan,
  nomor: NomorView,
  sertifikat: SertifikatTerbit,
}

export function PenerbitanPanel({ berkas }: { berkas: BerkasPengajuan }) {
  const { data, error, refetch } = usePenerbitan(berkas.uuid)
  if (data) return <Isi berkas={berkas} penerbitan={data} />
  if (error) {
    return <ErrorState title="Bagian ini belum dapat dimuat" error={error} onRetry={() => void refetch()} />
  }
  return <LoadingRows rows={6} />
}

function Isi({ berkas, penerbitan }: IsiProps) {
  const Bacaan = berkas.panel && formTerbit(berkas).length === 0 ? bacaan[berkas.panel] : undefined
  return (
    <div className={classes.parts}>
      {Bacaan && (
        <div>
          <Bacaan berkas={berkas} penerbitan={penerbitan} />
        </div>
      )}
      <LangkahTerbit berkas={berkas} penerbitan={penerbitan} />
      {!berkas.panel && !penerbitan.tagihan && (
        <Section title="Pembayaran PNBP">
          <p>Berkas ini tidak sampai ke tahap pembayaran.</p>
        </Section>
      )}
    </div>
  )
}
