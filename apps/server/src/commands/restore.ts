import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Config } from '#platform/config.ts'
import { ownerForRoot } from '#platform/restore/folder-owner.ts'
import { countConnections, readRecovery } from '#platform/restore/restore.repository.ts'
import { endOfSecond, findBackup, readTarget, targetText } from '#platform/restore/target.ts'
import { runCommand, say } from './run-command.ts'

const { values: asked } = parseArgs({
  options: {
    to: { type: 'string' },
    stanza: { type: 'string', default: 'portal' },
    user: { type: 'string', default: 'postgres' },
    stop: { type: 'string', default: 'systemctl stop postgresql@15-main' },
    start: { type: 'string', default: 'systemctl start postgresql@15-main' },
  },
})
const begun = performance.now()
const seconds = () => `${((performance.now() - begun) / 1000).toFixed(1)} s`

/** Runs a program and shows its output. Throws if it fails. */
function run(program: string, args: string[]): void {
  const { status, error } = spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${error?.message ?? `code ${status}`}`)
}

/** pgBackRest runs as the owner of the cluster. */
function backrest(...args: string[]): [program: string, args: string[]] {
  const all = [`--stanza=${asked.stanza}`, ...args]
  return process.getuid?.() === 0
    ? ['runuser', ['-u', asked.user, '--', 'pgbackrest', ...all]]
    : ['pgbackrest', all]
}

function readInfo(): string {
  const { stdout, stderr, error, status } = spawnSync(...backrest('--output=json', 'info'), {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`pgbackrest: ${error?.message ?? (stderr || stdout)}`)
  return stdout
}

/** Waits as long as PostgreSQL replays. A PostgreSQL that has ended does not answer at all. */
async function waitForRecovery(url: string): Promise<void> {
  for (let silent = 0; silent < 60; ) {
    const state = await readRecovery(url)
    if (state === 'done') return
    silent = state === 'silent' ? silent + 1 : 0
    await pause(1000)
  }
  throw new Error(
    'PostgreSQL does not answer; its log says why. "recovery ended before configured recovery target" means that ' +
      'the archive ends earlier: name an earlier second.',
  )
}

/**
 * Runs another command of the portal and returns whether everything was in order. As root, the command runs as the owner
 * of DATA_DIR, so that the server can read what it writes there.
 */
function checks({ DATA_DIR }: Config, command: string, ...args: string[]): boolean {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, command), ...args], {
    stdio: 'inherit',
    ...ownerForRoot(DATA_DIR),
  })
  return status === 0
}

/**
 * Runs `npm run restore -- --to '2026-11-19 10:15:00+07'` on the database machine: brings the database back to the end
 * of this second, then checks the histories, the files and the counts.
 */
await runCommand(async (config) => {
  const time = readTarget(asked.to, new Date())
  const url = config.DATABASE_DIRECT_URL ?? config.DATABASE_URL
  if (!url) throw new Error('DATABASE_URL: required. The embedded database is restored from a copied folder.')
  if (config.OUTBOUND !== 'off')
    throw new Error(
      'OUTBOUND: set it to off, here and for all servers, so that no mail and no message to OSS leaves twice.',
    )
  const from = findBackup(readInfo(), time)
  const others = await countConnections(url)
  if (others > 0)
    throw new Error(
      `${others} connections to the database are open. Stop all portal servers, then run this again.`,
    )

  say(`Stopping PostgreSQL (${asked.stop}) …`)
  run('sh', ['-c', asked.stop])
  say(`Restoring to ${targetText(time)}, from the backup of ${targetText(from)} …`)
  const target = ['--type=time', `--target=${endOfSecond(time)}`, '--target-action=promote']
  run(...backrest('--delta', ...target, 'restore'))
  say(`Starting PostgreSQL (${asked.start}) …`)
  run('sh', ['-c', asked.start])
  await waitForRecovery(url)
  say(`The database is as it was then (${seconds()}). Checking …`)
  const isWhole = checks(config, 'verify-audit.ts')
  const isCounted = checks(config, 'counters.ts')
  const isLogged = checks(config, 'verify-log.ts', '--rows', '--take-back')
  say(`Restored and checked in ${seconds()}.`)
  say('Start the servers with OUTBOUND=off. Once the data are right, remove this setting and restart them.')
  return isWhole && isCounted && isLogged ? 0 : 1
})
