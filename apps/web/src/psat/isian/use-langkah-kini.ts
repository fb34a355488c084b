import type { LangkahIsian } from '@portal/domain/psat/isian.rules'
import { useRouter, useRouterState } from '@tanstack/react-router'

/** The step on show lives in the address, so that Back leads to the step before. */
export function useLangkahKini(langkah: readonly LangkahIsian[], terakhir: string | null) {
  const router = useRouter()
  const search = useRouterState({ select: (state) => state.location.search as Record<string, unknown> })
  const dicari = [search.langkah, terakhir]
  const kini =
    dicari.map((nama) => langkah.find((satu) => satu === nama)).find(Boolean) ?? langkah[0] ?? 'tinjau'
  return {
    kini,
    buka: (nama: LangkahIsian) =>
      void router.navigate({
        to: '.',
        search: { ...router.state.location.search, langkah: nama } as never,
        resetScroll: true,
      }),
  }
}
