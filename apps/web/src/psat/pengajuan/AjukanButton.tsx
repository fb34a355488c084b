import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Icon } from '#platform/icon/Icon.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

export function AjukanButton() {
  return (
    <Button component={AppLink} to="/psat/pengajuan/baru" leftSection={<Icon of={IconPlus} />}>
      Ajukan izin
    </Button>
  )
}
