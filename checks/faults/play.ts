import { readFileSync } from 'node:fs'
import { answers, effects, outcomes } from './checker/effects.ts'
import { figures, shown } from './checker/figures.ts'
import { chains, paths } from './checker/files.ts'
import { drain, fromOss, mails, toOss } from './checker/outside.ts'
import { commands } from './commands/commands.ts'
import { strike } from './faults.ts'
import { Model } from './model.ts'
import type { Story } from './story.ts'
import { type Base, endStory, startStory } from './world/world.ts'

const hour = 3_600_000
const checkers = { outcomes, effects, answers, paths, chains, figures, shown, toOss, fromOss, mails }

export interface Ending {
  faults: string[]
  /** Requests with a known outcome, and attempts of all requests. */
  calls: number
  attempts: number
  /** The accepted writes, without ids. */
  accepted: string[]
  lines: string[]
  /** The last lines of the servers' logs, if a promise was broken. */
  log: string[]
}

let stories = 0

/** Plays a story on a new copy of the database, and checks every promise. */
export async function play(base: Base, story: Story, code?: string): Promise<Ending> {
  stories += 1
  const { rounds, ...start } = story
  const setting = { name: `cerita_${process.pid}_${stories}`, ...start }
  const world = await startStory(base, code ? { ...setting, code } : setting)
  const model = new Model()
  const faults: string[] = []
  const log: string[] = []
  try {
    for (const { together, fault, afterMs, hours } of rounds) {
      if (hours > 0) world.moveClock(world.clockMs() + hours * hour)
      const running = together.map(({ name, pick }) => commands[name]({ world, model, pick }))
      const struck = fault ? strike(world, fault, afterMs) : undefined
      await struck
      await world.heal()
      await Promise.all(running)
    }
    faults.push(...(await drain(world)))
    for (const checker of Object.values(checkers)) faults.push(...(await checker({ world, model })))
    if (faults.length > 0)
      log.push(...world.logs.flatMap((path) => readFileSync(path, 'utf8').split('\n').slice(-12)))
  } finally {
    await endStory(world)
  }
  const { calls } = world.history
  const attempts = calls.reduce((sum, call) => sum + call.attempts.length, 0)
  const accepted = calls
    .filter(({ outcome }) => outcome === 'accepted')
    .map(
      ({ method, path }) =>
        `${method} ${path.replace(/\?.*/, '').replace(/\/[\d-][\w-]*|\/[\da-f]{8}-[\w-]+/g, '/…')}`,
    )
  return { faults, calls: calls.length, attempts, accepted, lines: world.history.lines(), log }
}
