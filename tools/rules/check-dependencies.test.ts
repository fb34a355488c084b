import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import config from '../../.dependency-cruiser.mjs'
import { checkDependencies } from './check-dependencies.ts'

const tree = mkdtempSync(join(tmpdir(), 'portal-aturan-'))
afterAll(() => rmSync(tree, { recursive: true, force: true }))

const imports = (names: string[]) =>
  JSON.stringify({
    type: 'module',
    imports: Object.fromEntries(names.map((n) => [`#${n}/*`, `./src/${n}/*`])),
  })

// The files break each rule once. Only the first line of a file is a violation.
const files: Record<string, string> = {
  'apps/server/package.json': imports(['platform', 'akun', 'okkp']),
  'apps/web/package.json': imports(['portal', 'platform', 'akun', 'okkp']),
  'node_modules/kysely/index.js': 'export {}',
  'node_modules/fastify/index.js': 'export {}',
  'node_modules/pdfkit/index.js': 'export {}',
  'packages/domain/src/platform/murni.ts': `import { readFileSync } from 'node:fs'\nexport const a = readFileSync`,
  'packages/domain/src/portal/gabung.ts': `import '../okkp/wing.ts'`,
  'packages/domain/src/okkp/wing.ts': `export const wing = 1`,
  'packages/domain/src/okkp/intip.ts': `import '../portal/gabung.ts'`,
  'apps/web/src/portal/kulit.ts': `export const kulit = 1`,
  'apps/web/src/okkp/kulit.ts': `import '#portal/kulit.ts'`,
  'apps/web/src/platform/kulit.ts': `import '#portal/kulit.ts'`,
  'apps/server/src/platform/izin.ts': `import '../../../../packages/domain/src/portal/izin.ts'`,
  'packages/domain/src/portal/izin.ts': `export const izin = 1`,
  'apps/web/src/platform/intip.ts': `import '../../../server/src/akun/index.ts'`,
  'apps/web/src/platform/pasif.ts': `export const pasif = 1`,
  'apps/server/src/platform/intip.ts': `import '../../../web/src/platform/pasif.ts'`,
  'apps/server/src/platform/balik.ts': `import '#akun/index.ts'`,
  'apps/server/src/akun/index.ts': `export const akun = 1`,
  'apps/server/src/akun/dalam.ts': `export const dalam = 1`,
  'apps/server/src/commands/perintah.ts': `import '#akun/dalam.ts'\nimport '#akun/index.ts'`,
  'apps/server/src/okkp/lewat.ts': `import '#akun/index.ts'`,
  'apps/server/src/okkp/terobos.ts': `import '#akun/dalam.ts'`,
  'apps/server/src/okkp/a.routes.ts': `import './a.repository.ts'`,
  'apps/server/src/okkp/a.repository.ts': `import { sql } from 'kysely'\nexport const b = sql`,
  'apps/server/src/okkp/b.repository.ts': `import './a.service.ts'`,
  'apps/server/src/okkp/a.service.ts': `import type { Kysely } from 'kysely'\nexport type X = Kysely<unknown>`,
  'apps/server/src/okkp/b.service.ts': `import './a.routes.ts'`,
  'apps/server/src/okkp/c.service.ts': `import type { FastifyRequest } from 'fastify'\nexport type Y = FastifyRequest`,
  'apps/server/src/platform/lari.ts': `import { fastify } from 'fastify'\nexport const z = fastify`,
  'apps/server/src/platform/tipe.ts': `import type { FastifyBaseLogger } from 'fastify'\nexport type Z = FastifyBaseLogger`,
  'apps/server/src/platform/kertas.ts': `import pdf from 'pdfkit'\nexport const kertas = pdf`,
  'apps/server/src/platform/kertas-nanti.ts': `export const kertas = () => import('pdfkit')`,
  'apps/server/src/okkp/putar.ts': `import { q } from './balik.ts'\nexport const p = q`,
  'apps/server/src/okkp/balik.ts': `import { p } from './putar.ts'\nexport const q = p`,
  'apps/server/src/okkp/bentuk.ts': `import type { isi } from './isi.ts'\nexport type Bentuk = typeof isi`,
  'apps/server/src/okkp/isi.ts': `import type { Bentuk } from './bentuk.ts'\nexport const isi = {} as Bentuk`,
  'apps/server/src/okkp/hilang.ts': `import './tidak-ada.ts'`,
  'apps/server/src/testing/alat.ts': `export const alat = 1`,
  'apps/server/src/okkp/uji.ts': `import '../testing/alat.ts'`,
  'apps/server/src/okkp/kamar/pintu.ts': `import { tamu } from '../tamu/tamu.ts'\nexport const pintu = tamu`,
  'apps/server/src/okkp/kamar/lemari.ts': `export const lemari = 1`,
  'apps/server/src/okkp/tamu/tamu.ts': `import type { lemari } from '../kamar/lemari.ts'\nexport const tamu = {} as typeof lemari`,
  'packages/domain/src/okkp/lahan/lahan.ts': `import type { tanam } from '../tanam/tanam.ts'\nexport const luas = {} as typeof tanam`,
  'packages/domain/src/okkp/lahan/petak.ts': `export const petak = 1`,
  'packages/domain/src/okkp/tanam/tanam.ts': `import { petak } from '../lahan/petak.ts'\nexport const tanam = petak`,
  'apps/web/src/okkp/uji/kiri/kiri.ts': `import '../kanan/kanan.ts'`,
  'apps/web/src/okkp/uji/kiri/kursi.ts': `export const kursi = 1`,
  'apps/web/src/okkp/uji/kanan/kanan.ts': `import '../kiri/kursi.ts'`,
  'bench/ukur.ts': `import './alat/jam.ts'`,
  'bench/alat/jam.ts': `import '../ukur.ts'`,
  'apps/server/src/okkp/diukur.ts': `import '../../../../bench/tanah.ts'`,
  'bench/tanah.ts': `export const tanah = 1`,
  'apps/oss-simulator/src/intip.ts': `import '../../server/src/akun/index.ts'`,
  'apps/log-saksi/src/intip.ts': `import '../../server/src/akun/index.ts'`,
  'apps/oss-simulator/src/pasif.ts': `export const pasif = 1`,
  'apps/server/src/okkp/simulasi.ts': `import '../../../oss-simulator/src/pasif.ts'`,
  'apps/server/src/okkp/tamu/tamu.test.ts': `import '../x/y/naik.ts'`,
  'apps/server/src/okkp/x/y/naik.ts': `import '../../../okkp/lewat.ts'\nimport '../../tamu/tamu.ts'`,
}

test('a planted violation of every rule is found', async () => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true })
    writeFileSync(join(tree, path), `${text}\n`)
  }
  const { modules, violations } = await checkDependencies(tree)
  expect(modules).toBe(Object.keys(files).filter((path) => path.endsWith('.ts')).length)
  const broken = new Set(violations.map((violation) => violation.split(':')[0]))
  expect([...broken].toSorted()).toEqual(
    [...config.forbidden.map(({ name }) => name), 'no-climbing', 'no-folder-circles'].toSorted(),
  )
  expect(violations.toSorted()).toMatchInlineSnapshot(`
    [
      "domain-is-pure: packages/domain/src/platform/murni.ts → fs",
      "no-climbing: apps/server/src/okkp/diukur.ts → ../../../../bench/tanah.ts",
      "no-climbing: apps/server/src/okkp/simulasi.ts → ../../../oss-simulator/src/pasif.ts",
      "no-climbing: apps/server/src/okkp/x/y/naik.ts → ../../../okkp/lewat.ts",
      "no-climbing: apps/server/src/platform/intip.ts → ../../../web/src/platform/pasif.ts",
      "no-climbing: apps/server/src/platform/izin.ts → ../../../../packages/domain/src/portal/izin.ts",
      "no-climbing: apps/web/src/platform/intip.ts → ../../../server/src/akun/index.ts",
      "no-cycles: apps/server/src/okkp/balik.ts → apps/server/src/okkp/putar.ts",
      "no-cycles: apps/server/src/okkp/bentuk.ts → apps/server/src/okkp/isi.ts",
      "no-cycles: bench/alat/jam.ts → bench/ukur.ts",
      "no-folder-circles: apps/server/src/okkp: kamar, tamu",
      "no-folder-circles: apps/web/src/okkp/uji: kanan, kiri",
      "no-folder-circles: packages/domain/src/okkp: lahan, tanam",
      "no-folder-circles: packages/domain/src: okkp, portal",
      "only-repositories-touch-sql: apps/server/src/okkp/a.service.ts → node_modules/kysely/index.js",
      "only-routes-touch-fastify: apps/server/src/platform/lari.ts → node_modules/fastify/index.js",
      "papers-on-demand: apps/server/src/platform/kertas.ts → node_modules/pdfkit/index.js",
      "platform-imports-no-portal: apps/server/src/platform/izin.ts → packages/domain/src/portal/izin.ts",
      "platform-imports-no-portal: apps/web/src/platform/kulit.ts → apps/web/src/portal/kulit.ts",
      "platform-names-no-wing: apps/server/src/platform/balik.ts → apps/server/src/akun/index.ts",
      "platform-names-no-wing: apps/web/src/platform/intip.ts → apps/server/src/akun/index.ts",
      "product-never-imports-bench: apps/server/src/okkp/diukur.ts → bench/tanah.ts",
      "product-never-imports-tests: apps/server/src/okkp/uji.ts → apps/server/src/testing/alat.ts",
      "product-never-imports-the-simulator: apps/server/src/okkp/simulasi.ts → apps/oss-simulator/src/pasif.ts",
      "repository-at-the-bottom: apps/server/src/okkp/b.repository.ts → apps/server/src/okkp/a.service.ts",
      "resolvable: apps/server/src/okkp/hilang.ts → ./tidak-ada.ts",
      "routes-leave-sql-to-services: apps/server/src/okkp/a.routes.ts → apps/server/src/okkp/a.repository.ts",
      "server-never-imports-web: apps/server/src/platform/intip.ts → apps/web/src/platform/pasif.ts",
      "server-reaches-wings-through-index: apps/server/src/commands/perintah.ts → apps/server/src/akun/dalam.ts",
      "service-below-routes: apps/server/src/okkp/b.service.ts → apps/server/src/okkp/a.routes.ts",
      "simulator-stands-alone: apps/oss-simulator/src/intip.ts → apps/server/src/akun/index.ts",
      "use-cases-know-no-fastify: apps/server/src/okkp/c.service.ts → node_modules/fastify/index.js",
      "web-never-imports-server: apps/web/src/platform/intip.ts → apps/server/src/akun/index.ts",
      "wing-to-wing-through-index: apps/server/src/okkp/terobos.ts → apps/server/src/akun/dalam.ts",
      "wings-do-not-know-the-portal: apps/web/src/okkp/kulit.ts → apps/web/src/portal/kulit.ts",
      "wings-do-not-know-the-portal: packages/domain/src/okkp/intip.ts → packages/domain/src/portal/gabung.ts",
      "witness-stands-alone: apps/log-saksi/src/intip.ts → apps/server/src/akun/index.ts",
    ]
  `)
})
