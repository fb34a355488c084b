import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { openStored } from '#platform/files/open-stored.ts'
import { Icon } from '#platform/icon/Icon.tsx'

export function BuktiButton({ path, name }: { path: string; name: string }) {
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<Icon of={IconEye} size={16} />}
      onClick={() => openStored(path)}
    >
      Lihat {name}
    </Button>
  )
}
