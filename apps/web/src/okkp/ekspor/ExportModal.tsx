import { Button, Checkbox, Modal, Radio } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { type ExportFormat, pdfRows } from '@portal/domain/okkp/ekspor.contract'
import { columnTitle, exportColumnsOf, type KolomRegistrasi } from '@portal/domain/okkp/registrasi.columns'
import { formatNumber } from '@portal/domain/platform/format'
import { useState } from 'react'
import { ExportResult } from '#okkp/ekspor/ExportResult.tsx'
import classes from '#okkp/ekspor/ekspor.module.css'
import { type ExportBody, useExport } from '#okkp/ekspor/use-export.ts'
import { useRemembered } from '#platform/ui/remembered.ts'

export interface ExportModalProps {
  jenisId?: number | undefined
  /** What narrows and orders the list, by the names of the list call. */
  filter: Readonly<Record<string, string | number>>
  /** How many rows the list has with this filter. */
  total: number
  onClosed: () => void
}

export function ExportModal({ jenisId, filter, total, onClosed }: ExportModalProps) {
  const [opened, { close }] = useDisclosure(true)
  const columns = exportColumnsOf(jenisId)
  const [left, setLeft] = useRemembered<string[]>(`portal:kolom-ekspor:${jenisId ?? 'semua'}`, [])
  const chosen = columns.filter((column) => !left.includes(column))
  const [format, setFormat] = useState<ExportFormat>('xlsx')
  const { start, ekspor, format: made, isWorking } = useExport()
  const choose = (kept: readonly string[]) => setLeft(columns.filter((column) => !kept.includes(column)))

  function submit() {
    start.mutate({ ...filter, ...kindOf(jenisId), headers: chosen, format } as ExportBody)
  }

  return (
    <Modal
      opened={opened}
      onClose={close}
      onExitTransitionEnd={onClosed}
      title={`Ekspor ${formatNumber(total)} registrasi`}
      size="lg"
    >
      <p className={classes.lead}>
        Isi dan urutan berkas sama dengan daftar yang sedang Anda saring, semua halaman.
      </p>
      <FormatChoice value={format} onChange={setFormat} total={total} />
      <ColumnChoice columns={columns} jenisId={jenisId} chosen={chosen} onChange={choose} />
      <ExportResult ekspor={ekspor} format={made} />
      <div className={classes.actions}>
        <Button size="lg" onClick={submit} loading={isWorking} disabled={chosen.length === 0}>
          Ekspor {formatNumber(total)} registrasi
        </Button>
        <Button size="lg" variant="default" onClick={close}>
          Tutup
        </Button>
      </div>
    </Modal>
  )
}

function kindOf(jenisId: number | undefined) {
  return jenisId === undefined ? {} : { jenis_registrasi_id: jenisId }
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
        <Radio value="xlsx" label="Excel" description="Untuk diolah lagi." />
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
  columns: readonly KolomRegistrasi[]
  jenisId: number | undefined
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

function ColumnChoice({ columns, jenisId, chosen, onChange }: ColumnChoiceProps) {
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
        {columns.map((column) => (
          <Checkbox key={column} value={column} label={columnTitle(column, jenisId)} />
        ))}
      </div>
      <Button variant="subtle" size="sm" onClick={() => onChange(all ? [] : columns)}>
        {all ? 'Kosongkan pilihan' : 'Pilih semua kolom'}
      </Button>
    </Checkbox.Group>
  )
}
