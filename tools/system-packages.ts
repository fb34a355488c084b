import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

function findProgram(...names: string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin']
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

// The shell first: without windows and toolbars, the same journeys cost a third less.
const shell = 'chromium-headless-shell'
export const findBrowser = () =>
  process.env.CHROMIUM_PATH ?? findProgram(shell, 'chromium', 'chromium-browser', 'google-chrome')

/** What the tests hold signed PDFs against, and the package that brings it. */
const tools = { pdfsig: 'poppler-utils', openssl: 'openssl' }
const missingTools = () =>
  Object.entries(tools).flatMap(([program, name]) => (findProgram(program) ? [] : [name]))

function aptInstall(packages: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', DEBCONF_NOWARNINGS: 'yes' }
  const quiet = { env, stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'] }
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet)
}

function aptProvide(say: (line: string) => void): void {
  const browsers = process.env.CHROMIUM_PATH || findProgram(shell) ? [] : [shell]
  const wanted = [...browsers, ...missingTools()]
  if (wanted.length === 0) return
  say(`Memasang ${wanted.join(', ')} (apt-get) …`)
  spawnSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'] })
  // One by one: a system that knows no shell still gets the rest.
  for (const name of wanted) aptInstall([name])
  if (!findBrowser()) aptInstall(['chromium'])
}

export interface SystemPackages {
  browser: string | undefined
  /** What a person has to do, when we may not do it. */
  complaint: string | undefined
}

/** The tests need a browser and, for signed PDFs, pdfsig and openssl. On Debian root gets them here; others are told how. */
export function provideSystemPackages(say: (line: string) => void): SystemPackages {
  if (process.getuid?.() === 0 && findProgram('apt-get')) aptProvide(say)
  const browser = findBrowser()
  const missing = [...(browser ? [] : [shell]), ...missingTools()]
  const complaint =
    missing.length > 0
      ? `Belum terpasang: ${missing.join(', ')}. Jalankan: sudo apt-get install -y ${missing.join(' ')}`
      : undefined
  return { browser, complaint }
}
