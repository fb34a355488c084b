import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildWeb } from './build-web.ts'
import { serverFlags } from './node-flags.mjs'
import { releaseFiles, releaseManifest } from './release-content.ts'
import { root } from './step.ts'

/**
 * `npm run release`: packs the server, its production dependencies and the built web into one archive, with its
 * checksum and its list of components (SBOM). `-- --previous <archive>` keeps the assets that open pages of the
 * previous release still request.
 */
const { values: asked } = parseArgs({ options: { previous: { type: 'string' } } })

const run = (command: string, args: string[], cwd = root) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 200_000_000 })
const git = (...args: string[]) => run('git', args).trim()
const say = (line: string) => console.log(`› ${line}`)
const megabytes = (file: string) => `${(statSync(file).size / 1e6).toFixed(1)} MB`

const readManifest = (folder = '.') => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))

/** Copies what a server needs from the commit and from the built web. */
function stage(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  for (const file of releaseFiles(git('ls-files').split('\n'))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file))
  }
  cpSync(join(root, 'apps/web/dist'), join(folder, 'apps/web/dist'), { recursive: true })
  const write = (file: string, manifest: object) =>
    writeFileSync(join(folder, file), `${JSON.stringify(manifest, null, 2)}\n`)
  write('package.json', releaseManifest(readManifest(), serverFlags))
  // `npm sbom` takes development packages that are not there for a broken installation.
  const { devDependencies: _, ...server } = readManifest('apps/server')
  write('apps/server/package.json', server)
}

function release(): void {
  if (git('status', '--porcelain'))
    throw new Error('Commit or remove your changes first: a release is a commit.')
  const name = `portal-pangan-segar-${readManifest().version}-${git('rev-parse', '--short=10', 'HEAD')}`
  const shelf = join(root, 'var/release')
  const folder = join(shelf, name)
  const archive = `${name}.tar.gz`
  mkdirSync(shelf, { recursive: true })
  if (asked.previous)
    run('tar', ['-xzf', asked.previous, '--strip-components=1', '--wildcards', '*/apps/web/dist'])
  say('Building the web app …')
  buildWeb()
  stage(folder)
  say('Installing the production dependencies …')
  run('npm', ['install', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'], folder)
  const components = run('npm', ['sbom', '--sbom-format=cyclonedx', '--omit=dev'], folder)
  writeFileSync(join(shelf, `${name}.cdx.json`), components)
  run('tar', ['-czf', archive, '--owner=0', '--group=0', name], shelf)
  const digest = createHash('sha256')
    .update(readFileSync(join(shelf, archive)))
    .digest('hex')
  writeFileSync(join(shelf, `${archive}.sha256`), `${digest}  ${archive}\n`)
  rmSync(folder, { recursive: true, force: true })
  say(`var/release/${archive} (${megabytes(join(shelf, archive))}), with .sha256 and ${name}.cdx.json`)
  say('When you publish it, add its line to tools/rules/releases.ts.')
}

try {
  release()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
