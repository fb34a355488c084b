import type { FastifyInstance } from 'fastify'
import { type Config, publicUrl } from '#platform/config.ts'
import { methodsOf } from '../conditional.ts'

export interface RobotSources {
  /** Addresses of public screens, without those of single records. */
  pages: readonly string[]
  /** Addresses of records that wings want to be found. */
  records: () => Promise<readonly string[]>
  clock: () => Date
}

const publicRead = { method: methodsOf('GET'), config: { access: 'publik' as const } }
/** A sitemap may have no more. */
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

/** RFC 9116: where to tell of a weakness. */
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

/** What machines that read the portal ask for first. */
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
