import fc from 'fast-check'
import { type CommandName, commandNames } from './commands/commands.ts'

export const faultNames = [
  'kill-server',
  'kill-database',
  'cut-clients',
  'cut-database',
  'stop-oss',
  'half-open-database',
  'lose-answers',
  'lose-commits',
  'lose-oss-answers',
  'lose-mail-answers',
  'delay-database',
  'disk-full',
  'stop-bucket',
] as const
export type FaultName = (typeof faultNames)[number]

/** Times that stories begin at, shortly before a day, a year, a weekend or a holiday begins in Jakarta. */
const clocks = [
  '2025-06-17T16:59:40Z',
  '2024-12-31T16:59:40Z',
  '2025-06-20T16:59:40Z',
  '2025-08-31T16:59:40Z',
  '2025-07-15T03:00:00Z',
]

const step = fc.record({
  name: fc.constantFrom(...commandNames),
  pick: fc.nat(999),
})
export interface Step {
  name: CommandName
  pick: number
}

const round = fc.record({
  together: fc.array(step, { minLength: 1, maxLength: 4 }),
  fault: fc.option(fc.constantFrom(...faultNames), { freq: 2 }),
  afterMs: fc.nat(250),
  /** Hours that pass before the round. */
  hours: fc.oneof(
    { weight: 4, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.constantFrom(1, 8, 20, 24, 72) },
  ),
})
export type Round = typeof round extends fc.Arbitrary<infer T> ? T : never

/** Rounds of requests that run at once, half of them during a fault. */
export const anyStory = (rounds: number) =>
  fc.record({
    clock: fc.constantFrom(...clocks),
    servers: fc.constantFrom(1, 2),
    files: fc.constantFrom('disk', 'bucket'),
    rounds: fc.array(round, { minLength: rounds, maxLength: rounds }),
  })
export type Story = ReturnType<typeof anyStory> extends fc.Arbitrary<infer T> ? T : never

export function tellStory({ clock, servers, files, rounds }: Story): string {
  const lines = rounds.map(({ together, fault, afterMs, hours }) => {
    const what = together.map(({ name, pick }) => `${name} ${pick}`).join(' + ')
    return `  ${hours > 0 ? `${hours} h later, ` : ''}${what}${fault ? ` during ${fault} after ${afterMs} ms` : ''}`
  })
  return [`${servers} server(s), files on ${files}, clock ${clock}`, ...lines].join('\n')
}
