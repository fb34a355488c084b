import type { Contract } from '@portal/domain/platform/contract'
import type { Master } from '@portal/domain/platform/master/master'
import type { Access, Permission } from '@portal/domain/platform/permissions'
import type { FastifyInstance } from 'fastify'
import { ok } from '#platform/http/answers.ts'
import { type RouteOptions, route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { recordWriteRoutes } from '#platform/record/record.routes.ts'
import { masterKind } from './master.service.ts'

/** Registers the masters of a module. `wing` names the module and its database schema. */
export function masterRoutes(
  app: FastifyInstance,
  platform: Platform,
  wing: string,
  masters: readonly Master<Permission>[],
): void {
  for (const master of masters) {
    const listing: RouteOptions<Contract, Access> = {
      access: master.read ?? 'publik',
      handler: async ({ params }) => ok(await masterKind(wing, master, params).list(platform)),
    }
    route<Contract, Access>(app, master.list, listing)
    recordWriteRoutes(app, platform, master, {
      access: master.access,
      event: master.event,
      kind: (_caller, { params }) => masterKind(wing, master, params),
    })
  }
}
