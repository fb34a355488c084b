/**
 * Rows whose every state becomes a leaf. A wing declares its source, and calls `appendLeaves` or `appendChanges` in the
 * transaction of each write.
 */
export interface LeafSource {
  /** Kind of the leaf: `izin`. */
  jenis: string
  /**
   * SQL that selects `id` (what `appendLeaves` is called with), `kunci` (the row, as text), `nomor` (public name),
   * `mula` (the event of the first leaf), `keadaan` and `isi` (jsonb). `isi` has nothing that the public may not know.
   */
  rows: string
}
