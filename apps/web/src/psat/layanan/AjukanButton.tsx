import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

export function AjukanButton() {
  return (
    <Button
      component={AppLink}
      to="/psat/pengajuan/baru"
      leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
    >
      Ajukan izin
    </Button>
  )
}
