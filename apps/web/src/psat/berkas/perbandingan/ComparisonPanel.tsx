import { formatNumber } from '@portal/domain/platform/format'
import { IconEqual } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { EmptyState, ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import { DocumentViewer } from '#platform/viewer/DocumentViewer.tsx'
import classes from '#psat/berkas/perbandingan/Comparison.module.css'
import { ComparisonTable, type Perubahan } from '#psat/berkas/perbandingan/ComparisonTable.tsx'
import { usePerbandingan } from '#psat/berkas/use-berkas.ts'

export function ComparisonPanel({ uuid, putaran }: { uuid: string; putaran: number }) {
  const { data, error, refetch } = usePerbandingan(uuid, putaran)
  const [chosen, setChosen] = useState<Perubahan>()
  const pair = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (chosen) pair.current?.scrollIntoView({ block: 'start' })
  }, [chosen])
  if (error) {
    return <ErrorState title="Perbandingan belum dapat dimuat" error={error} onRetry={() => void refetch()} />
  }
  if (!data) return <LoadingRows rows={3} />
  if (data.perubahan.length === 0) {
    return (
      <EmptyState
        icon={IconEqual}
        title="Tidak ada yang berubah"
        text="Pemohon mengirim isian dan berkas yang sama. Baca jawabannya pada tiap temuan."
      />
    )
  }
  const pick =
    chosen ?? data.perubahan.find(({ berkas_semula, berkas_menjadi }) => berkas_semula && berkas_menjadi)
  return (
    <div className={classes.panel}>
      <p className={classes.intro}>
        {formatNumber(data.perubahan.length)} perubahan antara kiriman ke-{data.dari} dan ke-{data.ke}.
      </p>
      <ComparisonTable perbandingan={data} onCompare={setChosen} />
      <div ref={pair}>{pick && <SideBySide perubahan={pick} />}</div>
    </div>
  )
}

function SideBySide({ perubahan }: { perubahan: Perubahan }) {
  const { label, berkas_semula, berkas_menjadi } = perubahan
  return (
    <section className={classes.pair} aria-label={`Berkas ${label}, semula dan menjadi`}>
      {berkas_semula && (
        <DocumentViewer
          dokumen={{ kunci: berkas_semula, label: `Semula: ${label}`, nama: perubahan.semula ?? label }}
        />
      )}
      {berkas_menjadi && (
        <DocumentViewer
          dokumen={{ kunci: berkas_menjadi, label: `Menjadi: ${label}`, nama: perubahan.menjadi ?? label }}
        />
      )}
    </section>
  )
}
