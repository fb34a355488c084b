import { lazy, Suspense } from 'react'
import { confirmStore } from '#platform/notices/confirm.ts'
import { useStore } from '#platform/state/store.ts'

// Most visitors never see a question, so the dialog loads with the first one.
const ConfirmDialog = lazy(() => import('#platform/notices/ConfirmDialog.tsx'))

export function ConfirmHost() {
  const open = useStore(confirmStore)
  if (!open) return null
  return (
    <Suspense>
      <ConfirmDialog key={open.title} {...open} />
    </Suspense>
  )
}
