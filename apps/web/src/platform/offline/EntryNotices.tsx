import { Callout } from '#platform/page/Callout.tsx'

interface EntryNoticesProps {
  /** The noun at the start of a sentence: "Hasil uji". */
  noun: string
  /** The server's reason for rejecting the entry. */
  message: string | undefined
  /** The reason why the device has not stored the entry. */
  fault: string | undefined
  /** True if the user opened a waiting entry to correct it. */
  opened?: boolean
}

export function EntryNotices({ noun, message, fault, opened = false }: EntryNoticesProps) {
  return (
    <>
      {opened && (
        <Callout role="status">
          {noun} ini belum terkirim. Perbaiki, lalu simpan: setelah itu dikirim lagi begitu ada sinyal.
        </Callout>
      )}
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
