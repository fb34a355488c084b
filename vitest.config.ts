import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const tests = ['src/**/*.test.ts']
const onDatabase = { globalSetup: join(import.meta.dirname, 'apps/server/src/testing/database.setup.ts') }
/** Tests of files, which also run with the files in an S3 bucket. */
const fileTests = [
  'src/platform/files/{claims,files.routes,full-disk,sweep,sweep-window}.test.ts',
  'src/platform/files/upload/*.test.ts',
  'src/platform/ekspor/ekspor.routes.test.ts',
  'src/akun/pengguna/foto.service.test.ts',
  'src/okkp/impor/disk-penuh.routes.test.ts',
  'src/okkp/pengaduan/kiriman.routes.test.ts',
  'src/psat/lapang/lapang.routes.test.ts',
]
// Worker threads of the server compile TypeScript at each start. With this cache they start in a third of the time.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/portal-compile')

export default defineConfig({
  test: {
    // By default Vitest leaves one core free, which is half of a two-core machine.
    maxWorkers: availableParallelism(),
    // Each test file creates its own database and app and mocks no modules, so all files of a process can share loaded
    // modules.
    isolate: false,
    // These only end tests that hang, so no test has limits of its own. On a busy machine a test of 2 s may take 30 s, and demo data minutes.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      { extends: true, root: 'packages/domain', test: { name: 'domain', include: tests } },
      {
        extends: true,
        root: 'apps/web',
        test: { name: 'web', include: [...tests, 'build/**/*.test.ts'] },
      },
      {
        extends: true,
        root: 'apps/server',
        test: {
          name: 'server',
          include: [...tests, 'seeds/**/*.test.ts'],
          provide: { store: 'disk' },
          ...onDatabase,
        },
      },
      {
        extends: true,
        root: 'apps/server',
        test: { name: 'server-s3', include: fileTests, provide: { store: 's3' }, ...onDatabase },
      },
      {
        extends: true,
        root: 'apps/log-saksi',
        test: { name: 'log-saksi', include: tests },
      },
      {
        extends: true,
        root: 'apps/oss-simulator',
        test: { name: 'oss-simulator', include: tests },
      },
      {
        extends: true,
        root: 'tools',
        test: { name: 'tools', include: ['**/*.test.ts'] },
      },
    ],
  },
})
