import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { AppLink } from '#platform/ui/AppLink.tsx'

export function TambahButton({ to, noun }: { to: string; noun: string }) {
  return (
    <Button component={AppLink} to={to} leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}>
      Tambah {noun}
    </Button>
  )
}
