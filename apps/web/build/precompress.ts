import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const worthwhile = /\.(m?js|css|svg|json|webmanifest|txt|map)$/
const smallest = 1024

/** Writes .br and .gz beside every text asset, so that the server never compresses them again. */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'portal-precompress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    async closeBundle() {
      const names = await readdir(folder, { recursive: true })
      await Promise.all(
        names.filter((name) => worthwhile.test(name)).map((name) => compress(join(folder, name))),
      )
    },
  }
}

async function compress(file: string): Promise<void> {
  if ((await stat(file)).size < smallest) return
  const source = await readFile(file)
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
    promisify(gzip)(source, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
