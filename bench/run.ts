import { glob } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Ground, prepareGround } from './ground.ts'

/** `npm run bench [name …]`: every bench, or those named, each on a cluster of its own. One JSON line a figure. */
const asked = process.argv.slice(2)
for await (const file of glob('*.bench.ts', { cwd: import.meta.dirname })) {
  if (asked.length > 0 && !asked.includes(basename(file, '.bench.ts'))) continue
  const { run } = (await import(pathToFileURL(join(import.meta.dirname, file)).href)) as {
    run(ground: Ground): Promise<void>
  }
  const ground = await prepareGround()
  await run(ground).finally(() => ground.close())
}
