import { Button, Checkbox, Modal, Radio } from '@mantine/core'
import { type ExportFormat, pdfRows } from '@portal/domain/platform/ekspor/ekspor-calls'
import { formatNumber } from '@portal/domain/platform/format'
import { totalText } from '@portal/domain/platform/list/page-links'
import type { PageMeta } from '@portal/domain/platform/list/pagination'
import { type SubmitEvent, useState } from 'react'
import { ExportResult } from '#platform/ekspor/ExportResult.tsx'
import classes from '#platform/ekspor/ekspor.module.css'
import type { ExportLook } from '#platform/ekspor/export-look.ts'
import { useExport } from '#platform/ekspor/use-export.ts'
import form from '#platform/forms/Form.module.css'
import { useRemembered } from '#platform/state/remembered.ts'
import { useModal } from '#platform/ui/use-modal.ts'

interface ExportColumn {
  key: string
  title: string
}

export interface ExportModalProps {
  look: ExportLook
  columns: readonly ExportColumn[]
  /** The key under which the browser remembers the excluded columns. */
  remember: string
  /** Filters and sort order, with the parameter names of the list call. */
  filter: Readonly<Record<string, string | number>>
  meta: PageMeta
  onClosed: () => void
}

export function ExportModal({ look, columns, remember, filter, meta, onClosed }: ExportModalProps) {
  const { close, modal } = useModal(onClosed)
  const keys = columns.map(({ key }) => key)
  const [left, setLeft] = useRemembered<string[]>(`portal:kolom-ekspor:${remember}`, [])
  const chosen = keys.filter((key) => !left.includes(key))
  const [format, setFormat] = useState<ExportFormat>('xlsx')
  const { start, ekspor, format: made, isWorking } = useExport(look)
  const choose = (kept: readonly string[]) => setLeft(keys.filter((key) => !kept.includes(key)))

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isWorking || chosen.length === 0) return
    start.mutate({ ...filter, headers: chosen, format })
  }

  return (
    <Modal
      opened={modal.opened}
      onClose={close}
      onExitTransitionEnd={onClosed}
      title={`Ekspor ${totalText(meta)} ${look.noun}`}
      size="lg"
    >
      <form onSubmit={submit}>
        <p className={classes.lead}>
          Isi dan urutan berkas sama dengan daftar yang sedang Anda saring, semua halaman.
        </p>
        <FormatChoice value={format} onChange={setFormat} total={meta.total} />
        <ColumnChoice columns={columns} chosen={chosen} onChange={choose} />
        <ExportResult look={look} ekspor={ekspor} format={made} />
        <div className={`${form.foot} ${classes.foot}`}>
          <Button size="lg" variant="default" onClick={close}>
            Tutup
          </Button>
          {/* A busy button keeps its focus; `disabled` would drop it. */}
          <Button
            type="submit"
            size="lg"
            disabled={chosen.length === 0}
            data-disabled={isWorking || undefined}
            aria-disabled={isWorking || undefined}
          >
            Ekspor {totalText(meta)} {look.noun}
          </Button>
        </div>
      </form>
    </Modal>
  )
}

interface FormatChoiceProps {
  value: ExportFormat
  onChange: (format: ExportFormat) => void
  total: number
}

function FormatChoice({ value, onChange, total }: FormatChoiceProps) {
  return (
    <Radio.Group
      label="Bentuk berkas"
      value={value}
      onChange={(next) => onChange(next === 'pdf' ? 'pdf' : 'xlsx')}
      className={classes.group}
    >
      <div className={classes.formats}>
        {/* Most users want the default format, so Enter submits it. */}
        <Radio value="xlsx" label="Excel" description="Untuk diolah lagi." data-autofocus />
        <Radio
          value="pdf"
          label="PDF"
          description={`Untuk dibaca dan dicetak, sampai ${formatNumber(pdfRows)} baris.`}
          disabled={total > pdfRows}
        />
      </div>
    </Radio.Group>
  )
}

interface ColumnChoiceProps {
  columns: readonly ExportColumn[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

function ColumnChoice({ columns, chosen, onChange }: ColumnChoiceProps) {
  const all = chosen.length === columns.length
  return (
    <Checkbox.Group
      label="Kolom"
      value={[...chosen]}
      onChange={onChange}
      className={classes.group}
      error={chosen.length === 0 ? 'Pilih paling sedikit satu kolom.' : undefined}
    >
      <div className={classes.columns}>
        {columns.map(({ key, title }) => (
          <Checkbox key={key} value={key} label={title} />
        ))}
      </div>
      <Button variant="subtle" size="sm" onClick={() => onChange(all ? [] : columns.map(({ key }) => key))}>
        {all ? 'Kosongkan pilihan' : 'Pilih semua kolom'}
      </Button>
    </Checkbox.Group>
  )
}
