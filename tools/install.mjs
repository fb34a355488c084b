// Runs before anything is installed: plain JavaScript for Node 20, no dependencies.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

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

/** npm writes its hidden lock file last, so a broken installation has none. */
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

/** @param {string} command @param {string[]} args @param {import('node:child_process').SpawnOptions} [options] @returns {Promise<number>} */
function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
    child.on('error', () => resolve(127))
    child.on('close', (code) => resolve(code ?? 1))
  })
}

async function installPackages() {
  say('Memasang dependensi (npm install), biasanya kurang dari dua menit …')
  // Half an installation looks whole to npm.
  if (!existsSync(join(modules, '.package-lock.json'))) rmSync(modules, { recursive: true, force: true })
  const begun = Date.now()
  const seconds = () => Math.round((Date.now() - begun) / 1000)
  const ticking = setInterval(() => say(`masih memasang … ${seconds()} detik`), 15_000)
  // Not `npm ci`: it wants the packages of every platform in the lock file, and not every registry has them.
  // With `--no-save` the lock file decides the versions and stays as it is. Warnings would only tell that
  // some tools need a newer Node than this one; they get it in the next step.
  const args = [
    'install',
    '--no-save',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    // What the lock file names is either in the cache or not: nothing to ask the registry about.
    '--prefer-offline',
    '--loglevel=error',
  ]
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const code = await run(npm, args, { shell: process.platform === 'win32' })
  clearInterval(ticking)
  if (code !== 0) {
    console.error('Dependensi tidak dapat dipasang. Periksa sambungan ke registri npm, lalu ulangi.')
    process.exit(1)
  }
  say(`Dependensi terpasang dalam ${seconds()} detik.`)
}

/** @param {string} program */
function isNode24(program) {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  return status === 0 && /^v24\./.test(stdout)
}

/** The pinned Node 24. Its package fetches the program in an install script, which may have been switched off. */
async function providePinnedNode() {
  const pinned = join(modules, 'node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(pinned) && isNode24(pinned)) return pinned
  if (isNode24(process.execPath)) return process.execPath
  say('Mengambil Node 24 …')
  const env = { ...process.env, npm_config_ignore_scripts: 'false', npm_config_loglevel: 'error' }
  const script = join(modules, 'node/installArchSpecificPackage.js')
  await run(process.execPath, [script], { cwd: join(modules, 'node'), env })
  if (existsSync(pinned) && isNode24(pinned)) return pinned
  console.error('Node 24 tidak dapat dipasang. Pasang Node 24 sendiri, lalu ulangi perintah ini.')
  return process.exit(1)
}

/** Installs what is missing and returns the path of the pinned Node. */
export async function install() {
  if (!isInstalled()) await installPackages()
  return providePinnedNode()
}
