import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { startSimulator } from './oss-simulator.ts'

// Development mode: Node restarts the server when its files change; Vite serves the web app and proxies /api.
const root = join(import.meta.dirname, '..')
await startSimulator()
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
})
const web = spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js')], {
  cwd: join(root, 'apps/web'),
  stdio: 'inherit',
})

// A signal reaches the whole process group. This process only waits for the other two.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
server.on('exit', () => web.kill())
web.on('exit', () => server.kill())
