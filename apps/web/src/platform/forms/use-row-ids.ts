import { useRef } from 'react'

/**
 * Names for the rows of a list that have none of their own: a row keeps its fields, and a file on its way finds
 * its row, although one before it was removed.
 */
export function useRowIds(count: number) {
  const rows = useRef<{ ids: number[]; last: number }>({ ids: [], last: 0 }).current
  while (rows.ids.length < count) rows.ids.push(++rows.last)
  rows.ids.length = count
  return {
    ids: rows.ids as readonly number[],
    /** Where the row stands now; -1 once it is gone. */
    indexOf: (id: number) => rows.ids.indexOf(id),
    remove: (index: number) => void rows.ids.splice(index, 1),
  }
}
