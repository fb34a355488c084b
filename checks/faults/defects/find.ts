import { rmSync } from 'node:fs'
import fc from 'fast-check'
import { play } from '../play.ts'
import { anyStory } from '../story.ts'
import type { Base } from '../world/world.ts'
import { copyCode } from './copy-code.ts'
import { type Defect, defects } from './defects.ts'

const most = 50

/** Returns the seeds it took until a story failed, with what it found. Undefined if none of 50 failed. */
async function find(base: Base, defect: Defect, rounds: number) {
  const code = copyCode(defect)
  try {
    for (let seed = 1; seed <= most; seed++) {
      const faults: string[] = []
      const run = async (story: Parameters<typeof play>[1]) => {
        faults.push(...(await play(base, story, code)).faults)
      }
      await fc.check(fc.asyncProperty(anyStory(rounds), run), { seed, numRuns: 1 })
      if (faults.length > 0) return { seeds: seed, faults }
    }
  } finally {
    rmSync(code, { recursive: true, force: true })
  }
  return undefined
}

/** Plays stories against each planted defect. Returns how many were not found. */
export async function findDefects(base: Base, names: readonly string[], rounds: number): Promise<number> {
  let missed = 0
  for (const defect of defects) {
    if (names.length > 0 && !names.some((name) => defect.name.includes(name))) continue
    const found = await find(base, defect, rounds)
    if (found)
      console.log(`✓ ${defect.name}: found by seed ${found.seeds}: ${found.faults[0]?.slice(0, 200)}`)
    else {
      console.log(`✗ ${defect.name}: not found in ${most} seeds`)
      missed += 1
    }
  }
  return missed
}
