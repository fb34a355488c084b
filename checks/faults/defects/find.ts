import { rmSync } from 'node:fs'
import fc from 'fast-check'
import { play } from '../play.ts'
import { anyStory, type Story } from '../story.ts'
import type { Base } from '../world/world.ts'
import { copyCode } from './copy-code.ts'
import { type Defect, defects } from './defects.ts'

const most = 50

/** Plays the story of a seed with the code of a folder, or with the code as it is. */
async function faultsOf(base: Base, seed: number, rounds: number, code?: string): Promise<string[]> {
  const faults: string[] = []
  const run = async (story: Story) => {
    faults.push(...(await play(base, story, code)).faults)
  }
  await fc.check(fc.asyncProperty(anyStory(rounds), run), { seed, numRuns: 1 })
  return faults
}

/** Returns the first seed whose story fails with the defect and holds without it. Undefined if there is none among 50. */
async function find(base: Base, defect: Defect, rounds: number) {
  const code = copyCode(defect)
  try {
    for (let seed = 1; seed <= most; seed++) {
      const [fault] = await faultsOf(base, seed, rounds, code)
      if (fault === undefined) continue
      const [other] = await faultsOf(base, seed, rounds)
      if (other === undefined) return { seed, fault }
      console.log(`seed ${seed} fails without a defect, too: ${other}`)
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
    if (found) console.log(`✓ ${defect.name}: found by seed ${found.seed}: ${found.fault.slice(0, 200)}`)
    else {
      console.log(`✗ ${defect.name}: not found in ${most} seeds`)
      missed += 1
    }
  }
  return missed
}
