/** Who writes a record, and when. */
export interface Stamp {
  by: number | null
  at: Date
}
