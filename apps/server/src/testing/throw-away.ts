import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const memory = '/dev/shm'
/** For a run's cluster with its log; the browsers of the journeys want as much again. */
const room = 4_000_000_000

function freeIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return 0
  }
}

/**
 * Where a cluster for one run lies: in memory where there is plenty, else on the disk. A copy of the template is 1,500
 * files. ext4 keeps the numbers of removed files free for a while and steps over each of them for every new file: up to
 * 0.7 s of processor a database. In memory it is 0.04 s.
 */
export function throwAwayParent(): string {
  return process.platform === 'linux' && freeIn(memory) > room && process.availableMemory() > 2 * room
    ? memory
    : tmpdir()
}
