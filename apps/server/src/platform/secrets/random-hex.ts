import { randomBytes } from 'node:crypto'

const length = 16
let drawn = ''

/** Sixteen random digits, drawn a few hundred at once: asking the system for eight bytes costs as much as for four thousand. */
export function randomHex(): string {
  if (drawn.length < length) drawn = randomBytes(4096).toString('hex')
  const taken = drawn.slice(0, length)
  drawn = drawn.slice(length)
  return taken
}
