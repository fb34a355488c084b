/**
 * Shifts the clock of this process: `new Date()` and `Date.now()` are `shift` ms ahead. PostgreSQL keeps the real time.
 */
const RealDate = Date
let shift = 0

class ShiftedDate extends RealDate {
  constructor(...parts: unknown[]) {
    if (parts.length === 0) super(RealDate.now() + shift)
    else super(...(parts as [number]))
  }
  static override now(): number {
    return RealDate.now() + shift
  }
  /** Also true for dates that other code made before, or that came from a worker. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return Object.prototype.toString.call(value) === '[object Date]'
  }
}
globalThis.Date = ShiftedDate as DateConstructor

export function shiftClock(ms: number): void {
  shift = ms
}
/** Returns the shift after which the clock shows this time now. */
export const shiftTo = (time: string): number => RealDate.parse(time) - RealDate.now()
