import { useMediaQuery } from '@mantine/hooks'
import { jenisIzinLabels } from '@portal/domain/psat/jenis/jenis-pengajuan'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import type { ReactNode } from 'react'
import { useSidebarTab } from '#platform/layouts/use-sidebar-tab.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { BerikutnyaCard } from '#psat/berkas/BerikutnyaCard.tsx'
import { FilePage } from '#psat/berkas/FilePage.tsx'
import { MetaBerkas } from '#psat/berkas/MetaBerkas.tsx'
import { TrackBadge } from '#psat/berkas/TrackBadge.tsx'
import { FormTemuan } from '#psat/lapang/FormTemuan.tsx'
import { KunjunganSection, setsJadwal } from '#psat/lapang/kunjungan/KunjunganSection.tsx'
import { BagianIsi } from '#psat/petugas/berkas/BagianIsi.tsx'
import { BagianTabs } from '#psat/petugas/berkas/BagianTabs.tsx'
import { KeteranganCard } from '#psat/temuan/meja/KeteranganCard.tsx'
import { TemuanCard } from '#psat/temuan/meja/TemuanCard.tsx'
import { TimCard } from '#psat/temuan/meja/TimCard.tsx'
import { type Meja, useMeja } from '#psat/temuan/meja/use-meja.ts'
import { LangkahCard } from '#psat/tindakan/LangkahCard.tsx'

/** On the day of the visit the officer needs the checklist first. */
const diLapangan = ({ berkas, bagian }: Meja): boolean =>
  berkas.panel === 'ceklis' && berkas.giliran_saya && !berkas.tugas?.kunjungan && bagian === 'lapang'

export function BerkasPage({ berkas, actions }: { berkas: BerkasPengajuan; actions?: ReactNode }) {
  const meja = useMeja(berkas)
  const narrow = useMediaQuery('(max-width: 767.98px)', undefined, { getInitialValueInEffect: false })
  const lapangan = diLapangan(meja)
  useSidebarTab(`${berkas.auditType}.${berkas.tab}`)
  return (
    <>
      <PageHeader
        title={berkas.nama}
        here={berkas.nomorPermohonan}
        // In the field a phone shows the checklist in its first screen. The header leads back to the queue.
        actions={lapangan && narrow ? undefined : actions}
        crumbs={[
          { label: jenisIzinLabels[berkas.auditType], to: `/psat/admin/perizinan/${berkas.auditType}` },
          { label: berkas.label },
        ]}
        meta={<MetaBerkas berkas={berkas} track={<TrackBadge alur={berkas.alur} />} />}
      />
      <FilePage
        berkas={berkas}
        tabs={<BagianTabs meja={meja} />}
        turn={<LangkahCard meja={meja} />}
        papersFirst={lapangan}
        aside={
          <>
            <TemuanCard meja={meja} />
            {!setsJadwal(berkas) && <KunjunganSection berkas={berkas} />}
            <KeteranganCard meja={meja} />
            <TimCard berkas={berkas} />
            <BerikutnyaCard berkas={berkas} judul="Giliran berikutnya" />
          </>
        }
      >
        <BagianIsi meja={meja} />
      </FilePage>
      {meja.form && (
        <FormTemuan berkas={berkas} target={meja.form} onClosed={() => meja.setForm(undefined)} />
      )}
    </>
  )
}
