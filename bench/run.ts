import { glob } from 'node:fs/promises'
import { enableCompileCache } from 'node:module'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Ground } from './ground.ts'

// As `npm start` has it: code is compiled and stripped of its types once, not in every process and thread anew.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/portal-compile')
enableCompileCache(process.env.NODE_COMPILE_CACHE)

/** `npm run bench [name …]`: every bench, or those named, each on a cluster of its own. One JSON line a figure. */
const { prepareGround } = await import('./ground.ts')
const asked = process.argv.slice(2)
for await (const file of glob('*.bench.ts', { cwd: import.meta.dirname })) {
  if (asked.length > 0 && !asked.includes(basename(file, '.bench.ts'))) continue
  const { run } = (await import(pathToFileURL(join(import.meta.dirname, file)).href)) as {
    run(ground: Ground): Promise<void>
  }
  const ground = await prepareGround()
  await run(ground).finally(() => ground.close())
}
