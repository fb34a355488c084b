import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import config from '../../.dependency-cruiser.mjs'
import { folderCircles } from './folder-circles.ts'

const folders = [
  'packages/domain/src',
  'apps/server/src',
  'apps/server/seeds',
  'apps/web/src',
  'apps/oss-simulator/src',
  'apps/log-saksi/src',
  'bench',
]

const testCode = /[.](test|fixture)[.]tsx?$|^apps\/server\/src\/testing\//

export interface DependencyReport {
  modules: number
  violations: string[]
}

/** Runs the rules of .dependency-cruiser.mjs on a tree with the layout of this repository. */
export async function checkDependencies(baseDir: string): Promise<DependencyReport> {
  const { enhancedResolveOptions, ...options } = config.options
  const { output } = await cruise(
    folders.filter((folder) => existsSync(join(baseDir, folder))),
    { ...options, baseDir, ruleSet: { forbidden: config.forbidden }, validate: true } as Parameters<
      typeof cruise
    >[1],
    enhancedResolveOptions,
  )
  const { modules, summary } = output as ICruiseResult
  const own = modules.filter(
    ({ source }) => /^(packages|apps|bench)\//.test(source) && /[.]tsx?$/.test(source),
  )
  const violations = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)
  // dependency-cruiser checks resolved paths. Only the raw text shows how an import is written.
  const climbing = own.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ module }) => module.startsWith('../../../'))
      .map(({ module }) => `no-climbing: ${source} → ${module}`),
  )
  const product = own.filter(({ source }) => !testCode.test(source))
  const imports = product.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  )
  const circles = folderCircles(imports).map((circle) => `no-folder-circles: ${circle}`)
  return { modules: own.length, violations: [...violations, ...climbing, ...circles] }
}

if (import.meta.main) {
  const { modules, violations } = await checkDependencies(join(import.meta.dirname, '../..'))
  for (const violation of violations) console.log(violation)
  console.log(`${modules} files checked, ${violations.length} violations`)
  // Fewer than 100 modules mean that dependency-cruiser did not find the folders, so the check fails.
  process.exitCode = violations.length > 0 || modules < 100 ? 1 : 0
}
