import { glob } from 'node:fs/promises'
import { enableCompileCache } from 'node:module'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Ground } from './ground.ts'

// Same cache as `npm start`. Otherwise every process and thread compiles the code and strips types again.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/portal-compile')
enableCompileCache(process.env.NODE_COMPILE_CACHE)

/**
 * `npm run bench [name …]` runs all benches or the named ones, each on its own cluster. It prints one JSON line per
 * figure.
 */
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
