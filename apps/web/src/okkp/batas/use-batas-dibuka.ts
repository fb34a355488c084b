import { batasCalls } from '@portal/domain/okkp/batas/batas.contract'
import { type BatasCemaran, batasBerakhir } from '@portal/domain/okkp/batas/batas.schema'
import { useEffect, useState } from 'react'
import { idDibuka, openBatas } from '#okkp/batas/alamat-batas.ts'
import { popup } from '#platform/notices/popup.ts'
import type { Opening } from '#platform/record/RecordScreen.tsx'
import { useRecord } from '#platform/record/use-record.ts'
import { useOpen } from '#platform/routing/use-open.ts'

/** Returns the limit whose form the address opens. Fetches the limit if it is not on the current page of the list. */
export function useBatasDibuka(rows: readonly BatasCemaran[]): Opening<BatasCemaran> {
  const { buka, open, close } = useOpen()
  const id = idDibuka(buka)
  const listed = rows.find((row) => row.id === id)
  const { data, error } = useRecord(batasCalls.detail, { id: id ?? 0 }, { enabled: !!id && !listed })
  const found = id ? (listed ?? data) : undefined
  // Keeps the limit of the time of opening, because saving a change ends that limit in the refreshed list.
  const [kept, setKept] = useState<BatasCemaran>()
  if (kept?.id !== id && (found || kept)) setKept(found)
  const refusal = error ? error.message : kept?.berlaku_sampai ? batasBerakhir : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each address that cannot be opened
  useEffect(() => {
    if (!refusal) return
    popup.failure(refusal)
    close()
  }, [refusal, buka])
  return {
    opened: buka === 'tambah' ? 'tambah' : refusal ? undefined : kept,
    open: (target) => open(target === 'tambah' ? target : openBatas(target)),
    close,
  }
}
