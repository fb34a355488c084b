import { Button } from '@mantine/core'
import { useAction } from '#platform/api/use-action.ts'
import { popup } from '#platform/notices/popup.ts'
import { Callout } from '#platform/page/Callout.tsx'

interface BukaTindakLanjutProps {
  open: () => Promise<{ message?: string | undefined }>
  refresh: () => Promise<unknown>
}

/** Button for old positives, which do not open a follow-up automatically. */
export function BukaTindakLanjut({ open, refresh }: BukaTindakLanjutProps) {
  const { run, button } = useAction(refresh)
  return (
    <Callout
      actions={
        <Button
          {...button}
          variant="default"
          onClick={() => void run(async () => popup.success((await open()).message))}
        >
          Buka tindak lanjut
        </Button>
      }
    >
      Hasil ini sudah lama ketika dicatat, jadi tidak ada tindak lanjut yang terbuka sendiri.
    </Callout>
  )
}
