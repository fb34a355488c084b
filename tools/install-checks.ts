import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { isInstalled, root } from './install.mjs'

/** Folder in `checks/` whose tools this script installs. The portal does not need these tools to run. */
const folder = join(root, 'checks', process.argv[2] ?? 'openapi')

if (!isInstalled(folder)) {
  // npm takes a partial installation for a complete one.
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true })
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']
  const shell = process.platform === 'win32'
  const { status } = spawnSync(shell ? 'npm.cmd' : 'npm', args, { cwd: folder, stdio: 'inherit', shell })
  if (status !== 0) {
    console.error(
      `The tools in ${folder} could not be installed. Check the connection to the npm registry, then try again.`,
    )
    process.exitCode = 1
  }
}
