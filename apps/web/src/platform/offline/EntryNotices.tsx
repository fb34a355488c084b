import { Callout } from '#platform/page/Callout.tsx'

interface EntryNoticesProps {
  /** In front of a sentence: "Hasil uji". */
  noun: string
  /** Why the server did not take it. */
  message: string | undefined
  /** Why it is not on the device yet. */
  fault: string | undefined
}

/** What stands in the way of an entry. */
export function EntryNotices({ noun, message, fault }: EntryNoticesProps) {
  return (
    <>
      {message && (
        <Callout tone="warn" title={`${noun} ini tidak diterima`}>
          {message}
        </Callout>
      )}
      {fault && (
        <Callout tone="bad" title="Belum tersimpan di perangkat ini">
          {fault} Jangan tutup halaman ini.
        </Callout>
      )}
    </>
  )
}
