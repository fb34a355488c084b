import {
  notificationHistory,
  notificationStream,
  readNotification,
} from '@portal/domain/akun/notifikasi/notifikasi.contract'
import type { FastifyInstance } from 'fastify'
import { done } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { NotificationStreams } from './notification-streams.ts'
import { markAsRead, readHistory } from './notifikasi.service.ts'

const heartbeatEvery = 25_000

export function notifikasiRoutes(
  app: FastifyInstance,
  platform: Platform,
  { heartbeat = heartbeatEvery }: { heartbeat?: number } = {},
): void {
  const streams = new NotificationStreams(platform, heartbeat)
  // Open streams would block the server shutdown.
  app.addHook('preClose', async () => streams.closeAll())

  route(app, notificationHistory, {
    access: 'notifikasi.sendiri',
    handler: async ({ query, caller }) => readHistory(platform, caller.actor, query),
  })
  route(app, readNotification, {
    access: 'notifikasi.sendiri',
    audit: { none: 'tanda baca milik sendiri' },
    handler: async ({ body, caller }) => {
      await markAsRead(platform, caller, body)
      return done('Data telah disimpan')
    },
  })
  route(app, notificationStream, {
    access: 'notifikasi.sendiri',
    handler: async ({ caller, reply }) => {
      const stream = streams.open(caller.actor)
      reply.headers({
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      })
      return reply.send(stream)
    },
  })
}
