import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { groups } from './groups.ts'

const { tests = [] } = groups[process.env.MUTATION_GROUP ?? ''] ?? {}

/** The tests of one group, in the copy that Stryker changes: domain's own name must lead there and not to the original. */
export default defineConfig({
  resolve: { alias: [{ find: /^@portal\/domain\/(.*)$/, replacement: join(process.cwd(), 'src/$1.ts') }] },
  test: {
    // Modules are read once for all mutants; what they make while they are read is not mutated.
    isolate: false,
    include: tests.map((name) => (name.endsWith('.ts') ? `src/${name}` : `src/${name}/**/*.test.ts`)),
  },
})
