import { useNavigate } from '@tanstack/react-router'
import { popup } from '#platform/notices/popup.ts'

/** Call it with the answer of a write: says so, asks anew what is stale, and goes on to the next screen. */
export function useSaved(refresh: () => Promise<unknown>) {
  const navigate = useNavigate()
  return ({ message }: { message?: string | undefined }, to: string) => {
    popup.success(message)
    void refresh()
    void navigate({ to })
  }
}
