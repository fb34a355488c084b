import { Button } from '@mantine/core'
import { formatNumber } from '@portal/domain/platform/format'
import { IconTableExport } from '@tabler/icons-react'
import { useState } from 'react'
import { ExportModal, type ExportModalProps } from '#platform/ekspor/ExportModal.tsx'

interface ExportButtonProps extends Omit<ExportModalProps, 'onClosed'> {
  /** The list is still on its way, so its number is not known. */
  counting: boolean
}

/** Says what it exports: exactly what the list is narrowed to. */
export function ExportButton({ counting, ...props }: ExportButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        disabled={props.total === 0}
        leftSection={<IconTableExport size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        Ekspor {counting ? '' : `${formatNumber(props.total)} `}
        {props.look.noun}
      </Button>
      {open && <ExportModal {...props} onClosed={() => setOpen(false)} />}
    </>
  )
}
