import { join } from 'node:path'

const here = import.meta.dirname

/** Run in packages/domain by run.ts, which names the group. */
export default {
  testRunner: 'vitest',
  plugins: [join(here, 'node_modules/@stryker-mutator/vitest-runner/dist/src/index.js')],
  vitest: { configFile: join(here, 'vitest.config.ts'), related: false },
  // Words are labels, which screens show, or names, which the type checker holds.
  mutator: { excludedMutations: ['StringLiteral'] },
  // Tables that are made once when a module is read: their snapshots and model runs are tests of their own.
  ignoreStatic: true,
  coverageAnalysis: 'perTest',
  concurrency: 1,
  timeoutMS: 30_000,
  dryRunTimeoutMinutes: 15,
  // TypeScript 7 has no JavaScript API, which rewriting a tsconfig would need; nothing here has to be rewritten.
  tsconfigFile: 'none.json',
  // Its base lies outside of the copy.
  ignorePatterns: ['tsconfig.json'],
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false, allowEmojis: false },
  jsonReporter: { fileName: process.env.MUTATION_REPORT },
  tempDirName: join(here, '.stryker-tmp'),
}
