import { createHash } from 'node:crypto'
import { openDataKatalog } from '@portal/domain/platform/data-terbuka/data-terbuka'
import { fileKinds } from '@portal/domain/platform/files/files.contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { eachFromStandby } from '#platform/database/standby/standby-reads.ts'
import { route } from '#platform/http/route.ts'
import type { OpenDataSet, OpenState } from './open-data-set.ts'
import { csvFile, xlsxFile } from './open-file.ts'

/** Pages are small. A whole file may hold a million rows, and CDNs in front of the portal cache it anyway. */
const perMinute = { page: 120, file: 20 }

/**
 * Sets headers that let other sites read open data from their own pages and let shared caches store it. The data is the
 * same for everybody.
 */
function describe(reply: FastifyReply, since?: Date): void {
  reply.headers({
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'ETag, Link',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=300',
    vary: 'accept-encoding',
  })
  if (since) reply.header('last-modified', since.toUTCString())
}

/**
 * Version of the file layout in the ETag. The server computes the ETag from the inputs of a file because it does not
 * read the file before sending. Increase this number when the layout changes.
 */
const layout = 1
function tagOf(path: string, query: object, { total, per, updated, besides = [] }: OpenState): string {
  const from = JSON.stringify([layout, path, query, total, per, updated, ...besides])
  return `W/"${createHash('sha256').update(from).digest('base64url')}"`
}

const toldOf = ({ total, per, updated }: OpenState) => ({
  total,
  per,
  diperbarui: updated?.toISOString() ?? null,
})

function jsonRoute(app: FastifyInstance, { calls, page, state }: OpenDataSet): void {
  route(app, calls.json, {
    access: 'publik',
    perMinute: perMinute.page,
    tagged: true,
    handler: async ({ query, reply }) => {
      const { setelah, limit, ...filters } = query
      const [{ rows, next }, now] = await Promise.all([page({ ...filters, setelah, limit }), state(filters)])
      describe(reply, now.since)
      return { success: true, data: rows, meta: { limit, berikutnya: next, ...toldOf(now) } }
    },
  })
}

function csvRoute(app: FastifyInstance, { calls, page, state, batches }: OpenDataSet): void {
  route(app, calls.csv, {
    access: 'publik',
    perMinute: perMinute.file,
    handler: async ({ query, request, reply }) => {
      const { setelah, limit, ...filters } = query
      const now = await state(filters)
      describe(reply, now.since)
      reply.headers({
        etag: tagOf(calls.csv.path, query, now),
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${calls.name}.csv"`,
      })
      if (limit === undefined) return reply.send(csvFile(calls, eachFromStandby(batches(filters, setelah))))
      const { rows, next } = await page({ ...filters, setelah, limit })
      if (next !== null) {
        const address = new URL(request.url, 'http://portal')
        address.searchParams.set('setelah', String(next))
        reply.header('link', `<${address.pathname}${address.search}>; rel="next"`)
      }
      return reply.send(csvFile(calls, once(rows)))
    },
  })
}

async function* once<T>(rows: T): AsyncGenerator<T> {
  yield rows
}

function xlsxRoute(app: FastifyInstance, { calls, state, batches }: OpenDataSet): void {
  route(app, calls.xlsx, {
    access: 'publik',
    perMinute: perMinute.file,
    handler: async ({ query: filters, reply }) => {
      const now = await state(filters)
      describe(reply, now.since)
      reply.headers({
        etag: tagOf(calls.xlsx.path, filters, now),
        'content-type': fileKinds.xlsx.mime,
        'content-disposition': `attachment; filename="${calls.name}.xlsx"`,
      })
      return reply.send(xlsxFile(calls, eachFromStandby(batches(filters)), now))
    },
  })
}

export function openDataRoutes(app: FastifyInstance, sets: readonly OpenDataSet[]): void {
  for (const set of sets) {
    jsonRoute(app, set)
    csvRoute(app, set)
    xlsxRoute(app, set)
  }
  route(app, openDataKatalog, {
    access: 'publik',
    perMinute: perMinute.page,
    tagged: true,
    handler: async ({ reply }) => {
      describe(reply)
      const data = sets.map(async ({ calls: { name, what, json, csv, xlsx }, state }) => ({
        nama: name,
        isi: what,
        ...toldOf(await state({})),
        json: json.path,
        csv: csv.path,
        xlsx: xlsx.path,
      }))
      return { success: true as const, data: await Promise.all(data) }
    },
  })
}
