import { Button } from '@mantine/core'
import { IconTableImport } from '@tabler/icons-react'
import { Icon } from '#platform/icon/Icon.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

export function ImportButton({ to, jenisId }: { to: string; jenisId?: number | undefined }) {
  return (
    <Button
      component={AppLink}
      to={to}
      search={{ jenis: jenisId }}
      variant="default"
      leftSection={<Icon of={IconTableImport} />}
    >
      Impor dari Excel
    </Button>
  )
}
