import { useRef } from 'react'

/**
 * Gives stable ids to list rows without own ids. A row keeps its fields, and a running upload finds its row, after an
 * earlier row was removed.
 */
export function useRowIds(count: number) {
  const rows = useRef<{ ids: number[]; last: number }>({ ids: [], last: 0 }).current
  while (rows.ids.length < count) rows.ids.push(++rows.last)
  rows.ids.length = count
  return {
    ids: rows.ids as readonly number[],
    /** Returns the current index of the row, or -1 if it was removed. */
    indexOf: (id: number) => rows.ids.indexOf(id),
    remove: (index: number) => void rows.ids.splice(index, 1),
  }
}
