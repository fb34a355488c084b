import { type DokumenBerkas, dokumenSalinan } from '@portal/domain/psat/isian/bidang'
import type { BerkasPengajuan, Temuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { Section } from '#platform/page/Section.tsx'
import { PanelTabs } from '#platform/page/TabBar.tsx'
import { useSearchChange } from '#platform/routing/use-search-change.ts'
import { LoadingRows } from '#platform/ui/states/states.tsx'
import { HistoryTimeline } from '#psat/alur/riwayat/HistoryTimeline.tsx'
import { MessageThread } from '#psat/alur/riwayat/MessageThread.tsx'
import classes from '#psat/berkas/FilePage.module.css'
import { DocumentList } from '#psat/berkas/isi/DocumentList.tsx'
import { IsianView } from '#psat/berkas/isi/IsianView.tsx'
import { KunjunganLewat } from '#psat/lapang/kunjungan/KunjunganSection.tsx'
import { FindingsList } from '#psat/temuan/FindingsList.tsx'
import { pinsOf } from '#psat/temuan/pins.ts'

const DocumentViewer = lazy(async () => ({
  default: (await import('#platform/viewer/DocumentViewer.tsx')).DocumentViewer,
}))

const bagian = {
  temuan: 'Temuan',
  dokumen: 'Dokumen',
  isian: 'Data permohonan',
  pesan: 'Pesan',
  riwayat: 'Riwayat',
} as const
type Bagian = keyof typeof bagian

type Tampil = Pick<DokumenBerkas, 'kunci' | 'label' | 'nama'>

/** Shows the parts of a file. The URL names the open part. */
export function BagianBerkas({ berkas }: { berkas: BerkasPengajuan }) {
  const change = useSearchChange<'/psat/pengajuan/$uuid/'>()
  const search = useSearch({ from: '/psat/pengajuan/$uuid/' })
  const [dipilih, setDipilih] = useState<Tampil>()
  const [temuanId, setTemuanId] = useState<number>()
  const dokumen = dokumenSalinan(berkas.salinan)
  const names = (Object.keys(bagian) as Bagian[]).filter(
    (name) => name !== 'temuan' || berkas.temuan.length > 0,
  )
  const kini = names.find((name) => name === search.bagian) ?? names[0] ?? 'dokumen'
  const tampil = dipilih ?? dokumen[0]
  const jumlah: Partial<Record<Bagian, number>> = {
    temuan: berkas.temuan.filter(({ status }) => status !== 'ditutup').length,
    pesan: berkas.jumlah_pesan,
  }

  function open(name: Bagian) {
    void change({ bagian: name }, { stay: true })
  }

  function show(temuan: Temuan) {
    const kunci = temuan.berkas ?? dokumen.find((satu) => satu.bidang === temuan.bidang)?.kunci
    setTemuanId(temuan.id)
    if (!kunci) return open('isian')
    const ada = dokumen.find((satu) => satu.kunci === kunci)
    setDipilih(ada ?? { kunci, label: 'Versi sebelum perbaikan', nama: 'Versi sebelum perbaikan' })
    open('dokumen')
  }

  return (
    <>
      <PanelTabs
        label="Bagian permohonan"
        panel="bagian-berkas"
        tabs={names.map((name) => ({ name, label: bagian[name], count: jumlah[name] || undefined }))}
        current={kini}
        onOpen={open}
      />
      <div id="bagian-berkas" role="tabpanel" aria-labelledby={`tab-${kini}`}>
        {kini === 'temuan' && (
          <div className={classes.documents}>
            <FindingsList
              temuan={berkas.temuan}
              salinan={berkas.salinan}
              onShow={show}
              selectedId={temuanId}
            />
          </div>
        )}
        {kini === 'dokumen' && (
          <div className={classes.desk}>
            <div className={classes.documents}>
              <DocumentList
                dokumen={dokumen}
                selected={tampil?.kunci}
                onSelect={setDipilih}
                countTemuan={({ bidang }) =>
                  berkas.temuan.filter((satu) => satu.bidang === bidang && satu.status !== 'ditutup').length
                }
              />
            </div>
            {tampil && (
              <Suspense fallback={<LoadingRows />}>
                <DocumentViewer
                  dokumen={tampil}
                  pins={pinsOf(berkas.temuan, tampil.kunci)}
                  selectedPin={temuanId}
                  onSelectPin={setTemuanId}
                />
              </Suspense>
            )}
          </div>
        )}
        {kini === 'isian' && (
          <Section title="Data permohonan" text="Sebagaimana terakhir dikirim.">
            <IsianView
              {...berkas}
              onShowFile={(satu) => {
                setDipilih(satu)
                open('dokumen')
              }}
            />
          </Section>
        )}
        {kini === 'pesan' && (
          <Section title="Pesan" text="Percakapan dengan petugas tentang permohonan ini.">
            <MessageThread uuid={berkas.uuid} lawan="petugas" />
          </Section>
        )}
        {kini === 'riwayat' && (
          <>
            <Section title="Riwayat">
              <HistoryTimeline riwayat={berkas.riwayat} />
            </Section>
            <KunjunganLewat berkas={berkas} />
          </>
        )}
      </div>
    </>
  )
}
