import { readBantuan } from '@portal/domain/okkp/penilaian/bantuan.contract'
import { addPenilaian, listPenilaian, trenPenilaian } from '@portal/domain/okkp/penilaian/penilaian.contract'
import type { FastifyInstance } from 'fastify'
import { done, ok, pageOf } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import * as service from './penilaian.service.ts'

/** Contact data of the portal's operator. Settings that are not configured are null. */
const bantuanOf = (config: Platform['config']) => ({
  nomor_chat: config.HELP_CHAT_NUMBER ?? null,
  kontak: {
    surel: config.CONTACT_EMAIL ?? null,
    telepon: config.CONTACT_PHONE ?? null,
    alamat: config.CONTACT_ADDRESS ?? null,
    jam: config.CONTACT_HOURS ?? null,
  },
})

export function penilaianRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, addPenilaian, {
    access: 'publik',
    audit: 'penilaian.tambah',
    perMinute: 10,
    handler: async ({ body, caller }) => {
      await service.addPenilaian(platform, caller, body)
      return done('Terima kasih atas feedback Anda')
    },
  })
  route(app, readBantuan, {
    access: 'publik',
    handler: async () => ok(bantuanOf(platform.config)),
  })
  route(app, listPenilaian, {
    access: 'penilaian.baca',
    handler: async ({ query }) => {
      const { rows, total } = await service.readPenilaian(platform, query)
      return pageOf(query, rows, total)
    },
  })
  route(app, trenPenilaian, {
    access: 'penilaian.baca',
    handler: async () => ok(await service.readTren(platform)),
  })
}
