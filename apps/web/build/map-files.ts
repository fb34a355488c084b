import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { readMapFiles } from './map-sources.ts'

/**
 * The outlines that maps draw, each province's cities in a file of their own: a phone with a poor signal fetches a
 * few kilobytes. src/platform/peta/map-files.ts finds them under `__PETA__`.
 */
export function mapFiles(): Plugin {
  const files = new Map([...readMapFiles()].map(([name, topology]) => [name, JSON.stringify(topology)]))
  const hash = createHash('sha256')
    .update([...files.values()].join('\n'))
    .digest('hex')
    .slice(0, 8)
  const prefix = `assets/peta-${hash}`
  return {
    name: 'portal-map-files',
    config: () => ({ define: { __PETA__: JSON.stringify(`/${prefix}`) } }),
    generateBundle() {
      // The server's bundle only needs to know where they are.
      if (this.environment.config.consumer === 'server') return
      for (const [name, source] of files) {
        this.emitFile({ type: 'asset', fileName: `${prefix}/${name}.json`, source })
      }
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${prefix}`, (request, response, next) => {
        const source = files.get(/^\/(\w+)\.json$/.exec(request.url ?? '')?.[1] ?? '')
        if (source === undefined) return next()
        response.setHeader('content-type', 'application/json')
        response.end(source)
      })
    },
  }
}
