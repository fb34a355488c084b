import { usePeringatanBerlaku } from '#okkp/peringatan/publik/use-peringatan-berlaku.ts'

/** Returns a check whether a recall in force names a permit. Few recalls are in force at a time. */
export function usePenarikan(): (nomor: string) => boolean {
  const found = usePeringatanBerlaku({ limit: 100 })
  const numbers = new Set(
    found?.filter(({ jenis }) => jenis === 'penarikan').map(({ nomor_izin }) => nomor_izin?.toLowerCase()),
  )
  return (nomor) => numbers.has(nomor.toLowerCase())
}
