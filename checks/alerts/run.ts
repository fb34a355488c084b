import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { provideProgram } from '../../tools/debian-postgres.ts'

/** `npm run check:alerts` checks and tests the alerts of `deploy/prometheus` with Debian's Prometheus. */
const promtool = provideProgram('/usr/bin/promtool', 'prometheus')
const cwd = join(import.meta.dirname, '../../deploy/prometheus')
for (const args of [
  ['check', 'config', 'prometheus.yml'],
  ['test', 'rules', 'portal.rules.test.yml'],
]) {
  const { status } = spawnSync(promtool, args, { cwd, stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}
