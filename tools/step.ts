import { spawn } from 'node:child_process'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

export interface Step {
  name: string
  /** Program in node_modules/.bin, or `node`. */
  command: string
  args: string[]
  env?: Record<string, string>
  /** Shows the output during the step. By default only a failure shows it. */
  live?: boolean
}

export function runStep({ name, command, args, env, live = false }: Step): Promise<boolean> {
  const begun = Date.now()
  const program = command === 'node' ? process.execPath : join(root, 'node_modules/.bin', command)
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const keep = (chunk: Buffer) => {
      output += chunk
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.on('error', ({ message }) => {
      output += message
    })
    child.on('close', (code) => {
      const ok = code === 0
      console.log(`${ok ? '✓' : '✗'} ${name.padEnd(24)} ${((Date.now() - begun) / 1000).toFixed(1)} s`)
      if (!ok && output) console.log(output.trimEnd())
      resolve(ok)
    })
  })
}

/** Runs steps in order, two at a time, and counts passes and failures. */
export async function runSteps(steps: readonly Step[]) {
  const waiting = [...steps]
  const counts = { passed: 0, failed: 0 }
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift())
      counts[(await runStep(step)) ? 'passed' : 'failed'] += 1
  }
  await Promise.all([worker(), worker()])
  return counts
}
