import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

function findProgram(...names: string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin']
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

const findBrowser = () =>
  process.env.CHROMIUM_PATH ?? findProgram('chromium', 'chromium-browser', 'google-chrome')
const findPdfsig = () => findProgram('pdfsig')

function missingPackages(): string[] {
  return [...(findBrowser() ? [] : ['chromium']), ...(findPdfsig() ? [] : ['poppler-utils'])]
}

function aptInstall(packages: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const quiet = { env, stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'] }
  spawnSync('apt-get', ['update', '-qq'], quiet)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet)
}

export interface SystemPackages {
  browser: string | undefined
  /** What a person has to do, when we may not do it. */
  complaint: string | undefined
}

/** The tests need a browser and, for signed PDFs, pdfsig. On Debian root gets them here; others are told how. */
export function provideSystemPackages(say: (line: string) => void): SystemPackages {
  const missing = missingPackages()
  if (missing.length > 0 && process.getuid?.() === 0 && findProgram('apt-get')) {
    say(`Memasang ${missing.join(' dan ')} (apt-get) …`)
    aptInstall(missing)
  }
  const left = missingPackages()
  const complaint =
    left.length > 0
      ? `Belum terpasang: ${left.join(', ')}. Jalankan: sudo apt-get install -y ${left.join(' ')}`
      : undefined
  return { browser: findBrowser(), complaint }
}
