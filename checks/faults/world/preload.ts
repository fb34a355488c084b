import { open } from 'node:fs/promises'
import { shiftClock } from './clock.ts'

/** A server under test loads this file first (`--import`). Messages of the check move its clock and fill its disk. */
export interface Order {
  clockMs?: number
  diskFull?: boolean
}

let diskFull = false
const handle = await open(process.execPath, 'r')
const files = Object.getPrototypeOf(handle)
await handle.close()
const { writeFile } = files
files.writeFile = async function (data: unknown, ...more: unknown[]) {
  if (diskFull) throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
  return writeFile.call(this, data, ...more)
}

shiftClock(Number(process.env.FAULTS_CLOCK_MS ?? 0))
process.on('message', (order: Order) => {
  if (order.clockMs !== undefined) shiftClock(order.clockMs)
  if (order.diskFull !== undefined) diskFull = order.diskFull
})
// A server must not outlive the check.
process.on('disconnect', () => process.exit(1))
process.channel?.unref()
