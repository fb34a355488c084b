import { useEffect, useState } from 'react'
import { useStoredFile } from '#platform/files/use-file-url.ts'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import { PdfPage } from '#platform/viewer/PdfPage.tsx'
import type { ViewProps } from '#platform/viewer/page-surface.ts'
import { type PDFPageProxy, readPdf } from '#platform/viewer/pdf-source.ts'

/** Shows all pages of a PDF below each other. Each page renders when it is near the viewport. */
export default function PdfView({ kunci, label, zoom, ...surface }: ViewProps) {
  const { data, error, refetch } = useStoredFile('view_pdf', kunci)
  const [pages, setPages] = useState<PDFPageProxy[]>()
  const [broken, setBroken] = useState<Error>()

  useEffect(() => {
    if (!data) return
    let task: ReturnType<typeof readPdf> | undefined
    let gone = false
    setPages(undefined)
    setBroken(undefined)
    const read = async () => {
      const bytes = await data.arrayBuffer()
      if (gone) return
      task = readPdf(bytes)
      const pdf = await task.promise
      const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1)
      const all = await Promise.all(numbers.map((number) => pdf.getPage(number)))
      if (!gone) setPages(all)
    }
    read().catch(() => {
      if (!gone) setBroken(new Error('Berkas ini tidak dapat digambar. Buka di tab baru atau unduh.'))
    })
    return () => {
      gone = true
      void task?.destroy()
    }
  }, [data])

  if (error)
    return <ErrorState title="Dokumen belum dapat dimuat" error={error} onRetry={() => void refetch()} />
  if (broken) return <ErrorState title="Dokumen tidak dapat ditampilkan" error={broken} />
  if (!pages) return <LoadingRows rows={4} />
  return pages.map((page) => (
    <PdfPage key={page.pageNumber} page={page} total={pages.length} label={label} zoom={zoom} {...surface} />
  ))
}
