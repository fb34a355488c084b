import { createStore } from '#platform/state/store.ts'

export type LoadingState = 'diam' | 'memuat' | 'selesai' | 'gagal'

export const loadingStore = createStore<LoadingState>('diam')

let running = 0
let failed = false
let timer: ReturnType<typeof setTimeout> | undefined

/** Counts running calls and navigations. Call the returned function once, with whether the work succeeded. */
export const loading = {
  begin(): (ok: boolean) => void {
    running += 1
    clearTimeout(timer)
    if (running === 1) failed = false
    loadingStore.set('memuat')
    let open = true
    return (ok) => {
      if (!open) return
      open = false
      running -= 1
      failed ||= !ok
      if (running > 0) return
      loadingStore.set(failed ? 'gagal' : 'selesai')
      timer = setTimeout(() => loadingStore.set('diam'), failed ? 1200 : 300)
    }
  },
}
