import { tugasPasar } from '@portal/domain/pasar/tugas/tugas.contract'
import type { FastifyInstance } from 'fastify'
import { ok } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { readTugas } from './tugas.service.ts'

export function tugasRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, tugasPasar, {
    access: 'pasar.kelola',
    handler: async ({ caller }) => ok(await readTugas(platform, caller.actor)),
  })
}
