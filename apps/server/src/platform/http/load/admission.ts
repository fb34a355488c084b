import { AppError } from '@portal/domain/platform/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { QueueFull } from '#platform/concurrency/limit-concurrency.ts'
import { isRead } from '../conditional.ts'

interface Admission {
  /** Reads that the server works on at once. More would only slow each other down. */
  most: number
  /** The time a read waits for its turn before the server refuses it as busy. */
  waitMs: number
}

/** As many times `most` reads may wait. The server refuses further ones at once. */
const queueFactor = 5

/**
 * Lets a limited number of reads through at once, in the order in which they came. Other requests take no turn: writes are
 * few and each is somebody's work, making a file may take long, figures have turns of their own (`route.ts`), and a page
 * waits for the reads that it asks for.
 */
export function admitReads(app: FastifyInstance, { most, waitMs }: Admission): void {
  const underWay = new Set<FastifyRequest>()
  const waiting = new Map<FastifyRequest, { enter(): void; giveUp(): void }>()
  const busy = () => new AppError('LAYANAN_SIBUK', { cause: new QueueFull() })

  function turnOf(request: FastifyRequest): Promise<void> {
    if (waiting.size >= queueFactor * most) throw busy()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const stopWaiting = () => {
      clearTimeout(timer)
      waiting.delete(request)
    }
    const enter = () => {
      stopWaiting()
      underWay.add(request)
      resolve()
    }
    const giveUp = () => {
      stopWaiting()
      reject(busy())
    }
    const timer = setTimeout(giveUp, waitMs)
    waiting.set(request, { enter, giveUp })
    return promise
  }

  function leave(request: FastifyRequest): void {
    waiting.get(request)?.giveUp()
    if (!underWay.delete(request)) return
    const [next] = waiting.values()
    next?.enter()
  }

  app.addHook('onRequest', async (request, reply) => {
    const { contract, evenIfBusy, tagged } = request.routeOptions.config
    if (!isRead(request) || !contract || contract.produces || evenIfBusy || tagged) return
    reply.raw.once('close', () => leave(request))
    if (underWay.size >= most) return turnOf(request)
    underWay.add(request)
  })
  // The answer is ready. A stream of events or a file may take its time, and so may a slow client.
  app.addHook('onSend', async (request) => leave(request))
}
