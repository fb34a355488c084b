import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

function findProgram(...names: string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin']
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

/** Chromium without windows. A debugging session in a window wants `chromium`, named by CHROMIUM_PATH. */
const shell = 'chromium-headless-shell'
export const findBrowser = () =>
  process.env.CHROMIUM_PATH ?? findProgram(shell, 'chromium', 'chromium-browser', 'google-chrome')

/** Programs that check signed PDFs, and their packages. */
const tools = { pdfsig: 'poppler-utils', openssl: 'openssl' }
const missingTools = () =>
  Object.entries(tools).flatMap(([program, name]) => (findProgram(program) ? [] : [name]))

function aptInstall(packages: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', DEBCONF_NOWARNINGS: 'yes' }
  const quiet = { env, stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'] }
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet)
}

function aptProvide(): void {
  const browsers = process.env.CHROMIUM_PATH || findProgram(shell) ? [] : [shell]
  const wanted = [...browsers, ...missingTools()]
  if (wanted.length === 0) return
  console.log(`› Installing ${wanted.join(', ')} (apt-get)`)
  spawnSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'] })
  // One by one: a system that has no shell still gets the rest.
  for (const name of wanted) aptInstall([name])
  if (!findBrowser()) aptInstall(['chromium'])
}

/**
 * The tests need a browser and, for signed PDFs, pdfsig and openssl. Root on Debian gets them here; others are told what
 * to install. Answers whether there is a browser.
 */
export function provideSystemPackages(): boolean {
  if (process.getuid?.() === 0 && findProgram('apt-get')) aptProvide()
  const browser = findBrowser()
  const missing = [...(browser ? [] : [shell]), ...missingTools()]
  if (missing.length > 0)
    console.log(`› Not installed: ${missing.join(', ')}. Run: sudo apt-get install -y ${missing.join(' ')}`)
  return browser !== undefined
}
