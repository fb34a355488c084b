import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')
/** Archives of earlier runs, by commit. */
const shelf = join(root, 'var/rolling')

const run = (program: string, args: string[], cwd = root) =>
  execFileSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim()

export const commitOf = (name: string): string => run('git', ['rev-parse', '--short=10', `${name}^{commit}`])

/** Returns the newest tag, or without tags the commit before the newest migration. */
export function previousCommit(): string {
  const [tag] = run('git', ['tag', '--sort=-creatordate']).split('\n')
  if (tag) return commitOf(tag)
  const newest = run('git', ['log', '-1', '--diff-filter=A', '--format=%H', '--', 'apps/server/migrations'])
  return commitOf(`${newest}^`)
}

/** Builds the release of a commit in a clone of its own, unless an earlier run did. Returns its archive. */
function buildRelease(commit: string, previous?: { commit: string; archive: string }): string {
  const archive = join(shelf, `${commit}${previous ? `-after-${previous.commit}` : ''}.tar.gz`)
  if (existsSync(archive)) return archive
  console.log(`› Building the release of ${commit} …`)
  const clone = mkdtempSync(join(tmpdir(), 'portal-rilis-'))
  try {
    run('git', ['clone', '--quiet', '--no-checkout', root, clone])
    run('git', ['checkout', '--quiet', commit], clone)
    run(
      'npm',
      ['install', '--no-save', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'],
      clone,
    )
    run('npm', ['run', 'release', ...(previous ? ['--', '--previous', previous.archive] : [])], clone)
    mkdirSync(dirname(archive), { recursive: true })
    const [built = ''] = globSync('var/release/*.tar.gz', { cwd: clone })
    cpSync(join(clone, built), archive)
  } finally {
    rmSync(clone, { recursive: true, force: true })
  }
  return archive
}

function unpack(archive: string, folder: string): string {
  mkdirSync(folder, { recursive: true })
  run('tar', ['-xzf', archive, '--strip-components=1', '-C', folder])
  return folder
}

/** Unpacks both releases. This one also has the web files of the previous one. */
export function provideReleases(commits: { previous: string; current: string }, folder: string) {
  const previous = buildRelease(commits.previous)
  const current = buildRelease(commits.current, { commit: commits.previous, archive: previous })
  return {
    previous: unpack(previous, join(folder, 'previous')),
    current: unpack(current, join(folder, 'current')),
  }
}
