import { jenisIzinLabels } from '@portal/domain/psat/jenis/jenis-pengajuan'
import type { BerkasPengajuan, Temuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import type { ReactNode } from 'react'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { Section } from '#platform/page/Section.tsx'
import { FilePage } from '#psat/berkas/FilePage.tsx'
import { HistoryTimeline } from '#psat/berkas/HistoryTimeline.tsx'
import { IsianView } from '#psat/berkas/IsianView.tsx'
import { MessageThread } from '#psat/berkas/MessageThread.tsx'
import { MetaBerkas } from '#psat/berkas/MetaBerkas.tsx'
import { ComparisonPanel } from '#psat/berkas/perbandingan/ComparisonPanel.tsx'
import { HasilAudit } from '#psat/komtek/HasilAudit.tsx'
import classes from '#psat/komtek/komtek.module.css'
import { RingkasanKasus } from '#psat/komtek/RingkasanKasus.tsx'
import { FormTemuan } from '#psat/lapang/FormTemuan.tsx'
import { DokumenDesk } from '#psat/meja/DokumenDesk.tsx'
import { KeteranganCard } from '#psat/meja/KeteranganCard.tsx'
import { TemuanCard } from '#psat/meja/TemuanCard.tsx'
import { TimCard } from '#psat/meja/TimCard.tsx'
import { type Meja, useMeja } from '#psat/meja/use-meja.ts'
import { LangkahCard } from '#psat/tindakan/LangkahCard.tsx'

/** A case for the committee, all of it on one page: what is asked, what was found, and the decision. */
export function KasusPage({ berkas, bar }: { berkas: BerkasPengajuan; bar: ReactNode }) {
  const meja = useKasus(berkas)
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
        turn={<LangkahCard meja={meja} />}
        aside={
          <>
            <TemuanCard meja={meja} />
            <KeteranganCard meja={meja} />
            <TimCard berkas={berkas} />
          </>
        }
      >
        <RingkasanKasus berkas={berkas} />
        {meja.compared && (
          <Section
            title="Yang berubah pada perbaikan terakhir"
            text="Kiriman terakhir dibanding yang sebelumnya."
          >
            <ComparisonPanel uuid={berkas.uuid} putaran={berkas.putaran} />
          </Section>
        )}
        <HasilAudit berkas={berkas} />
        <section id="kasus-dokumen" className={classes.part} aria-label="Dokumen">
          <DokumenDesk meja={{ ...meja, show: meja.choose }} />
        </section>
        <div id="kasus-isian" className={classes.part}>
          <Section title="Data pengajuan" text="Isian yang terakhir dikirim pemohon.">
            <IsianView
              salinan={berkas.salinan}
              auditType={berkas.auditType}
              jenisPengajuan={berkas.jenisPengajuan}
              temuan={berkas.temuan}
              onShowFile={meja.show}
            />
          </Section>
        </div>
        <Section title="Pesan dengan pemohon">
          <MessageThread uuid={berkas.uuid} lawan="pemohon" />
        </Section>
        <Section title="Riwayat">
          <HistoryTimeline riwayat={berkas.riwayat} />
        </Section>
      </FilePage>
      {meja.form && (
        <FormTemuan berkas={berkas} target={meja.form} onClosed={() => meja.setForm(undefined)} />
      )}
    </>
  )
}

const scrollTo = (id: string) => document.getElementById(id)?.scrollIntoView({ block: 'start' })

/** The desk without tabs: everything is on the page, so showing something means going there. */
function useKasus(berkas: BerkasPengajuan): Meja {
  const meja = useMeja(berkas)
  const show: Meja['show'] = (dokumen) => {
    meja.choose(dokumen)
    scrollTo('kasus-dokumen')
  }
  return {
    ...meja,
    bagian: 'dokumen',
    show,
    showTemuan(temuan: Temuan) {
      meja.select(temuan.id)
      if (temuan.sasaran === 'lapangan') return scrollTo('kasus-audit')
      const dokumen = meja.dokumenOf(temuan)
      if (dokumen) show(dokumen)
      else scrollTo('kasus-isian')
    },
  }
}
