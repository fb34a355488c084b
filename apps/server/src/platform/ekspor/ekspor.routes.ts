import type { Contract } from '@portal/domain/platform/contract'
import { fileKinds } from '@portal/domain/platform/files/files.contract'
import type { Permission } from '@portal/domain/platform/permissions'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { contentDisposition } from '#platform/files/file-name.ts'
import type { FileView } from '#platform/files/files.ts'
import { ok } from '#platform/http/answers.ts'
import { acceptAsync, prefersAsync } from '#platform/http/prefer.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import * as service from './ekspor.service.ts'
import type { ExportDesk } from './export-definition.ts'

async function send({ kind, name, open }: FileView, reply: FastifyReply): Promise<FastifyReply> {
  const content = await open()
  return reply
    .headers({
      'content-type': fileKinds[kind].mime,
      'content-disposition': contentDisposition('attachment', name),
      'cache-control': 'private, no-store',
    })
    .send(content)
}

export function eksporRoutes(app: FastifyInstance, platform: Platform, desk: ExportDesk): void {
  for (const [first, ...others] of Map.groupBy(desk.definitions, ({ call }) => call.path).values()) {
    if (!first) continue
    const offered = [first, ...others] as const
    const { call } = first
    route<Contract, Permission>(app, call, {
      // A single definition uses its own permission. Several definitions use the desk's permission here, and the
      // service then checks each definition's own.
      access: others.length === 0 ? first.access : desk.access,
      audit: offered.map(({ event }) => `${event}.ekspor`),
      perMinute: 30,
      async handler({ params, query, body, caller, request, reply }) {
        const background = !call.produces && prefersAsync(request)
        const asked = { ...(params ?? {}), ...(query ?? {}), ...(body ?? {}) }
        const ekspor = await service.exportRows(platform, desk, offered, caller, { asked, background })
        if (call.produces) return send(await platform.files.view(ekspor.path ?? '', caller), reply)
        if (background) acceptAsync(reply, desk.detail, ekspor.uuid)
        return ok(ekspor)
      },
    })
  }
  route(app, desk.detail, {
    access: desk.access,
    handler: async ({ params, caller }) => ok(await service.readEkspor(platform, caller.actor, params.uuid)),
  })
}
