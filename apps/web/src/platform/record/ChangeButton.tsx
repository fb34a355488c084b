import { Button } from '@mantine/core'
import { IconEdit } from '@tabler/icons-react'
import { Icon } from '#platform/icon/Icon.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

export function ChangeButton({ to, children }: { to: string; children: string }) {
  return (
    <Button component={AppLink} to={to} variant="default" leftSection={<Icon of={IconEdit} />}>
      {children}
    </Button>
  )
}
