import { Loader } from '@mantine/core'
import { Callout } from '#platform/page/Callout.tsx'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import { DocumentViewer } from '#platform/viewer/DocumentViewer.tsx'
import classes from '#psat/penerbitan/penerbitan.module.css'
import type { usePratinjau } from '#psat/penerbitan/sertifikat/use-pratinjau.ts'

interface PratinjauProps {
  pratinjau: ReturnType<typeof usePratinjau>
  hal: 'sertifikat' | 'lampiran'
}

export function Pratinjau({ pratinjau, hal }: PratinjauProps) {
  const { data, error, isFetching, refetch } = pratinjau
  if (error) {
    return (
      <div className={classes.viewer}>
        <ErrorState title="Pratinjau belum dapat dibuat" error={error} onRetry={() => void refetch()} />
      </div>
    )
  }
  if (!data?.path) return <LoadingRows rows={4} />
  return (
    <div className={classes.viewer}>
      {data.peringatan && (
        <Callout tone="warn" role="status">
          {data.peringatan}
        </Callout>
      )}
      <DocumentViewer
        dokumen={{ kunci: data.path, label: `Pratinjau ${hal}`, nama: 'Belum ditandatangani' }}
        tools={
          isFetching && (
            <span className={classes.drawing} role="status">
              <Loader size={16} aria-hidden="true" />
              Memperbarui pratinjau…
            </span>
          )
        }
      />
    </div>
  )
}
