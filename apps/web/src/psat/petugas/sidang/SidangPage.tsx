import { jenisIzinLabels } from '@portal/domain/psat/jenis/jenis-pengajuan'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import type { ReactNode } from 'react'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { FilePage } from '#psat/berkas/FilePage.tsx'
import { MetaBerkas } from '#psat/berkas/MetaBerkas.tsx'
import { FormTemuan } from '#psat/lapang/FormTemuan.tsx'
import { BagianIsi } from '#psat/petugas/berkas/BagianIsi.tsx'
import { BagianTabs } from '#psat/petugas/berkas/BagianTabs.tsx'
import { HasilAudit } from '#psat/petugas/sidang/HasilAudit.tsx'
import { RingkasanSidang } from '#psat/petugas/sidang/RingkasanSidang.tsx'
import { KeteranganCard } from '#psat/temuan/meja/KeteranganCard.tsx'
import { TemuanCard } from '#psat/temuan/meja/TemuanCard.tsx'
import { TimCard } from '#psat/temuan/meja/TimCard.tsx'
import { useMeja } from '#psat/temuan/meja/use-meja.ts'
import { LangkahCard } from '#psat/tindakan/LangkahCard.tsx'

/** Page of a case for the technical committee: a summary first, then the parts that all staff see. */
export function SidangPage({ berkas, bar }: { berkas: BerkasPengajuan; bar: ReactNode }) {
  const meja = useMeja(berkas, true)
  return (
    <>
      <PageHeader
        title={berkas.nama}
        here={berkas.nomorPermohonan}
        crumbs={[
          {
            label: `Antrean ${jenisIzinLabels[berkas.auditType]}`,
            to: `/psat/admin/perizinan/${berkas.auditType}/audit`,
          },
        ]}
        meta={<MetaBerkas berkas={berkas} />}
        actions={bar}
      />
      <FilePage
        berkas={berkas}
        tabs={<BagianTabs meja={meja} />}
        turn={<LangkahCard meja={meja} />}
        aside={
          <>
            <TemuanCard meja={meja} />
            <KeteranganCard meja={meja} />
            <TimCard berkas={berkas} />
          </>
        }
      >
        <BagianIsi
          meja={meja}
          kasus={
            <>
              <RingkasanSidang berkas={berkas} />
              <HasilAudit berkas={berkas} />
            </>
          }
        />
      </FilePage>
      {meja.form && (
        <FormTemuan berkas={berkas} target={meja.form} onClosed={() => meja.setForm(undefined)} />
      )}
    </>
  )
}
