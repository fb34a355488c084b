import { spawn, spawnSync } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

export interface Step {
  name: string
  /** A program in node_modules/.bin, or `node`. */
  command: string
  args: string[]
  env?: Record<string, string>
  /** `live` shows the output while it runs, `never` leaves it to the caller; otherwise a failure shows it. */
  show?: 'live' | 'never'
  /** Takes only what others leave of the cores. */
  humble?: boolean
}

export interface Outcome {
  name: string
  ok: boolean
  /** Empty when it was shown live. */
  output: string
}

/** Linux has a class for what runs in idle moments alone; the lowest priority still takes from the share of tests. */
const idleClass = ['--idle', '0']
const knowsIdleClass = spawnSync('chrt', [...idleClass, 'true']).status === 0

const duration = (begun: number) => `${((Date.now() - begun) / 1000).toFixed(1)} dtk`

export function runStep(step: Step): Promise<Outcome> {
  const begun = Date.now()
  const program = step.command === 'node' ? process.execPath : join(root, 'node_modules/.bin', step.command)
  const inIdleMoments = step.humble === true && knowsIdleClass
  const [command, args] = inIdleMoments
    ? ['chrt', [...idleClass, program, ...step.args]]
    : [program, step.args]
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...step.env },
      stdio: step.show === 'live' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    })
    if (step.humble && !inIdleMoments && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
    let output = ''
    child.stdout?.on('data', (chunk) => {
      output += chunk
    })
    child.stderr?.on('data', (chunk) => {
      output += chunk
    })
    const finish = (ok: boolean) => {
      console.log(`${ok ? '✓' : '✗'} ${step.name.padEnd(24)} ${duration(begun)}`)
      if (!ok && output && step.show !== 'never') console.log(output.trimEnd())
      resolve({ name: step.name, ok, output })
    }
    child.on('error', (error) => {
      output += error.message
      finish(false)
    })
    child.on('close', (code) => finish(code === 0))
  })
}

/** Runs the steps, `width` at a time, in order. */
export async function runSteps(steps: Step[], width: number): Promise<Outcome[]> {
  const waiting = [...steps]
  const outcomes: Outcome[] = []
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) outcomes.push(await runStep(step))
  }
  await Promise.all(Array.from({ length: width }, worker))
  return outcomes
}
