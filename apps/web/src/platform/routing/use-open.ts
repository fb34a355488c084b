import { useSearch } from '@tanstack/react-router'
import { useSearchChange } from '#platform/routing/use-search-change.ts'

/**
 * Keeps the open drawer in the URL: users can link to it and reload, and the Back button closes it. The route must read
 * `buka: text`.
 */
export function useOpen() {
  const change = useSearchChange()
  const { buka } = useSearch({ strict: false })
  return {
    buka,
    open: (next: string) => void change({ buka: next }, { stay: true }),
    /** Has no effect if the user already left the page. */
    close: () => void change({ buka: undefined }, { replace: true, stay: true }),
  }
}
