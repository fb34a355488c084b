import { Button, type ButtonProps } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { openStored } from '#platform/files/open-stored.ts'
import { Icon } from '#platform/icon/Icon.tsx'

interface OpenStoredButtonProps extends Pick<ButtonProps, 'className'> {
  path: string
  /** The accessible name of a small button in a table row. */
  inRow?: string
  children: string
}

export function OpenStoredButton({ path, inRow, children, className }: OpenStoredButtonProps) {
  const look = inRow
    ? { variant: 'subtle', color: 'gray', size: 'sm', 'aria-label': inRow }
    : { variant: 'default' }
  return (
    <Button
      {...look}
      className={className}
      leftSection={<Icon of={IconEye} size={inRow ? 16 : 18} />}
      onClick={() => openStored(path)}
    >
      {children}
    </Button>
  )
}
