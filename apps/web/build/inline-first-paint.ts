import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const name = 'first-paint.js'

/** The script before the first paint comes with the page, one request less; the server's policy names it by its hash. */
export function inlineFirstPaint(): Plugin {
  const text = readFileSync(join(import.meta.dirname, '../public', name), 'utf8')
  const short = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !line.startsWith('//'))
    .join('\n')
  return {
    name: 'portal-inline-first-paint',
    apply: 'build',
    transformIndexHtml: (html) =>
      html.replace(`<script src="/${name}"></script>`, () => `<script>${short.trim()}</script>`),
  }
}
