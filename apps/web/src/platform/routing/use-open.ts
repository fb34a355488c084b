import { useSearch } from '@tanstack/react-router'
import { useSearchChange } from '#platform/routing/use-search-change.ts'

/**
 * What stands open over the page, by the address: a drawer can be linked to, survives a reload, and the browser's back
 * closes it. Its route reads `buka: text`.
 */
export function useOpen() {
  const change = useSearchChange()
  const { buka } = useSearch({ strict: false })
  return {
    buka,
    open: (next: string) => void change({ buka: next }, { stay: true }),
    /** Where the page was left meanwhile there is nothing to close. */
    close: () => void change({ buka: undefined }, { replace: true, stay: true }),
  }
}
