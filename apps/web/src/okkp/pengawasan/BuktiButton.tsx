import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { notify } from '#platform/ui/notify.ts'
import { openFile } from '#platform/ui/use-file-url.ts'

export function BuktiButton({ path, name }: { path: string; name: string }) {
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<IconEye size={16} stroke={1.75} aria-hidden="true" />}
      onClick={() => openFile(path).catch(() => notify.error('Berkas belum dapat dibuka. Coba lagi.'))}
    >
      Lihat {name}
    </Button>
  )
}
