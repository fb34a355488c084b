import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const tests = ['src/**/*.test.ts']

export default defineConfig({
  test: {
    projects: [
      { root: 'packages/domain', test: { name: 'domain', include: tests, isolate: false } },
      { root: 'apps/web', test: { name: 'web', include: tests, isolate: false } },
      {
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
      { root: 'tools', test: { name: 'tools', include: ['**/*.test.ts'], testTimeout: 60_000 } },
    ],
  },
})
