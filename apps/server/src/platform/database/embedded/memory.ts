import { totalmem } from 'node:os'

const [smallestMb, largestMb] = [128, 1024]
const machineMb = () => Math.min(totalmem(), process.constrainedMemory() || Infinity) / 2 ** 20

/**
 * A quarter of the machine, a gigabyte at most, is PostgreSQL's own for pages of tables. Out of the box it takes 128 MB, and of a
 * registry of a million rows it then asks the system for one page after the other again, most of what reading thousands of them costs.
 */
export function pagesInMemory(machine = machineMb()): { shared_buffers: string } {
  return { shared_buffers: `${Math.round(Math.min(largestMb, Math.max(smallestMb, machine / 4)))}MB` }
}
