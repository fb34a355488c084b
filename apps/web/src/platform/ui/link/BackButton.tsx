import { Button } from '@mantine/core'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

export function BackButton({ to, children }: { to: string; children: string }) {
  return (
    <Button component={AppLink} to={to} variant="default" size="lg">
      {children}
    </Button>
  )
}
