import type { Contract } from '@portal/domain/platform/contract'
import type { Permission } from '@portal/domain/platform/permissions'
import type { FastifyInstance } from 'fastify'
import { ok, pageOf } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { recordWriteRoutes } from '#platform/record/record.routes.ts'
import * as service from './rapid-test.service.ts'
import type { RapidPlace, RapidRow, RapidTestForm } from './rapid-test-place.ts'

interface RapidCalls {
  list: Contract
  detail: Contract
  add: Contract
  update: Contract
  remove: Contract
  jumlah: Contract
  buka: Contract
}

/**
 * Registers the routes of a place. The contracts of the place have parsed queries and bodies, and this code reads only
 * the shared fields.
 */
export function rapidRoutes<Row extends RapidRow, Form extends RapidTestForm, Shown, Columns extends object>(
  app: FastifyInstance,
  platform: Platform,
  place: RapidPlace<Row, Form, Shown, Columns>,
  calls: RapidCalls,
): void {
  const { access, record, idName } = place
  const idOf = (asked: unknown) => (asked as Record<string, number>)[idName] as number
  const pageOfQuery = (asked: unknown) => asked as { page: number; limit: number }
  const regionOf = (asked: unknown) => asked as object
  platform.files.registerRecordAccess(record, service.rapidFileAccess(place))
  route<Contract, Permission>(app, calls.list, {
    access,
    handler: async ({ query, caller: { actor } }) => {
      const asked = pageOfQuery(query)
      const { rows, total } = await service.readRapidList(place, platform, actor, asked)
      return pageOf(asked, rows, total)
    },
  })
  route<Contract, Permission>(app, calls.detail, {
    access,
    handler: async ({ query, caller }) =>
      ok(await service.readRapid(place, platform, caller.actor, idOf(query))),
  })
  route<Contract, Permission>(app, calls.jumlah, {
    access,
    handler: async ({ query, caller }) =>
      ok(await service.readJumlah(place, platform, caller.actor, regionOf(query))),
  })
  recordWriteRoutes<Form>(app, platform, calls, {
    access,
    event: record,
    idName,
    kind: ({ actor }) => service.rapidKind(place, platform, actor),
  })
  route<Contract, Permission>(app, calls.buka, {
    access,
    audit: 'tindak-lanjut.buka',
    handler: async ({ body, caller }) =>
      ok(await service.openByHand(place, platform, caller, idOf(body)), 'Tindak lanjut telah dibuka'),
  })
}
