import { registrasiByProvinsi } from '@portal/domain/okkp/dasbor/dasbor.contract'
import {
  statistikKomoditas,
  statistikRegistrasi,
  statistikRegistrasiTahunan,
} from '@portal/domain/okkp/dasbor/dasbor-registrasi.contract'
import {
  layananLabByProvinsi,
  rapidTestByProvinsi,
  statistikPengujian,
  statistikRapidTest,
  statistikSdm,
  statistikUjiLab,
  statistikUjiMutu,
  tindakLanjutByProvinsi,
  ujiLabByProvinsi,
  ujiMutuByProvinsi,
} from '@portal/domain/okkp/dasbor/dasbor-uji.contract'
import type { FastifyInstance } from 'fastify'
import { ok } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { readRegistrasiByProvinsi } from './dasbor.service.ts'
import type { Jawaban } from './keterangan.ts'
import { readKomoditas } from './komoditas-dasbor.service.ts'
import { readLayananLab, readTindakLanjut } from './rapor.service.ts'
import { readRegistrasi, readRegistrasiTahunan } from './registrasi-dasbor.service.ts'
import { readSdm } from './sdm-dasbor.service.ts'
import {
  readPengujian,
  readRapidTest,
  readRapidTestByProvinsi,
  readUjiLab,
  readUjiLabByProvinsi,
  readUjiMutu,
  readUjiMutuByProvinsi,
} from './uji-dasbor.service.ts'

const okWithMessage = <T>({ data, message }: Jawaban<T>) => ok(data, message)

/** Public routes for statistics of the registry and of tests, for all regions. */
export function dasborRoutes(app: FastifyInstance, platform: Platform): void {
  // A dashboard sends about a dozen statistics requests at once.
  const publik = {
    access: 'publik',
    perMinute: 300,
    tagged: true,
    sharedAnswer: true,
  } as const
  route(app, registrasiByProvinsi, {
    ...publik,
    handler: async ({ query, caller }) => {
      const { rows, message } = await readRegistrasiByProvinsi(platform, caller.actor, query)
      return ok(rows, message)
    },
  })
  route(app, statistikRegistrasi, {
    ...publik,
    handler: async ({ query }) => okWithMessage(await readRegistrasi(platform, query)),
  })
  route(app, statistikKomoditas, {
    ...publik,
    handler: async ({ query }) => okWithMessage(await readKomoditas(platform, query)),
  })
  route(app, statistikUjiLab, {
    ...publik,
    handler: async ({ query }) => okWithMessage(await readUjiLab(platform, query)),
  })
  route(app, statistikRapidTest, {
    ...publik,
    handler: async ({ query }) => okWithMessage(await readRapidTest(platform, query)),
  })
  route(app, statistikUjiMutu, {
    ...publik,
    handler: async ({ query }) => okWithMessage(await readUjiMutu(platform, query)),
  })
  route(app, statistikPengujian, {
    ...publik,
    handler: async ({ query }) => okWithMessage(await readPengujian(platform, query)),
  })
  route(app, ujiLabByProvinsi, {
    ...publik,
    handler: async ({ query }) => okWithMessage(await readUjiLabByProvinsi(platform, query)),
  })
  route(app, rapidTestByProvinsi, {
    ...publik,
    handler: async ({ query }) => okWithMessage(await readRapidTestByProvinsi(platform, query)),
  })
  route(app, ujiMutuByProvinsi, {
    ...publik,
    handler: async ({ query }) => okWithMessage(await readUjiMutuByProvinsi(platform, query)),
  })
  route(app, tindakLanjutByProvinsi, {
    ...publik,
    handler: async ({ query }) => okWithMessage(await readTindakLanjut(platform, query)),
  })
  route(app, layananLabByProvinsi, {
    ...publik,
    handler: async ({ query }) => okWithMessage(await readLayananLab(platform, query)),
  })
  route(app, statistikSdm, {
    ...publik,
    handler: async ({ query }) => okWithMessage(await readSdm(platform, query)),
  })
  route(app, statistikRegistrasiTahunan, {
    ...publik,
    handler: async ({ params, query }) => okWithMessage(await readRegistrasiTahunan(platform, params, query)),
  })
}
