import { useNavigate } from '@tanstack/react-router'
import { popup } from '#platform/notices/popup.ts'

/** Returns a function to call after a write: it shows the message, refetches stale data and opens the next screen. */
export function useSaved(refresh: () => Promise<unknown>) {
  const navigate = useNavigate()
  return ({ message }: { message?: string | undefined }, to: string) => {
    popup.success(message)
    void refresh()
    void navigate({ to })
  }
}
