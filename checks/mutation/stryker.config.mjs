import { join } from 'node:path'

const here = import.meta.dirname

/** run.ts starts Stryker with this configuration in packages/domain and names the group. */
export default {
  testRunner: 'vitest',
  plugins: [join(here, 'node_modules/@stryker-mutator/vitest-runner/dist/src/index.js')],
  vitest: { configFile: join(here, 'vitest.config.ts'), related: false },
  // Strings are labels for screens, or names that the type checker verifies.
  mutator: { excludedMutations: ['StringLiteral'] },
  // Modules build some tables once on load. Their own snapshot and model tests cover these tables.
  ignoreStatic: true,
  coverageAnalysis: 'perTest',
  concurrency: 1,
  timeoutMS: 30_000,
  dryRunTimeoutMinutes: 15,
  // Stryker would rewrite the tsconfig through the JavaScript API of TypeScript, which TypeScript 7 does not have. No
  // rewrite is necessary.
  tsconfigFile: 'none.json',
  // tsconfig.json extends a file outside of Stryker's copy.
  ignorePatterns: ['tsconfig.json'],
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false, allowEmojis: false },
  jsonReporter: { fileName: process.env.MUTATION_REPORT },
  tempDirName: join(here, '.stryker-tmp'),
}
