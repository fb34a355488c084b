import { masters, parameters } from '@portal/domain/okkp/master.contract'
import type { Contract } from '@portal/domain/platform/contract'
import type { FastifyInstance } from 'fastify'
import { done, ok } from '#platform/http/answers.ts'
import { type RouteOptions, route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import * as service from './master.service.ts'
import { masterKinds, parameterKind } from './master-kinds.ts'

interface MasterCalls {
  list: Contract
  add: Contract
  update: Contract
  remove: Contract
}

type KindOf = (params: unknown) => service.MasterKind

/** The four calls of one master; bodies and queries are what the contract has parsed. */
function masterCalls(
  app: FastifyInstance,
  platform: Platform,
  { list, add, update, remove }: MasterCalls,
  record: string,
  kindOf: KindOf,
): void {
  const writes = <A extends string>(event: A) =>
    ({ access: 'master.kelola', audit: `${record}.${event}` }) as const
  const listing: RouteOptions<Contract, 'publik'> = {
    access: 'publik',
    handler: async ({ params }) => ok(await service.readMaster(platform, kindOf(params))),
  }
  route(app, list, listing)
  route(app, add, {
    ...writes('tambah'),
    handler: async ({ params, body, caller }) =>
      ok(
        await service.addMaster(platform, caller, kindOf(params), body as unknown as service.MasterForm),
        'Data telah ditambahkan',
      ),
  })
  route(app, update, {
    ...writes('ubah'),
    handler: async ({ params, body, caller }) =>
      ok(
        await service.changeMaster(
          platform,
          caller,
          kindOf(params),
          body as unknown as service.MasterForm & { id: number },
        ),
        'Data telah diubah',
      ),
  })
  route(app, remove, {
    ...writes('hapus'),
    handler: async ({ params, query, caller }) => {
      const { id } = query as unknown as { id: number }
      await service.removeMaster(platform, caller, kindOf(params), id)
      return done('Data telah dihapus')
    },
  })
}

export function masterRoutes(app: FastifyInstance, platform: Platform): void {
  for (const [name, kind] of masterKinds) {
    masterCalls(app, platform, masters[name], kind.record, () => kind)
  }
  masterCalls(app, platform, parameters, 'parameter', (params) =>
    parameterKind((params as { type: Parameters<typeof parameterKind>[0] }).type),
  )
}
