import { Button } from '@mantine/core'
import { IconTableImport } from '@tabler/icons-react'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

/** Leads to an import page, with the kind already chosen. */
export function ImportButton({ to, jenisId }: { to: string; jenisId?: number | undefined }) {
  return (
    <Button
      component={AppLink}
      to={to}
      search={{ jenis: jenisId }}
      variant="default"
      leftSection={<IconTableImport size={18} stroke={1.75} aria-hidden="true" />}
    >
      Impor dari Excel
    </Button>
  )
}
