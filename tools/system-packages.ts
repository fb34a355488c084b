import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

function findProgram(...names: string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin']
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

/** Chromium without a window. To debug in a window, set CHROMIUM_PATH to the path of `chromium`. */
const shell = 'chromium-headless-shell'
export const findBrowser = () =>
  process.env.CHROMIUM_PATH ?? findProgram(shell, 'chromium', 'chromium-browser', 'google-chrome')

/** Programs that check signed PDFs, with their packages. */
const tools = { pdfsig: 'poppler-utils', openssl: 'openssl' }
const missingTools = () =>
  Object.entries(tools).flatMap(([program, name]) => (findProgram(program) ? [] : [name]))

/** Installs packages of Debian as root. RUNLEVEL=1 keeps apt from starting the servers in them. */
export function aptInstall(packages: string[]): void {
  if (process.getuid?.() !== 0) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', DEBCONF_NOWARNINGS: 'yes', RUNLEVEL: '1' }
  const quiet = { env, stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'] }
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet)
}

function aptProvide(): void {
  const browsers = process.env.CHROMIUM_PATH || findProgram(shell) ? [] : [shell]
  const wanted = [...browsers, ...missingTools()]
  if (wanted.length === 0) return
  console.log(`› Installing ${wanted.join(', ')} (apt-get)`)
  spawnSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'] })
  // apt installs the packages one by one, so that a missing headless shell does not block the others.
  for (const name of wanted) aptInstall([name])
  if (!findBrowser()) aptInstall(['chromium'])
}

/**
 * Provides the browser and the PDF tools (pdfsig, openssl) for the tests. On Debian as root it installs them; otherwise
 * it prints what to install. Returns whether a browser exists.
 */
export function provideSystemPackages(): boolean {
  if (process.getuid?.() === 0 && findProgram('apt-get')) aptProvide()
  const browser = findBrowser()
  const missing = [...(browser ? [] : [shell]), ...missingTools()]
  if (missing.length > 0)
    console.log(`› Not installed: ${missing.join(', ')}. Run: sudo apt-get install -y ${missing.join(' ')}`)
  return browser !== undefined
}
