import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const tests = ['src/**/*.test.ts']
// Threads that the server starts read TypeScript afresh each time; compiled once, they start in a third of the time.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/portal-compile')

export default defineConfig({
  test: {
    // By default one core is left to a watching developer: on two cores that would be half the machine.
    maxWorkers: availableParallelism(),
    // A file makes its own database and app and mocks no modules, so a process may read the code once for all files.
    isolate: false,
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
          globalSetup: join(import.meta.dirname, 'apps/server/src/testing/database.setup.ts'),
          // CREATE DATABASE copies files: on a busy two-core machine ten seconds are little.
          hookTimeout: 60_000,
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        root: 'apps/oss-simulator',
        test: { name: 'oss-simulator', include: tests },
      },
      {
        extends: true,
        root: 'tools',
        test: { name: 'tools', include: ['**/*.test.ts'], testTimeout: 60_000 },
      },
    ],
  },
})
