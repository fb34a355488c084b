import { ActionIcon, Button, Tooltip } from '@mantine/core'
import {
  IconDownload,
  IconExternalLink,
  IconMapPinPlus,
  IconX,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { openStored } from '#platform/files/open-stored.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { EmptyState, LoadingRows } from '#platform/ui/states/states.tsx'
import classes from '#platform/viewer/DocumentViewer.module.css'
import { kindOf } from '#platform/viewer/document-kind.ts'
import { PictureView } from '#platform/viewer/PictureView.tsx'
import type { Pin, SurfaceProps } from '#platform/viewer/page-surface.ts'

// The PDF reader is large, so it loads with the first PDF.
const PdfView = lazy(() => import('#platform/viewer/PdfView.tsx'))

interface DocumentViewerProps extends Omit<SurfaceProps, 'pins'> {
  dokumen: { kunci: string; label: string; nama: string }
  pins?: readonly Pin[]
  /** Content left of the buttons, such as a version selector. */
  tools?: ReactNode
  /** A line below the pages, such as the way to the next document. */
  foot?: ReactNode
}

const zooms = [1, 1.25, 1.5, 2, 3]

export function DocumentViewer(props: DocumentViewerProps) {
  const { dokumen, pins = [], tools, foot, onPlace, ...surface } = props
  const [zoom, setZoom] = useState(0)
  const [placing, setPlacing] = useState(false)
  const kind = kindOf(dokumen.kunci)
  const drawn = kind === 'pdf' || kind === 'gambar'
  const view = {
    kunci: dokumen.kunci,
    label: dokumen.label,
    zoom: zooms[zoom] ?? 1,
    pins,
    ...surface,
    ...(placing && onPlace
      ? {
          onPlace: (place: Parameters<typeof onPlace>[0]) => {
            setPlacing(false)
            onPlace(place)
          },
        }
      : {}),
  }
  const zoomTools = (
    <>
      <IconTool label="Perkecil" disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
        <Icon of={IconZoomOut} />
      </IconTool>
      <IconTool label="Perbesar" disabled={zoom === zooms.length - 1} onClick={() => setZoom(zoom + 1)}>
        <Icon of={IconZoomIn} />
      </IconTool>
      <IconTool label="Buka di tab baru" onClick={() => openStored(dokumen.kunci)}>
        <Icon of={IconExternalLink} />
      </IconTool>
    </>
  )
  return (
    <section className={classes.viewer} aria-label={`Penampil: ${dokumen.label}`}>
      <header className={classes.bar}>
        <div className={classes.title}>
          <b>{dokumen.label}</b>
          {dokumen.nama !== dokumen.label && <span>{dokumen.nama}</span>}
        </div>
        <div className={classes.tools}>
          {tools}
          {drawn && !onPlace && zoomTools}
        </div>
      </header>
      {drawn && onPlace && (
        <div className={classes.second}>
          <Button
            variant={placing ? 'filled' : 'light'}
            size="sm"
            aria-pressed={placing}
            leftSection={placing ? <Icon of={IconX} /> : <Icon of={IconMapPinPlus} />}
            onClick={() => setPlacing(!placing)}
          >
            {placing ? 'Batal menandai' : 'Tandai temuan'}
          </Button>
          <div className={classes.tools}>{zoomTools}</div>
        </div>
      )}
      {placing && (
        <p className={classes.hint} role="status">
          Klik letak temuan pada halaman. Dengan papan ketik: pilih halaman, geser dengan panah, tekan Enter.
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <section className={classes.scroll} tabIndex={0} aria-label={`Halaman ${dokumen.label}`}>
        {kind === 'pdf' ? (
          <Suspense fallback={<LoadingRows rows={4} />}>
            <PdfView key={dokumen.kunci} {...view} />
          </Suspense>
        ) : kind === 'gambar' ? (
          <PictureView key={dokumen.kunci} {...view} />
        ) : (
          <EmptyState
            title={kind === 'excel' ? 'Berkas Excel' : 'Berkas ini tidak dapat ditampilkan di sini'}
            text="Unduh untuk membukanya di komputer Anda."
            action={
              <Button leftSection={<Icon of={IconDownload} />} onClick={() => openStored(dokumen.kunci)}>
                Unduh berkas
              </Button>
            }
          />
        )}
      </section>
      {foot && <div className={classes.foot}>{foot}</div>}
    </section>
  )
}

interface IconToolProps {
  label: string
  disabled?: boolean
  onClick: () => void
  children: ReactNode
}

function IconTool({ label, disabled = false, onClick, children }: IconToolProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" color="gray" aria-label={label} disabled={disabled} onClick={onClick}>
        {children}
      </ActionIcon>
    </Tooltip>
  )
}
