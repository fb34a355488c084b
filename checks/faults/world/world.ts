import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { runSimulator } from '@portal/oss-simulator'
import { readConfig } from '../../../apps/server/src/platform/config.ts'
import { createDatabase, type Database } from '../../../apps/server/src/platform/database/database.ts'
import { createNumberSeal } from '../../../apps/server/src/platform/secrets/number-seal.ts'
import { makeP12 } from '../../../apps/server/src/platform/signature/demo-p12.ts'
import { portal } from '../../../apps/server/src/portal.ts'
import { kunciUji, setelanSimulator } from '../../../apps/server/src/psat/oss/send/send.fixture.ts'
import { startS3 } from '../../../apps/server/src/testing/s3.ts'
import { openTestSession } from '../../../apps/server/src/testing/session.ts'
import { startSmtpSink } from '../../smtp-sink.ts'
import { History, visitor } from '../history.ts'
import { shiftClock, shiftTo } from './clock.ts'
import type { Cluster } from './cluster.ts'
import { createPeople, type Person } from './people.ts'
import { TcpProxy } from './proxy.ts'
import { preload, Server } from './servers.ts'

export const root = join(import.meta.dirname, '../../..')
const template = 'portal_cerita'
const secret = createHash('sha512').update('portal faults').digest('base64')
const p12Password = 'uji-tanda-tangan'

/** What every story starts from: a database with people and companies, and their files. */
export interface Base {
  cluster: Cluster
  folder: string
  people: Record<string, Person>
  /** Each company's own data, which an application names. */
  usaha: Record<string, { perusahaan: string; unit: number; lingkup: number; produk: number }>
}

export interface Setting {
  /** Name of the database and of the folder. */
  name: string
  servers: number
  /** The time on the clock of the servers when the story begins. */
  clock: string
  /** Where the portal keeps files. */
  files: 'disk' | 'bucket'
  /** The folder of the code that the servers run. */
  code?: string
}

const persist = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let n = 0; ; n++) {
    try {
      return await work()
    } catch (error) {
      if (n >= 600) throw error
      await pause(100)
    }
  }
}

/** Opens sessions of people, and keeps one for each. */
function createHeaders({ people }: Base, env: Record<string, string>, db: Database) {
  const kept = new Map<string, Promise<Record<string, string>>>()
  const signIn = async (who: string): Promise<Record<string, string>> => {
    // A visitor has an address of his own, because the portal limits the reports of an address.
    if (who === visitor) return { 'x-forwarded-for': '198.51.100.7' }
    const account = people[who]
    if (!account) throw new Error(`There is no ${who}`)
    const { accessToken, data } = await persist(() =>
      openTestSession({ config: readConfig(env), db }, account),
    )
    return { authorization: `Bearer ${accessToken}`, role: data.role }
  }
  return (who: string, again = false) => {
    const found = again ? undefined : kept.get(who)
    const opened = found ?? signIn(who)
    kept.set(who, opened)
    return opened
  }
}

export type World = Awaited<ReturnType<typeof startWorld>>

/** Starts an S3 store behind a proxy. The portal still reads from its disk what was there before. */
async function startBucket(clockMs: number) {
  const s3 = await startS3(['--import', preload], { ...process.env, FAULTS_CLOCK_MS: String(clockMs) })
  const proxy = await new TcpProxy({ port: Number(new URL(s3.address).port) }).start()
  const env = { ...s3.env, FILES_S3_ENDPOINT: `http://127.0.0.1:${proxy.port}` }
  return { s3, proxy, env }
}

/** Starts a portal with its surroundings: servers, OSS and mail, each behind a proxy, on an existing database. */
async function startWorld(base: Base, { name, servers: count, clock, files, code = root }: Setting) {
  const { cluster } = base
  const folder = join(cluster.folder, name)
  mkdirSync(folder, { recursive: true })
  if (base.folder) cpSync(base.folder, folder, { recursive: true })
  let clockMs = shiftTo(clock)
  shiftClock(clockMs)
  await writeP12(folder)
  const databaseProxy = await new TcpProxy({ path: cluster.socket }, { after: /commit/i }).start()
  const smtp = await startSmtpSink()
  smtp.takeMails()
  const mailProxy = await new TcpProxy({ port: smtp.port }, { after: /(^|\n)\.\r\n$/ }).start()
  const oss = await runSimulator({ ...setelanSimulator, adopsi: true, folder: join(folder, 'oss') })
  const ossProxy = await new TcpProxy({ port: Number(new URL(oss.url).port) }).start()
  const bucket = files === 'bucket' ? await startBucket(clockMs) : undefined
  const logs = Array.from({ length: count }, (_, n) => join(folder, `server-${n}.log`))
  const servers = await Promise.all(logs.map((log) => Server.create(code, log)))
  const env = {
    PORTAL_MODE: 'production',
    PUBLIC_URL: servers[0]?.origin ?? '',
    SESSION_SECRET: secret,
    SESSION_MINUTES: '43200',
    ACCESS_TOKEN_MINUTES: '60',
    RATE_LIMIT_PER_MINUTE: '1000000',
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'warn',
    DATABASE_URL: `postgres://portal@127.0.0.1:${databaseProxy.port}/${name}`,
    DATABASE_POOL: '8',
    DATA_DIR: join(folder, 'berkas'),
    SIGN_P12_PATH: join(folder, 'tanda-tangan.p12'),
    SIGN_P12_PASSWORD: p12Password,
    SMTP_URL: `smtp://127.0.0.1:${mailProxy.port}`,
    OSS_URL: `http://127.0.0.1:${ossProxy.port}`,
    OSS_TIMEOUT_SECONDS: '2',
    ...kunciUji,
    ...bucket?.env,
  }
  const db = createDatabase(cluster.urlOf(name), {
    max: 3,
    numbers: { seal: createNumberSeal(secret), json: portal.sealed.json },
  })
  await Promise.all(servers.map((server) => server.start(clockMs, env)))
  oss.sim.setelan.portalUrl = servers[0]?.origin ?? ''
  const history = new History({
    origins: () => servers.map(({ origin }) => origin),
    headers: createHeaders(base, env, db),
  })
  const proxies = [databaseProxy, ossProxy, mailProxy, ...(bucket ? [bucket.proxy] : [])]

  return {
    ...{ base, name, folder, env, db, servers, oss, smtp, history, databaseProxy, ossProxy, mailProxy, logs },
    bucketProxy: bucket?.proxy,

    /** Reads the database past all faults. */
    read: <T>(query: (db: Database) => Promise<T>): Promise<T> => persist(() => query(db)),

    start: (server: Server) => server.start(clockMs, env),

    clockMs: () => clockMs,
    /** Moves the clock of all servers, of OSS and of this check. */
    moveClock(ms: number): void {
      clockMs = ms
      shiftClock(ms)
      for (const server of servers) server.tell({ clockMs: ms })
      bucket?.s3.tell({ clockMs: ms })
    },

    /** Ends every fault and starts the servers that were killed. */
    async heal(): Promise<void> {
      for (const proxy of proxies) proxy.heal()
      for (const server of servers) {
        server.proxy.heal()
        server.tell({ diskFull: false })
        if (!server.isRunning) await server.start(clockMs, env)
      }
    },

    async stop(): Promise<void> {
      await Promise.all(servers.map((server) => server.stop()))
      await db.destroy()
      await Promise.all(proxies.map((proxy) => proxy.stop()))
      await oss.close()
      await smtp.stop()
      await bucket?.s3.close()
      shiftClock(0)
    },
  }
}

async function writeP12(folder: string): Promise<void> {
  const day = 86_400_000
  const valid = { from: new Date(Date.now() - 400 * day), until: new Date(Date.now() + 3650 * day) }
  writeFileSync(join(folder, 'tanda-tangan.p12'), await makeP12(p12Password, valid))
}

export async function startStory(base: Base, setting: Setting): Promise<World> {
  await base.cluster.copy(template, setting.name)
  return startWorld(base, setting)
}

export async function endStory(world: World): Promise<void> {
  await world.stop()
  await world.base.cluster.drop(world.name)
  rmSync(world.folder, { recursive: true, force: true })
}

/** Writes the people and their company data through the API, once for all stories. */
export async function prepareBase(
  cluster: Cluster,
  prepare: (world: World) => Promise<Base['usaha']>,
): Promise<Base> {
  await cluster.copy(cluster.bare, template)
  const db = createDatabase(cluster.urlOf(template), { max: 1 })
  const people = await createPeople(db).finally(() => db.destroy())
  const empty: Base = { cluster, folder: '', people, usaha: {} }
  const world = await startWorld(empty, {
    ...{ name: template, servers: 1, clock: '2025-06-02T03:00:00Z', files: 'disk' as const },
  })
  const usaha = await prepare(world)
  await world.servers[0]?.end('SIGTERM')
  await world.stop()
  await cluster.freeze(template)
  return { cluster, folder: world.folder, people, usaha }
}
