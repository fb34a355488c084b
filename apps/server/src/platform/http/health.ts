import { defineContract } from '@portal/domain/platform/contract'
import { AppError } from '@portal/domain/platform/errors'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { takesWrites } from '#platform/database/connection/ping.repository.ts'
import type { Platform } from '#platform/platform.ts'
import { route } from './route.ts'

const answer = z.object({ success: z.literal(true), status: z.string() })
const live = defineContract({ method: 'GET', path: '/api/health', summary: 'Server hidup', response: answer })
const ready = defineContract({
  method: 'GET',
  path: '/api/health/ready',
  summary: 'Server siap melayani (basis data terjangkau dan dapat ditulisi, tidak sedang berhenti)',
  response: answer,
})

const readOnly = 'Basis data sedang hanya dapat dibaca.'

export function healthRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, live, {
    access: 'publik',
    evenIfBusy: true,
    handler: async () => ({ success: true as const, status: 'hidup' }),
  })
  route(app, ready, {
    access: 'publik',
    // A proxy that takes busy servers away leaves their load to the others.
    evenIfBusy: true,
    fromPrimary: true,
    handler: async () => {
      if (platform.stopping) throw new AppError('LAYANAN_SIBUK')
      platform.watch.refuseIfSilent()
      if (!(await takesWrites(platform.db))) throw new AppError('LAYANAN_SIBUK', { message: readOnly })
      return { success: true as const, status: 'siap' }
    },
  })
}
