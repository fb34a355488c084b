import { Button } from '@mantine/core'
import { totalText } from '@portal/domain/platform/list/page-links'
import { IconTableExport } from '@tabler/icons-react'
import { useState } from 'react'
import { ExportModal, type ExportModalProps } from '#platform/ekspor/ExportModal.tsx'
import { Icon } from '#platform/icon/Icon.tsx'

interface ExportButtonProps extends Omit<ExportModalProps, 'onClosed'> {
  /** True while the list loads, so its row count is unknown. */
  counting: boolean
}

/** A button that exports exactly the rows of the filtered list. */
export function ExportButton({ counting, ...props }: ExportButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        disabled={props.meta.total === 0}
        leftSection={<Icon of={IconTableExport} />}
        onClick={() => setOpen(true)}
      >
        Ekspor {counting ? '' : `${totalText(props.meta)} `}
        {props.look.noun}
      </Button>
      {open && <ExportModal {...props} onClosed={() => setOpen(false)} />}
    </>
  )
}
