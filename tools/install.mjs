// Plain JavaScript for Node 20 without dependencies, because it runs before the installation.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findClosedFolder, findRegistryFault, npm } from './preflight.mjs'
import { runOrLeave } from './process-group.mjs'

export const root = join(import.meta.dirname, '..')
const modules = join(root, 'node_modules')

/** @param {string} line */
export const say = (line) => console.log(`› ${line}`)

/** @param {string} path @returns {Record<string, { version?: string, link?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }> | undefined} */
function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages
  } catch {
    return undefined
  }
}

/** Checks the installation. npm writes its hidden lock file last, so a broken installation has none. */
export function isInstalled(folder = root) {
  const wanted = readLock(join(folder, 'package-lock.json'))
  const found = readLock(join(folder, 'node_modules/.package-lock.json'))
  if (!wanted || !found) return false
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link) return true
    const installed = found[path]
    if (!installed) return Boolean(entry.optional || entry.devOptional || entry.peer)
    return installed.version === entry.version
  })
}

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message)
  return process.exit(1)
}

const showOutput = /** @type {const} */ (['inherit', 'inherit'])

async function installPackages() {
  const closed = findClosedFolder(root, process.env)
  if (closed) fail(closed)
  const registryFault = await findRegistryFault(root)
  if (registryFault)
    say(`The npm registry is unreachable (${registryFault}). Trying to install from the cache …`)
  else say('Installing dependencies (npm install), usually in less than two minutes …')
  // npm takes a partial installation for a complete one.
  if (!existsSync(join(modules, '.package-lock.json'))) rmSync(modules, { recursive: true, force: true })
  const begun = Date.now()
  const seconds = () => Math.round((Date.now() - begun) / 1000)
  const ticking = setInterval(() => say(`still installing … ${seconds()} s`), 15_000)
  // `npm ci` needs the packages of every platform in the lock file, which not every registry has. With `--no-save` the
  // lock file still fixes the versions. Warnings would only ask for the newer Node that the next step installs.
  const args = [
    'install',
    '--no-save',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    // The lock file fixes all versions, so npm needs the registry only for packages that are not in its cache.
    registryFault ? '--offline' : '--prefer-offline',
    '--loglevel=error',
  ]
  const code = await runOrLeave(npm, args, {
    cwd: root,
    shell: process.platform === 'win32',
    stdio: ['ignore', ...(registryFault ? /** @type {const} */ (['ignore', 'ignore']) : showOutput)],
  })
  clearInterval(ticking)
  if (code !== 0 && registryFault)
    fail(
      `The npm registry is unreachable (${registryFault}), and the cache does not hold all dependencies. Check the connection, ` +
        'the proxy (HTTPS_PROXY) and the registry address (npm config get registry), then run again: npm start',
    )
  if (code !== 0) fail('The dependencies could not be installed. Read the npm message above, then try again.')
  say(`Installed the dependencies in ${seconds()} s.`)
}

/** @param {string} program */
function isNode24(program) {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  return status === 0 && /^v24\./.test(stdout)
}

/** Returns the pinned Node 24. Its package downloads the program in an install script, which may be disabled. */
async function providePinnedNode() {
  const pinned = join(modules, 'node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(pinned) && isNode24(pinned)) return pinned
  if (isNode24(process.execPath)) return process.execPath
  say('Downloading Node 24 …')
  const env = { ...process.env, npm_config_ignore_scripts: 'false', npm_config_loglevel: 'error' }
  const script = join(modules, 'node/installArchSpecificPackage.js')
  await runOrLeave(process.execPath, [script], { cwd: join(modules, 'node'), env })
  if (existsSync(pinned) && isNode24(pinned)) return pinned
  return fail('Node 24 could not be installed. Install Node 24 yourself, then run this command again.')
}

export async function install() {
  if (!isInstalled()) await installPackages()
  return providePinnedNode()
}
