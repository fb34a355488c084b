import { Callout } from '#platform/page/Callout.tsx'

interface EntryNoticesProps {
  /** The noun at the start of a sentence: "Hasil uji". */
  noun: string
  /** The server's reason for rejecting the entry. */
  message: string | undefined
  /** The reason why the device has not stored the entry. */
  fault: string | undefined
}

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
