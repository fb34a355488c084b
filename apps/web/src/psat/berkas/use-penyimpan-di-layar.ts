import { useEffect } from 'react'

interface PenyimpanDiLayar {
  buka: () => void
  tutup: () => void
  flush: () => Promise<unknown>
}

/** A saver is open as long as its screen, and tries again as soon as the connection is back. */
export function usePenyimpanDiLayar(penyimpan: PenyimpanDiLayar): void {
  useEffect(() => {
    const again = () => void penyimpan.flush()
    penyimpan.buka()
    window.addEventListener('online', again)
    return () => {
      window.removeEventListener('online', again)
      penyimpan.tutup()
    }
  }, [penyimpan])
}
