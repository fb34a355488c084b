import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { ownDocumentMark } from '@portal/domain/platform/rendered-page'
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

/** The check of certificates: scanner, decoder and what proves a code. */
const verifikasi = [
  'index.html',
  'src/routes/verifikasi/index.tsx?tsr-split=component',
  'src/routes/verifikasi/$kode.tsx?tsr-split=component',
]
const verifikasiParts =
  /\/okkp\/publik\/(?:mandiri|pindai|tanda-tangan)\/(?:HasilMandiri\.tsx|SiapLuring\.tsx|kept-proof\.ts|PindaiDialog\.tsx|PeriksaTandaTangan\.tsx)$|node_modules\/qr\/decode\.js$/

interface Worker {
  file: string
  kind: 'meja' | 'verifikasi'
  prefix: string
  frame: string
  roots(manifest: Manifest): string[]
}
const workers: readonly Worker[] = [
  {
    file: 'sw.js',
    kind: 'meja',
    prefix: 'portal-rilis-',
    frame: '/admin',
    roots: (manifest) => [...shell, ...fieldScreens(), ...fieldParts(manifest)],
  },
  {
    file: 'verifikasi-sw.js',
    kind: 'verifikasi',
    prefix: 'portal-verifikasi-rilis-',
    frame: `/verifikasi?${ownDocumentMark}=1`,
    roots: (manifest) => [
      ...verifikasi,
      ...Object.keys(manifest).filter((name) => verifikasiParts.test(name)),
    ],
  },
]

async function bundle(
  release: Omit<Worker, 'file' | 'roots'> & { name: string; files: string[] },
): Promise<string> {
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

/** Writes the workers, each with the list of what its screens are made of. Their names change with the lists. */
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
      for (const { file, roots, ...worker } of workers) {
        const files = [...filesOf(manifest, roots(manifest)), ...always]
        const hash = createHash('sha256').update(files.join('\n'))
        hash.update(readFileSync(join(folder, 'index.html')))
        for (const source of globSync('src/platform/offline/worker/*.ts', { cwd: web })) {
          hash.update(readFileSync(join(web, source)))
        }
        const name = hash.digest('hex').slice(0, 12)
        writeFileSync(join(folder, file), await bundle({ ...worker, name, files }))
        this.info(`${relative(web, folder)}/${file}: ${files.length} berkas`)
      }
    },
  }
}
