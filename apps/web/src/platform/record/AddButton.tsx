import { Button, type ButtonProps } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Icon } from '#platform/icon/Icon.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

interface AddButtonProps extends Pick<ButtonProps, 'variant'> {
  to: string
  search?: Record<string, unknown>
  children: string
}

export function AddButton({ to, search = {}, children, variant = 'filled' }: AddButtonProps) {
  return (
    <Button
      component={AppLink}
      to={to}
      search={search}
      variant={variant}
      leftSection={<Icon of={IconPlus} />}
    >
      {children}
    </Button>
  )
}
