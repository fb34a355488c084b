import { totalmem } from 'node:os'

const [smallestMb, largestMb] = [128, 1024]
const machineMb = () => Math.min(totalmem(), process.constrainedMemory() || Infinity) / 2 ** 20

/**
 * Returns `shared_buffers`: a quarter of the memory, at most 1 GB. With the default of 128 MB, PostgreSQL rereads pages
 * of a registry with a million rows from the system, which dominates the cost of large reads.
 */
export function pagesInMemory(machine = machineMb()): { shared_buffers: string } {
  return { shared_buffers: `${Math.round(Math.min(largestMb, Math.max(smallestMb, machine / 4)))}MB` }
}
