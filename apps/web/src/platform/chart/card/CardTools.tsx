import { type Icon as Glyph, IconDownload, IconTable } from '@tabler/icons-react'
import { type ReactNode, useCallback, useId, useRef, useState } from 'react'
import classes from '#platform/chart/card/chart-card.module.css'
import { fileNameOf } from '#platform/chart/card/file-name.ts'
import { saveBlob } from '#platform/files/save-file.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { notify } from '#platform/notices/notify.ts'
import { useDismiss } from '#platform/ui/use-dismiss.ts'

interface CardToolsProps {
  title: string
  /** The name is "grafik" or "peta". */
  drawing: { name: string; icon: Glyph }
  asTable: boolean
  onAsTable: (next: boolean) => void
  csv: () => Promise<string>
  /** Resolves to undefined while nothing is drawn. */
  png: () => Promise<Blob | undefined>
}

/** The tools of a chart or map card: switch between drawing and table, save as CSV or PNG. */
export function CardTools({ title, drawing, asTable, onAsTable, csv, png }: CardToolsProps) {
  const saveCsv = async () => {
    const blob = new Blob([await csv()], { type: 'text/csv;charset=utf-8' })
    saveBlob(blob, fileNameOf(title, 'csv'))
  }
  const savePng = async () => {
    const blob = await png()
    if (blob) saveBlob(blob, fileNameOf(title, 'png'))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no fields of a form
    <div className={classes.tools} role="group" aria-label={`Tampilan dan unduhan: ${title}`}>
      <Tool label={`Tampilkan ${drawing.name}`} pressed={!asTable} onClick={() => onAsTable(false)}>
        <Icon of={drawing.icon} />
      </Tool>
      <Tool label="Tampilkan tabel" pressed={asTable} onClick={() => onAsTable(true)}>
        <Icon of={IconTable} />
      </Tool>
      <DownloadMenu saveCsv={saveCsv} savePng={savePng} />
    </div>
  )
}

interface ToolProps {
  label: string
  pressed: boolean
  onClick: () => void
  children: ReactNode
}

function Tool({ label, pressed, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      className={classes.tool}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onClick}
    >
      {children}
    </button>
  )
}

function DownloadMenu({ saveCsv, savePng }: { saveCsv: () => Promise<void>; savePng: () => Promise<void> }) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  const close = useCallback(() => setOpen(false), [])
  useDismiss(root, open, close)
  const save = (work: () => Promise<void>) => {
    close()
    root.current?.querySelector('button')?.focus()
    work().catch(() => notify.error('Berkas belum terunduh. Periksa sambungan Anda, lalu coba lagi.'))
  }
  const label = 'Unduh CSV atau PNG'
  return (
    <div ref={root} className={classes.download}>
      <button
        type="button"
        className={classes.tool}
        aria-label={label}
        title={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon of={IconDownload} />
      </button>
      <div id={id} className={classes.menu} hidden={!open}>
        <button type="button" onClick={() => save(saveCsv)}>
          Unduh CSV
        </button>
        <button type="button" onClick={() => save(savePng)}>
          Unduh PNG
        </button>
      </div>
    </div>
  )
}
