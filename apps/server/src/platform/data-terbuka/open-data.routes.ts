import type { Answer, Contract, Query } from '@portal/domain/platform/contract'
import { csvText } from '@portal/domain/platform/excel/csv'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { z } from 'zod'
import { route } from '#platform/http/route.ts'
import type { OpenPage } from './open-page.ts'

interface OpenDataCalls {
  name: string
  row: z.ZodObject
  json: Contract & { query: z.ZodType<{ setelah: number; limit: number }> }
  csv: Contract
}

/** Other sites may read open data, from pages of their own too. */
function describe(reply: FastifyReply, { since }: OpenPage<unknown>): void {
  reply.header('access-control-allow-origin', '*')
  reply.header('access-control-expose-headers', 'ETag, Link')
  reply.header('cross-origin-resource-policy', 'cross-origin')
  if (since) reply.header('last-modified', since.toUTCString())
}

const perMinute = 120

/** Registers a set of open data; what it holds is for its wing to read. */
export function openDataRoutes<C extends OpenDataCalls>(
  app: FastifyInstance,
  { name, row, json, csv }: C,
  read: (query: Query<C['json']>) => Promise<OpenPage<z.output<C['row']>>>,
): void {
  const columns = Object.keys(row.shape)
  route(app, json, {
    access: 'publik',
    perMinute,
    tagged: true,
    handler: async ({ query, reply }) => {
      const page = await read(query as Query<C['json']>)
      describe(reply, page)
      const meta = {
        limit: (query as { limit: number }).limit,
        berikutnya: page.next,
        diperbarui: page.updated?.toISOString() ?? null,
      }
      return { success: true, data: page.rows, meta } as Answer<C['json']>
    },
  })
  route(app, csv, {
    access: 'publik',
    perMinute,
    tagged: true,
    handler: async ({ query, request, reply }) => {
      const page = await read(query as Query<C['json']>)
      describe(reply, page)
      if (page.next !== null) {
        const next = new URL(request.url, 'http://portal')
        next.searchParams.set('setelah', String(page.next))
        reply.header('link', `<${next.pathname}${next.search}>; rel="next"`)
      }
      reply.header('content-type', 'text/csv; charset=utf-8')
      reply.header('content-disposition', `attachment; filename="${name}.csv"`)
      const rows = page.rows as Record<string, unknown>[]
      return csvText([columns, ...rows.map((one) => columns.map((key) => one[key]))])
    },
  })
}
