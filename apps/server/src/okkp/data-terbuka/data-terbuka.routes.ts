import { openDataCsv, openDataJson } from '@portal/domain/okkp/data-terbuka/data-terbuka.contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { asCsv, type OpenPage, readOpenPage } from './data-terbuka.service.ts'

/** Other sites may read open data, from pages of their own too. */
function describe(reply: FastifyReply, { since }: OpenPage): void {
  reply.header('access-control-allow-origin', '*')
  reply.header('access-control-expose-headers', 'ETag, Link')
  reply.header('cache-control', 'public, no-cache')
  reply.header('last-modified', since.toUTCString())
}

export function dataTerbukaRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, openDataJson, {
    access: 'publik',
    perMinute: 120,
    handler: async ({ query, reply }) => {
      const page = await readOpenPage(platform, query)
      describe(reply, page)
      const { rows, next, updated } = page
      return {
        success: true as const,
        data: rows,
        meta: { limit: query.limit, berikutnya: next, diperbarui: updated?.toISOString() ?? null },
      }
    },
  })
  route(app, openDataCsv, {
    access: 'publik',
    perMinute: 120,
    handler: async ({ query, request, reply }) => {
      const page = await readOpenPage(platform, query)
      describe(reply, page)
      if (page.next !== null) {
        const next = new URL(request.url, 'http://portal')
        next.searchParams.set('setelah', String(page.next))
        reply.header('link', `<${next.pathname}${next.search}>; rel="next"`)
      }
      reply.header('content-type', 'text/csv; charset=utf-8')
      reply.header('content-disposition', 'attachment; filename="registrasi.csv"')
      return asCsv(page.rows)
    },
  })
}
