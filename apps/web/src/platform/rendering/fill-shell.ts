import { type HandedOver, handedOverId, ofFirstPage } from '#platform/rendering/handed-over.ts'
import type { PageFiles } from '#platform/rendering/page-files.ts'
import type { PageHead } from '#platform/rendering/server-page.ts'

export interface PageParts {
  head: PageHead
  /** The canonical URL of the content. */
  address: string
  files: PageFiles
  markup: string
  handedOver: HandedOver
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (found) => entities[found] ?? '')

/** Escapes JSON for a script element, so that it can neither end the element nor open a comment. */
const scriptSafe = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** The rendered page works without scripts, so on a slow connection styles and fonts load first. */
const whenThereIsTime = 'fetchpriority="low"'

const places =
  /<script type="module"|<link rel="modulepreload"|<title>[^<]*<\/title>|<meta name="description"[^>]*>|<\/head>|<div id="root"><\/div>|<noscript>[^<]*<\/noscript>/g

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escaped(content)}" ${ofFirstPage}>`

function linksOf({ scripts, styles }: PageFiles): string {
  return [
    ...styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`),
    ...scripts.map((href) => `<link rel="modulepreload" ${whenThereIsTime} crossorigin href="${href}">`),
  ].join('')
}

/** Open Graph tags for shared links. All pages use the same picture. */
function cardOf({ head: { title, description }, address, handedOver: { origin } }: PageParts): string[] {
  return [
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', 'id_ID'),
    meta('property', 'og:site_name', 'Portal Pangan Segar'),
    meta('property', 'og:title', title),
    ...(description ? [meta('property', 'og:description', description)] : []),
    meta('property', 'og:url', address),
    meta('property', 'og:image', `${origin}/kartu-sosial.png`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
  ]
}

function headOf(parts: PageParts): string {
  const { address, files, head } = parts
  return [
    linksOf(files),
    `<link rel="canonical" href="${escaped(address)}" ${ofFirstPage}>`,
    ...cardOf(parts),
    // A JSON-LD data block, which the CSP for scripts does not affect.
    ...(head.data
      ? [
          `<script type="application/ld+json" ${ofFirstPage}>${scriptSafe({ '@context': 'https://schema.org', ...head.data })}</script>`,
        ]
      : []),
  ].join('')
}

/**
 * Inserts a rendered screen into the empty page. One regex pass ensures that inserted content is never searched for
 * placeholders.
 */
export function fillShell(shell: string, parts: PageParts): string {
  const { title, description } = parts.head
  return shell.replace(places, (place) => {
    if (place.startsWith('<title')) return `<title>${escaped(title)}</title>`
    if (place.startsWith('<meta')) return description ? meta('name', 'description', description) : place
    if (place === '</head>') return `${headOf(parts)}</head>`
    if (/"module(?:preload)?"$/.test(place)) return `${place} ${whenThereIsTime}`
    if (place.startsWith('<noscript')) {
      return `<script type="application/json" id="${handedOverId}">${scriptSafe(parts.handedOver)}</script>`
    }
    return `<div id="root">${parts.markup}</div>`
  })
}
