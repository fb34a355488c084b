import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string }
const prefix = `assets/pdfjs-${version}`
/** Fonts that a PDF may leave out, tables of Asian scripts, and the decoders of scanned pages. */
const folders = { standard_fonts: /\.(pfb|ttf)$/, cmaps: /\.bcmap$/, wasm: /^(jbig2|openjpeg)\.wasm$/ }

/** What the PDF viewer fetches while it works, served from our own origin; pdf-source.ts names the folder. */
export function pdfFiles(): Plugin {
  return {
    name: 'portal-pdf-files',
    generateBundle() {
      for (const [folder, wanted] of Object.entries(folders)) {
        for (const name of readdirSync(join(home, folder)).filter((found) => wanted.test(found))) {
          const fileName = `${prefix}/${folder}/${name}`
          this.emitFile({ type: 'asset', fileName, source: readFileSync(join(home, folder, name)) })
        }
      }
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${prefix}`, (request, response, next) => {
        const [, folder = '', name = ''] = /^\/(\w+)\/([\w.-]+)$/.exec(request.url ?? '') ?? []
        if (!(folder in folders)) return next()
        response.end(readFileSync(join(home, folder, name)))
      })
    },
  }
}
