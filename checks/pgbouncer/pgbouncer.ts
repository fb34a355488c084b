import { spawn } from 'node:child_process'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { provideProgram, runAs } from '../../tools/debian-postgres.ts'
import { freePort } from '../portal.ts'

const sample = join(import.meta.dirname, '../../deploy/pgbouncer/pgbouncer.ini')

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.end())
  })

/** Starts Debian's PgBouncer in transaction mode before a cluster, with fewer server connections than clients. */
export async function startPgBouncer(folder: string, sockets: string) {
  const program = provideProgram('/usr/sbin/pgbouncer', 'pgbouncer')
  const port = await freePort()
  const users = join(folder, 'users.txt')
  const settings = join(folder, 'pgbouncer.ini')
  writeFileSync(users, '"portal" ""\n')
  const names: Record<string, string> = {
    DATABASE_HOST: sockets,
    ADDRESS: '127.0.0.1',
    PORT: String(port),
    AUTH_TYPE: 'trust',
    AUTH_FILE: users,
    POOL: '6',
  }
  writeFileSync(
    settings,
    readFileSync(sample, 'utf8').replaceAll(/\$\{([A-Z_]+)\}/g, (_, name) => names[name] ?? ''),
  )
  for (const file of [users, settings]) chmodSync(file, 0o644)
  const child = spawn(program, ['-q', settings], {
    ...runAs,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  while (child.exitCode === null && !(await isOpen(port))) await pause(50)
  if (child.exitCode !== null) throw new Error(`PgBouncer ended with code ${child.exitCode}.`)
  return {
    url: `postgres://portal@127.0.0.1:${port}/portal`,
    async stop() {
      child.kill('SIGTERM')
      await ended
      process.off('exit', endWithUs)
    },
  }
}
