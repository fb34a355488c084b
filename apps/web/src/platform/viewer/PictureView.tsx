import { useBlobUrl, useStoredFile } from '#platform/files/use-file-url.ts'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import classes from '#platform/viewer/DocumentViewer.module.css'
import { PageSurface } from '#platform/viewer/PageSurface.tsx'
import type { ViewProps } from '#platform/viewer/page-surface.ts'

/** Shows a picture as a document with one page. */
export function PictureView({ kunci, label, zoom, ...surface }: ViewProps) {
  const { data, error, refetch } = useStoredFile('display_image', kunci)
  const url = useBlobUrl(data)
  if (error) {
    return <ErrorState title="Gambar belum dapat dimuat" error={error} onRetry={() => void refetch()} />
  }
  if (!url) return <LoadingRows rows={4} />
  return (
    <PageSurface {...surface} halaman={1} zoom={zoom}>
      <img className={classes.paper} src={url} alt={label} />
    </PageSurface>
  )
}
