import { Button } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { openStored } from '#platform/files/open-stored.ts'

interface LampiranButtonProps {
  kunci: string
  label: string
  /** Without one the file opens in a tab of its own. */
  onShow?: (() => void) | undefined
}

export function LampiranButton({ kunci, label, onShow = () => openStored(kunci) }: LampiranButtonProps) {
  return (
    <Button
      variant="subtle"
      size="sm"
      leftSection={<IconPaperclip size={16} stroke={2} aria-hidden="true" />}
      onClick={onShow}
    >
      {label}
    </Button>
  )
}
