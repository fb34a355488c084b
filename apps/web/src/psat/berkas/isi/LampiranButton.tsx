import { Button } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { openStored } from '#platform/files/open-stored.ts'
import { Icon } from '#platform/icon/Icon.tsx'

interface LampiranButtonProps {
  kunci: string
  label: string
  /** By default the file opens in a new tab. */
  onShow?: (() => void) | undefined
}

export function LampiranButton({ kunci, label, onShow = () => openStored(kunci) }: LampiranButtonProps) {
  return (
    <Button variant="subtle" size="sm" leftSection={<Icon of={IconPaperclip} size={16} />} onClick={onShow}>
      {label}
    </Button>
  )
}
