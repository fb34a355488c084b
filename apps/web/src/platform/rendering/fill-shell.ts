import { type HandedOver, handedOverId, ofFirstPage } from '#platform/rendering/handed-over.ts'
import type { PageFiles } from '#platform/rendering/page-files.ts'
import type { PageHead } from '#platform/rendering/server-page.ts'

export interface PageParts {
  head: PageHead
  /** The one address of this content. */
  address: string
  files: PageFiles
  markup: string
  handedOver: HandedOver
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (found) => entities[found] ?? '')

/** JSON inside a script element: nothing in it may end the element or open a comment. */
const scriptSafe = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

const places =
  /<title>[^<]*<\/title>|<meta name="description"[^>]*>|<\/head>|<div id="root"><\/div>|<noscript>[^<]*<\/noscript>/g

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escaped(content)}" ${ofFirstPage}>`

function linksOf({ scripts, styles }: PageFiles): string {
  return [
    ...styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`),
    ...scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
  ].join('')
}

function headOf({ head: { title, description }, address, files }: PageParts): string {
  return [
    linksOf(files),
    `<link rel="canonical" href="${escaped(address)}" ${ofFirstPage}>`,
    meta('property', 'og:title', title),
    ...(description ? [meta('property', 'og:description', description)] : []),
    meta('property', 'og:url', address),
  ].join('')
}

/** Puts a rendered screen into the empty page. In one pass over that page: what is put in is never searched. */
export function fillShell(shell: string, parts: PageParts): string {
  const { title, description } = parts.head
  return shell.replace(places, (place) => {
    if (place.startsWith('<title')) return `<title>${escaped(title)}</title>`
    if (place.startsWith('<meta')) return description ? meta('name', 'description', description) : place
    if (place === '</head>') return `${headOf(parts)}</head>`
    if (place.startsWith('<noscript')) {
      return `<script type="application/json" id="${handedOverId}">${scriptSafe(parts.handedOver)}</script>`
    }
    return `<div id="root">${parts.markup}</div>`
  })
}
