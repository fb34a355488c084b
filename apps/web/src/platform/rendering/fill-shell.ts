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

/** The page is there without its scripts: on a slow line its styles and letters come before them. */
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

/** As links are shown where they are shared; the picture is the same for all. */
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
    // A block of data, which no policy for scripts is about.
    ...(head.data
      ? [
          `<script type="application/ld+json" ${ofFirstPage}>${scriptSafe({ '@context': 'https://schema.org', ...head.data })}</script>`,
        ]
      : []),
  ].join('')
}

/** Puts a rendered screen into the empty page. In one pass over that page: what is put in is never searched. */
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
