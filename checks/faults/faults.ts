import { setTimeout as pause } from 'node:timers/promises'
import type { FaultName } from './story.ts'
import type { World } from './world/world.ts'

/** What each fault does. `World.heal` ends it after the round. */
const faults: Record<FaultName, (world: World, pick: number) => Promise<void> | void> = {
  'kill-server': async (world, pick) => {
    const server = world.servers[pick % world.servers.length]
    await server?.end('SIGKILL')
    if (server) await world.start(server)
  },
  // Right after a write was acknowledged, because that is when a commit must be safe.
  'kill-database': async ({ base, name, history }) => {
    const crash = await base.cluster.prepareCrash(name)
    const before = history.accepted
    for (let n = 0; n < 100 && history.accepted === before; n++) await pause(10)
    crash()
  },
  'cut-clients': (world) => {
    for (const { proxy } of world.servers) proxy.cut()
  },
  'cut-database': (world) => world.databaseProxy.cut(),
  'stop-oss': async (world) => {
    world.ossProxy.down = true
    world.ossProxy.cut()
    await pause(1500)
    world.ossProxy.down = false
  },
  'half-open-database': async (world) => {
    world.databaseProxy.halfOpen = true
    await pause(1500)
    world.databaseProxy.heal()
  },
  'lose-answers': (world) => {
    for (const { proxy } of world.servers) proxy.loseAnswers = 2
  },
  'lose-commits': (world) => {
    world.databaseProxy.loseAnswers = 2
  },
  'lose-oss-answers': (world) => {
    world.ossProxy.loseAnswers = 2
  },
  'lose-mail-answers': (world) => {
    world.mailProxy.loseAnswers = 2
  },
  'delay-database': async (world) => {
    world.databaseProxy.delayMs = 40
    await pause(1000)
    world.databaseProxy.delayMs = 0
  },
  // A story that keeps its files on the disk has no bucket to lose.
  'stop-bucket': async ({ bucketProxy }) => {
    if (!bucketProxy) return
    bucketProxy.down = true
    bucketProxy.cut()
    await pause(1500)
    bucketProxy.down = false
  },
  'disk-full': async (world) => {
    for (const server of world.servers) server.tell({ diskFull: true })
    await pause(800)
    for (const server of world.servers) server.tell({ diskFull: false })
  },
}

export async function strike(world: World, name: FaultName, afterMs: number): Promise<void> {
  await pause(afterMs)
  await faults[name](world, afterMs)
}
