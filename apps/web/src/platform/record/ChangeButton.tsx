import { Button } from '@mantine/core'
import { IconEdit } from '@tabler/icons-react'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

/** The way from the page of a record to its form. */
export function ChangeButton({ to, children }: { to: string; children: string }) {
  return (
    <Button
      component={AppLink}
      to={to}
      variant="default"
      leftSection={<IconEdit size={18} stroke={1.75} aria-hidden="true" />}
    >
      {children}
    </Button>
  )
}
