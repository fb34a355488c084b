import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { filesOf, type Manifest } from './field-files.ts'

const web = join(import.meta.dirname, '..')
/** Around every field screen. */
const shell = [
  'index.html',
  'src/portal/staff-layouts.tsx',
  'src/akun/notifikasi/NotificationBell.tsx',
  'src/platform/notices/ConfirmDialog.tsx',
]
const always = ['/favicon.svg']

/** Routes that say `offline: true`, and the parts that a field screen fetches on demand and names in a comment there. */
function fieldScreens(): string[] {
  return globSync('src/routes/**/*.tsx', { cwd: web })
    .filter((file) => readFileSync(join(web, file), 'utf8').includes('offline: true'))
    .map((file) => `${file.replaceAll('\\', '/')}?tsr-split=component`)
}

/** What is fetched on demand while one works in the field: kept as well, because there is nothing to fetch it from. */
function fieldParts(manifest: Manifest): string[] {
  return Object.keys(manifest).filter((name) => /(?:^|\/)platform\/offline\/|\/entri-[\w-]+\.ts$/.test(name))
}

async function bundle(release: { name: string; files: string[] }): Promise<string> {
  const output = await build({
    configFile: false,
    root: web,
    logLevel: 'warn',
    define: { __RELEASE__: JSON.stringify(release) },
    publicDir: false,
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: join(web, 'src/platform/offline/worker/sw.ts'), output: { format: 'iife' } },
    },
  })
  const [chunk] = Array.isArray(output)
    ? output.flatMap((one) => one.output)
    : 'output' in output
      ? output.output
      : []
  if (chunk?.type !== 'chunk') throw new Error('The service worker could not be built')
  return chunk.code
}

/** Writes sw.js: the worker with the list of what field screens are made of. Its name changes with the list. */
export function serviceWorker(): Plugin {
  let folder = ''
  return {
    name: 'portal-service-worker',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    async writeBundle() {
      const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
      const roots = [...shell, ...fieldScreens(), ...fieldParts(manifest)]
      const files = [...filesOf(manifest, roots), ...always]
      const hash = createHash('sha256').update(files.join('\n'))
      hash.update(readFileSync(join(folder, 'index.html')))
      for (const file of globSync('src/platform/offline/worker/*.ts', { cwd: web })) {
        hash.update(readFileSync(join(web, file)))
      }
      const name = hash.digest('hex').slice(0, 12)
      writeFileSync(join(folder, 'sw.js'), await bundle({ name, files }))
      this.info(`${relative(web, folder)}/sw.js: ${files.length} berkas`)
    },
  }
}
