export interface Stamp {
  by: number | null
  at: Date
}
