import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const web = join(root, 'apps/web')
const stamp = join(web, '.vite/build-stamp')
const inputs = ['apps/web', 'packages/domain/src', 'package-lock.json', 'tsconfig.base.json']
// Paths that the build itself writes.
const outputs = /(^|\/)(dist|node_modules|\.vite|\.tanstack)(\/|$)|\.gen\.ts$/

function* filesIn(path: string): Generator<string> {
  const entries = readdirSync(join(root, path), { withFileTypes: true })
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const child = `${path}/${entry.name}`
    if (outputs.test(child)) continue
    if (entry.isDirectory()) yield* filesIn(child)
    else yield child
  }
}

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const input of inputs) {
    const files = input.includes('.') ? [input] : filesIn(input)
    for (const file of files)
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(root, file)))
        .update('\0')
  }
  return hash.digest('hex')
}

export function webIsFresh(): boolean {
  return (
    existsSync(join(web, 'dist/index.html')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === fingerprint()
  )
}

const assets = join(web, 'dist/assets')
/** List of the assets that the last build created. The next build reads it. */
const releaseList = join(web, 'dist/.vite/rilis.json')

/**
 * Keeps the assets of the previous release, because pages from before an upgrade still request them. Returns a function
 * that restores them after the build has emptied the folder.
 */
function keepPreviousRelease(): () => void {
  const previous: string[] = existsSync(releaseList) ? JSON.parse(readFileSync(releaseList, 'utf8')) : []
  const contents = previous
    .filter((file) => existsSync(join(assets, file)))
    .map((file) => [file, readFileSync(join(assets, file))] as const)
  return () => {
    const own = readdirSync(assets, { withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? [entry.name] : [],
    )
    writeFileSync(releaseList, JSON.stringify(own))
    for (const [file, content] of contents)
      if (!own.includes(file)) writeFileSync(join(assets, file), content)
  }
}

export function buildWeb(): void {
  const current = fingerprint()
  rmSync(stamp, { force: true })
  const putBackPrevious = keepPreviousRelease()
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  // The browser build runs first, because it empties the folder. The server build for public pages follows.
  for (const kind of [[], ['--ssr']]) {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [vite, 'build', ...kind, '--logLevel', 'warn'],
      { cwd: web, encoding: 'utf8', maxBuffer: 100_000_000 },
    )
    if (status !== 0) throw new Error(`The web build failed.\n${stdout}\n${stderr}`)
  }
  putBackPrevious()
  mkdirSync(join(web, '.vite'), { recursive: true })
  writeFileSync(stamp, current)
}

if (import.meta.main) {
  try {
    buildWeb()
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
