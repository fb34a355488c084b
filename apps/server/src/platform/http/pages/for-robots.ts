import type { FastifyInstance } from 'fastify'
import { type Config, publicUrl } from '#platform/config.ts'
import { methodsOf } from '../conditional.ts'

export interface RobotSources {
  /** Paths of public screens, without pages of single records. */
  pages: readonly string[]
  /** Returns paths of records that modules want search engines to find. */
  records: () => Promise<readonly string[]>
  clock: () => Date
}

const publicRead = { method: methodsOf('GET'), config: { access: 'publik' as const } }
/** The limit of the sitemap protocol. */
const mostAddresses = 50_000
const aYear = 365 * 86_400_000

const robots = (origin: string) => `User-agent: *
Disallow: /api/
Allow: /api/upload/display_image
Allow: /api/okkp/peringatan/atom.xml
Allow: /api/data-terbuka/
Disallow: /admin
Disallow: /*/admin
Sitemap: ${origin}/sitemap.xml
`

/** Contact for security reports (RFC 9116). */
const security = (config: Config, origin: string, today: Date) => `Contact: ${
  config.CONTACT_EMAIL ? `mailto:${config.CONTACT_EMAIL}` : `${origin}/kontak`
}
Expires: ${new Date(today.getTime() + aYear).toISOString()}
Preferred-Languages: id, en
Canonical: ${origin}/.well-known/security.txt
`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const sitemap = (addresses: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.slice(0, mostAddresses).map((address) => `<url><loc>${escaped(address)}</loc></url>`),
    '</urlset>',
  ].join('\n')

/** Registers robots.txt, the sitemap and security.txt. */
export function robotRoutes(
  app: FastifyInstance,
  config: Config,
  { pages, records, clock }: RobotSources,
): void {
  const origin = publicUrl(config)
  app.route({
    ...publicRead,
    url: '/robots.txt',
    handler: (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots(origin)),
  })
  app.route({
    ...publicRead,
    url: '/.well-known/security.txt',
    handler: (_request, reply) =>
      reply.type('text/plain; charset=utf-8').send(security(config, origin, clock())),
  })
  app.route({
    ...publicRead,
    url: '/sitemap.xml',
    config: { ...publicRead.config, perMinute: 30 },
    handler: async (_request, reply) => {
      const paths = [...pages, ...(await records())]
      return reply.type('application/xml; charset=utf-8').send(sitemap(paths.map((path) => origin + path)))
    },
  })
}
