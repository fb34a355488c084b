import { expect, test } from 'vitest'
import { chunkNames } from './chunk-groups.ts'

interface Module {
  code?: string
  imports?: string[]
  fetches?: string[]
}

const core = '/node_modules/@mantine/core/esm'
const query = '/node_modules/@tanstack/react-query/index.js'
const screens = Array.from({ length: 16 }, (_, n) => `/src/routes/meja-${n}.tsx`)
const blocker = '/node_modules/@tanstack/react-router/dist/esm/useBlocker.js'
const laci = ['/src/routes/psat/a.tsx', '/src/routes/psat/b.tsx', '/src/psat/C.tsx']
const dariOkkp = ['/src/okkp/pilihan.ts', '/packages/domain/src/okkp/jenis.ts']
const screen = (...imports: string[]): Module => ({
  code: 'import { Table } from "@mantine/core"',
  imports: [query, `${core}/index.mjs`, ...imports],
})

const modules: Record<string, Module> = {
  '/index.html': {
    imports: ['/src/router.ts', '/src/platform/format.ts', blocker],
    fetches: [
      '/src/routes/index.tsx',
      '/src/routes/cek.tsx',
      '/src/routes/sdm.tsx',
      '/src/routes/angka.tsx',
      '/src/routes/angka-pasar.tsx',
      '/src/routes/data.tsx',
      '/src/routes/login.tsx',
      '/src/platform/grafik.tsx',
      '/src/okkp/GrafikOkkp.tsx',
      '/src/okkp/Peta.tsx',
      '/src/pasar/AngkaMeja.tsx',
      '/src/platform/gambar.ts',
      '/src/platform/Dialog.tsx',
      '/src/akun/notifikasi/NotificationBell.tsx',
      ...screens,
      ...laci,
    ],
  },
  '/src/routes/index.tsx': { imports: ['/src/platform/read.ts'] },
  '/src/routes/cek.tsx': {
    imports: [
      '/src/psat/lacak.ts',
      '/src/platform/vonis.ts',
      '/src/platform/read.ts',
      '/src/platform/halaman.ts',
      '/src/cek.css',
    ],
  },
  '/src/routes/sdm.tsx': { imports: ['/src/platform/halaman.ts', '/src/cek.css'] },
  '/src/routes/angka.tsx': { imports: ['/src/platform/dasbor/kartu.ts', '/src/platform/wilayah.ts'] },
  '/src/routes/angka-pasar.tsx': {
    imports: [
      '/src/platform/dasbor/kartu.ts',
      '/src/platform/wilayah.ts',
      '/src/pasar/angka.ts',
      '/src/pasar/angka.css',
    ],
  },
  '/src/pasar/AngkaMeja.tsx': {
    imports: ['/src/platform/dasbor/kartu.ts', '/src/pasar/angka.ts', '/src/pasar/angka.css'],
  },
  '/src/okkp/GrafikOkkp.tsx': { imports: ['/src/platform/chart/kartu.ts', '/src/platform/chart/gambar.ts'] },
  '/src/okkp/Peta.tsx': { imports: ['/src/platform/chart/kartu.ts', '/src/platform/peta/peta.ts'] },
  '/src/platform/grafik.tsx': { imports: ['/src/platform/lebar.ts'] },
  '/src/platform/gambar.ts': { imports: ['/src/platform/lebar.ts'] },
  // A dialog of the desk needs Mantine alone; the log-in must not pay for what it shares with the screens.
  '/src/platform/Dialog.tsx': {
    code: 'import { Table } from "@mantine/core"',
    imports: [`${core}/index.mjs`],
  },
  '/src/routes/data.tsx': { imports: ['/src/platform/read.ts', '/src/platform/halaman.ts'] },
  '/src/routes/login.tsx': {
    code: 'import { Button, TextInput as Text } from "@mantine/core"',
    imports: [`${core}/index.mjs`, '/src/platform/forms.ts'],
  },
  ...Object.fromEntries(laci.map((id) => [id, screen('/src/platform/laci.ts', ...dariOkkp)])),
  ...Object.fromEntries(
    screens.map((id) => [id, screen('/src/platform/forms.ts', '/src/platform/vonis.ts')]),
  ),
  [screens[0] ?? '']: screen(
    '/src/platform/forms.ts',
    '/src/psat/satu.ts',
    '/src/psat/lacak.ts',
    '/src/psat/satu.css',
    '/src/psat/tiga.ts',
    '/src/okkp/beranda.ts',
    '/src/platform/wilayah.ts',
  ),
  [screens[1] ?? '']: screen(
    '/src/platform/forms.ts',
    '/src/psat/tiga.ts',
    '/src/okkp/beranda.ts',
    '/src/akun/kabar.ts',
  ),
  [screens[2] ?? '']: screen(
    '/src/platform/forms.ts',
    '/src/psat/tiga.ts',
    '/src/okkp/beranda.ts',
    '/src/akun/kabar.ts',
  ),
  '/src/akun/notifikasi/NotificationBell.tsx': screen('/src/akun/kabar.ts'),
  [`${core}/index.mjs`]: {
    imports: ['Button/Button', 'TextInput/TextInput', 'Table/Table'].map((name) => `${core}/${name}.mjs`),
  },
  [`${core}/TextInput/TextInput.mjs`]: { imports: [`${core}/Input/Input.mjs`] },
  [`${core}/Table/Table.mjs`]: { imports: [`${core}/Input/Input.mjs`] },
}

const graph = {
  getModuleInfo: (id: string) => {
    const { code = '', imports = [], fetches = [] } = modules[id] ?? {}
    return { code, importedIds: imports, dynamicallyImportedIds: fetches }
  },
}

test.each([
  ['what the page itself needs is one file', '/src/platform/format.ts', 'awal'],
  ['but what public pages never do with it', blocker, 'dasar'],
  ['what waits for its place is small, and for all of them', '/src/platform/ui/part-on-sight.tsx', 'publik'],
  ['the front page and other public ones share', '/src/platform/read.ts', 'publik'],
  ['other public pages share', '/src/platform/halaman.ts', 'registri'],
  ['styles of public pages are one file', '/src/cek.css', 'publik'],
  ['pages with figures share', '/src/platform/dasbor/kartu.ts', 'angka'],
  ['not those of one wing', '/src/pasar/angka.ts', null],
  ['but its styles', '/src/pasar/angka.css', 'angka'],
  ['charts are fetched together', '/src/platform/chart/gambar.ts', 'grafik'],
  ['maps are fetched together', '/src/platform/peta/peta.ts', 'peta'],
  ['what frames both', '/src/platform/chart/kartu.ts', 'kartu'],
  ['the desk does not load figures for what it shares with them', '/src/platform/wilayah.ts', null],
  ['parts on demand share for themselves', '/src/platform/lebar.ts', null],
  ['what a public page and much of the desk need is small, and apart', '/src/platform/vonis.ts', 'bersama'],
  ['a public page shares nothing else with the desk', '/src/psat/lacak.ts', null],
  ['the log-in and the desk share', '/src/platform/forms.ts', 'dasar'],
  ['of a package only what is named counts, with what that needs', `${core}/Input/Input.mjs`, 'dasar'],
  ['the desk shares', `${core}/Table/Table.mjs`, 'meja'],
  ['the cache of answers belongs to the desk', query, 'meja'],
  ['what all may use and one wing alone does', '/src/platform/laci.ts', 'psat'],
  ['what another wing needs of it does not bring all of it', '/src/okkp/pilihan.ts', 'okkp-luar'],
  ['nor do its rules, which are small', '/packages/domain/src/okkp/jenis.ts', 'meja'],
  ['the first screen of staff may need anything', '/src/okkp/beranda.ts', 'okkp'],
  ['a few screens of a wing share', '/src/psat/tiga.ts', 'psat'],
  ['what stands beside every screen does not bring the wing it comes from', '/src/akun/kabar.ts', 'meja'],
  ['a single screen keeps its own', '/src/psat/satu.ts', null],
  ['but its styles', '/src/psat/satu.css', 'psat'],
])('%s', (_, id, name) => {
  expect(chunkNames('/index.html')(id, graph)).toBe(name)
})
