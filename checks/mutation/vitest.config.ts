import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { groups } from './groups.ts'

const { tests = [] } = groups[process.env.MUTATION_GROUP ?? ''] ?? {}

/**
 * Runs the tests of one group in Stryker's copy. The alias makes `@portal/domain` resolve to the copy, not to the
 * original.
 */
export default defineConfig({
  resolve: { alias: [{ find: /^@portal\/domain\/(.*)$/, replacement: join(process.cwd(), 'src/$1.ts') }] },
  test: {
    // All mutants share loaded modules. Stryker does not mutate code that runs on load.
    isolate: false,
    include: tests.map((name) => (name.endsWith('.ts') ? `src/${name}` : `src/${name}/**/*.test.ts`)),
  },
})
