import { spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { type Binaries, canReach, type RunAs } from './binaries.ts'
import { isPostmaster, processesIn, sendSignal, waitUntil } from './processes.ts'

const nobody: RunAs = { uid: 65534, gid: 65534 }
const remoteParent = '/var/lib/portal-pangan-segar'
const remoteStart = `${remoteParent}/data-`
const temporaryStart = '/tmp/portal-data-'

/**
 * Creates a folder outside a data folder that the non-root PostgreSQL user cannot reach. A data folder under /tmp gets
 * a folder under /tmp.
 */
function makeOpenFolder(dataDir: string, say: (line: string) => void): string {
  const temporary = realpathSync(dataDir).startsWith('/tmp/')
  if (!temporary) mkdirSync(remoteParent, { recursive: true, mode: 0o755 })
  const folder = mkdtempSync(temporary ? temporaryStart : remoteStart)
  chmodSync(folder, 0o711)
  say(`Other users cannot enter ${dataDir}, so the database is kept in ${folder}/postgres.`)
  return folder
}

/** Creates the link first, so that the next start finds the folder again if this start fails. */
function provideOpenFolder(dataDir: string, say: (line: string) => void): string {
  const place = join(dataDir, 'postgres')
  const link = lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink() ? readlinkSync(place) : ''
  if (link.startsWith(temporaryStart) || link.startsWith(remoteStart)) {
    if (existsSync(dirname(link))) return dirname(link)
    throw new Error(
      `${place} points to ${link}, which does not exist. Restore it from a backup, ` +
        'or delete the link to start with an empty database.',
    )
  }
  rmSync(place, { recursive: true, force: true })
  const folder = makeOpenFolder(dataDir, say)
  symlinkSync(join(folder, 'postgres'), place)
  return folder
}

/**
 * Returns the user for PostgreSQL, which refuses to run as root. The owner of an existing cluster keeps it, so that a
 * folder created without root stays usable without root. Otherwise `nobody` runs it.
 */
export function chooseUser(cluster: string): RunAs | undefined {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(cluster, { throwIfNoEntry: false })
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody
}

function chownTree(path: string, { uid, gid }: RunAs): void {
  lchownSync(path, uid, gid)
  for (const entry of readdirSync(path, { recursive: true, withFileTypes: true })) {
    lchownSync(join(entry.parentPath, entry.name), uid, gid)
  }
}

async function runInitdb(binaries: Binaries, folder: string, runAs: RunAs | undefined, sync: boolean) {
  const args = ['-D', folder, '--username=postgres', '--auth-local=trust', '--auth-host=reject']
  args.push('--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8')
  if (!sync) args.push('--no-sync')
  const child = spawn(binaries.initdb, args, { ...runAs, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] })
  const endWithUs = () => child.kill('SIGKILL')
  process.on('exit', endWithUs)
  let complaint = ''
  child.stderr.on('data', (chunk) => {
    complaint += chunk
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  }).finally(() => process.off('exit', endWithUs))
  if (/could not look up effective user ID/.test(complaint)) {
    throw new Error(
      'PostgreSQL needs a registered system user (/etc/passwd), but this uid has none. ' +
        'Run as another user, or set DATABASE_URL.',
    )
  }
  if (code !== 0) throw new Error(`The database could not be created (initdb, code ${code}).\n${complaint}`)
}

/**
 * Moves a cluster out of a folder that the PostgreSQL user cannot reach. This happens after a restore or a change of
 * user.
 */
function moveOut(dataDir: string, runAs: RunAs, say: (line: string) => void): string {
  const place = join(dataDir, 'postgres')
  const from = realpathSync(place)
  const folder = join(makeOpenFolder(dataDir, say), 'postgres')
  const old = `${from}.lama`
  try {
    renameSync(from, folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    cpSync(from, folder, { recursive: true, verbatimSymlinks: true })
    chmodSync(folder, 0o700)
    chownTree(folder, runAs)
    renameSync(from, old)
  }
  rmSync(place, { force: true })
  symlinkSync(folder, place)
  rmSync(old, { recursive: true, force: true })
  return folder
}

async function findCluster(
  binaries: Binaries,
  dataDir: string,
  runAs: RunAs | undefined,
  say: (line: string) => void,
): Promise<string | undefined> {
  const place = join(dataDir, 'postgres')
  if (!existsSync(join(place, 'PG_VERSION'))) return undefined
  const folder = realpathSync(place)
  const major = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
  if (major !== binaries.major) {
    throw new Error(
      `PostgreSQL ${major} created the folder ${folder}, but PostgreSQL ${binaries.major} is installed. ` +
        'Move the data with pg_dump, or set DATA_DIR to another folder.',
    )
  }
  await clearLeftovers(folder, say)
  if (!runAs) return folder
  if (statSync(folder).uid !== runAs.uid) chownTree(folder, runAs)
  return canReach(folder, runAs) ? folder : moveOut(dataDir, runAs, say)
}

/**
 * Returns the cluster of the data folder and creates it on the first start. `initdb` runs in a separate folder, so a
 * failed first start leaves no partial cluster.
 */
export async function provideCluster(
  binaries: Binaries,
  dataDir: string,
  runAs: RunAs | undefined,
  { sync, say }: { sync: boolean; say: (line: string) => void },
): Promise<string> {
  const found = await findCluster(binaries, dataDir, runAs, say)
  if (found) return found

  say('Creating the PostgreSQL database …')
  const closed = runAs !== undefined && !canReach(dataDir, runAs)
  const base = closed ? provideOpenFolder(dataDir, say) : dataDir
  const folder = join(base, 'postgres')
  const draft = join(base, 'postgres.new')
  for (const remains of [folder, draft]) rmSync(remains, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  if (runAs) chownSync(draft, runAs.uid, runAs.gid)
  await runInitdb(binaries, draft, runAs, sync)
  renameSync(draft, folder)
  return realpathSync(folder)
}

/** Stops a PostgreSQL left over from a crash. Returns its socket folder, if any. */
export async function stopLeftovers(
  folder: string,
  say: (line: string) => void,
): Promise<string | undefined> {
  const pidFile = join(folder, 'postmaster.pid')
  if (!existsSync(pidFile)) return undefined
  const [pidLine, , , , socketDir] = readFileSync(pidFile, 'utf8').split('\n')
  const pid = Number(pidLine)
  if (pid > 0 && isPostmaster(pid, folder)) {
    say(`Stopping the PostgreSQL that an earlier server left behind (pid ${pid}) …`)
    sendSignal(pid, 'SIGINT')
    const gone = await waitUntil(() => !isPostmaster(pid, folder), 30_000)
    if (!gone) throw new Error(`The old PostgreSQL (pid ${pid}) does not stop. Stop it first.`)
  }
  if (!(await waitUntil(() => processesIn(folder).length === 0, 15_000))) {
    throw new Error(`PostgreSQL processes still use ${folder}: pid ${processesIn(folder).join(', ')}.`)
  }
  rmSync(pidFile, { force: true })
  return socketDir
}

/** Stops the PostgreSQL that survives a `kill -9` of the server, then removes its socket folder. */
async function clearLeftovers(folder: string, say: (line: string) => void): Promise<void> {
  const socketDir = await stopLeftovers(folder, say)
  if (socketDir && /\/portal-pg-[A-Za-z0-9]+$/.test(socketDir)) {
    rmSync(socketDir, { recursive: true, force: true })
  }
}

/** Creates the socket folder outside the data folder, because a socket path is limited to about 100 bytes. */
export function makeSocketFolder(runAs: RunAs | undefined): string {
  const folder = mkdtempSync('/tmp/portal-pg-')
  if (runAs) chownSync(folder, runAs.uid, runAs.gid)
  return folder
}
