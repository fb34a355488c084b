import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useAction } from '#platform/api/use-action.ts'
import { popup } from '#platform/notices/popup.ts'
import { Callout } from '#platform/page/Callout.tsx'

interface BukaKasusProps {
  open: () => Promise<{ message?: string | undefined }>
  refresh: () => Promise<unknown>
  children?: ReactNode
}

/** Button for findings that did not open a case by themselves, for example because they were old. */
export function BukaKasus({ open, refresh, children }: BukaKasusProps) {
  const { run, button } = useAction(refresh)
  return (
    <Callout
      actions={
        <Button
          {...button}
          variant="default"
          onClick={() => void run(async () => popup.success((await open()).message))}
        >
          Buka kasus
        </Button>
      }
    >
      {children ?? 'Hasil ini sudah lama ketika dicatat, jadi tidak ada kasus yang terbuka sendiri.'}
    </Callout>
  )
}
