import { formatNumber } from '@portal/domain/platform/format'
import { IconX } from '@tabler/icons-react'
import { Icon } from '#platform/icon/Icon.tsx'
import type { BulkActions } from '#platform/table/column.ts'
import classes from '#platform/table/parts/BulkBar.module.css'

interface BulkBarProps<Row> {
  unit: string
  rows: readonly Row[]
  bulk: BulkActions<Row>
  onClear: () => void
}

/** A bar for selected rows: their number and why they can be processed together. */
export function BulkBar<Row>({ unit, rows, bulk, onClear }: BulkBarProps<Row>) {
  return (
    <div className={classes.bulk}>
      <p role="status">
        <b>
          {formatNumber(rows.length)} {unit} dipilih
        </b>
        {bulk.reason && <span>{bulk.reason(rows)}</span>}
      </p>
      {bulk.actions(rows, onClear)}
      <button type="button" className={classes.bulkClose} aria-label="Batalkan pilihan" onClick={onClear}>
        <Icon of={IconX} />
      </button>
    </div>
  )
}
