import type { LangkahIsian } from '@portal/domain/psat/isian/isian.rules'
import { useSearch } from '@tanstack/react-router'
import { useSearchChange } from '#platform/routing/use-search-change.ts'

/** Keeps the current step in the URL, so that the browser's Back button opens the previous step. */
export function useLangkahIsian(langkah: readonly LangkahIsian[], terakhir: string | null) {
  const change = useSearchChange()
  const search = useSearch({ strict: false })
  const dicari = [search.langkah, terakhir]
  const kini =
    dicari.map((nama) => langkah.find((satu) => satu === nama)).find(Boolean) ?? langkah[0] ?? 'tinjau'
  return {
    kini,
    open: (nama: LangkahIsian) => void change({ langkah: nama }),
  }
}
