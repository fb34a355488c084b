import {
  countPasar,
  detailPasarTerbuka,
  listPasarPilihan,
  listPasarTerbuka,
  pasarCalls,
} from '@portal/domain/pasar/pasar/pasar.contract'
import { searchPasar } from '@portal/domain/pasar/pasar/pencarian-pasar.contract'
import { saranPasar } from '@portal/domain/pasar/pasar/saran-pasar.contract'
import type { UjiTerbuka } from '@portal/domain/platform/pengujian/uji-terbuka.schema'
import type { FastifyInstance } from 'fastify'
import { ok, pageOf } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { recordWriteRoutes } from '#platform/record/record.routes.ts'
import * as service from './pasar.service.ts'
import { readSanitasiTerakhir, readSaran, searchTerbuka } from './pasar-terbuka.service.ts'

const access = 'pasar.kelola'

/** Functions of other features that the public page of a market needs. */
interface Sekitar {
  ujiTerakhir(platform: Platform, pasarId: number, asked?: number): Promise<UjiTerbuka[]>
}

export function pasarRoutes(app: FastifyInstance, platform: Platform, { ujiTerakhir }: Sekitar): void {
  route(app, pasarCalls.list, {
    access,
    handler: async ({ query, caller }) => {
      const { rows, total } = await service.readPasarList(platform, caller.actor, query)
      return pageOf(query, rows, total)
    },
  })
  route(app, pasarCalls.detail, {
    access,
    handler: async ({ query, caller }) => ok(await service.readPasar(platform, caller.actor, query.id)),
  })
  recordWriteRoutes(app, platform, pasarCalls, {
    access,
    event: 'pasar',
    kind: ({ actor }) => service.pasarKind(platform, actor),
  })
  route(app, listPasarPilihan, {
    // Labs also choose a market here, for their own data collection.
    access: 'pedagang.kelola',
    handler: async ({ query, caller }) => ok(await service.readPilihan(platform, caller.actor, query)),
  })
  route(app, countPasar, {
    access,
    handler: async ({ query, caller }) => ok(await service.readJumlah(platform, caller.actor, query)),
  })
  route(app, listPasarTerbuka, {
    access: 'publik',
    handler: async ({ query }) => ok(await service.readPilihanTerbuka(platform, query)),
  })
  route(app, searchPasar, {
    access: 'publik',
    handler: async ({ query }) => {
      const { rows, total } = await searchTerbuka(platform, query)
      return pageOf(query, rows, total)
    },
  })
  route(app, saranPasar, {
    access: 'publik',
    // The browser sends a request at every pause while the person types.
    perMinute: 240,
    handler: async ({ query: { kata } }) => ok(await readSaran(platform, kata)),
  })
  route(app, detailPasarTerbuka, {
    access: 'publik',
    handler: async ({ query: { id, uji } }) => {
      const pasar = await service.readPasarTerbuka(platform, id)
      const [uji_terakhir, sanitasi] = await Promise.all([
        ujiTerakhir(platform, id, uji),
        readSanitasiTerakhir(platform, id),
      ])
      return ok({ ...pasar, uji_terakhir, sanitasi })
    },
  })
}
