import { useEffect, useRef, useState } from 'react'
import classes from '#platform/viewer/DocumentViewer.module.css'
import { PageSurface } from '#platform/viewer/PageSurface.tsx'
import type { SurfaceProps } from '#platform/viewer/page-surface.ts'
import type { PDFPageProxy } from '#platform/viewer/pdf-source.ts'

interface PdfPageProps extends SurfaceProps {
  page: PDFPageProxy
  total: number
  label: string
  zoom: number
}

/** A PDF page that reserves its space and renders when it is near the viewport. */
export function PdfPage({ page, total, label, zoom, ...surface }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [near, setNear] = useState(false)
  const [width, setWidth] = useState(0)
  const shape = page.getViewport({ scale: 1 })

  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const sight = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '600px',
    })
    const size = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)))
    sight.observe(element)
    size.observe(element)
    return () => {
      sight.disconnect()
      size.disconnect()
    }
  }, [])

  useEffect(() => {
    const element = canvas.current
    if (!element || !near || width === 0) return
    const scale = (width * Math.min(window.devicePixelRatio, 2)) / page.getViewport({ scale: 1 }).width
    const viewport = page.getViewport({ scale })
    element.width = viewport.width
    element.height = viewport.height
    const work = page.render({ canvas: element, viewport })
    // A cancelled render (unmount or resize) is not an error.
    work.promise.catch(() => undefined)
    return () => work.cancel()
  }, [page, near, width])

  return (
    <PageSurface {...surface} halaman={page.pageNumber} zoom={zoom}>
      <canvas
        ref={canvas}
        className={classes.paper}
        style={{ aspectRatio: `${shape.width} / ${shape.height}` }}
        role="img"
        aria-label={`${label}, halaman ${page.pageNumber} dari ${total}`}
      />
    </PageSurface>
  )
}
