import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { openStored } from '#platform/files/open-stored.ts'

export function BuktiButton({ path, name }: { path: string; name: string }) {
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<IconEye size={16} stroke={1.75} aria-hidden="true" />}
      onClick={() => openStored(path)}
    >
      Lihat {name}
    </Button>
  )
}
