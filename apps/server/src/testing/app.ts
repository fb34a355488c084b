import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Role } from '@portal/domain/platform/roles'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import pino, { type Logger } from 'pino'
import { afterAll, beforeAll } from 'vitest'
import { createApp } from '../app.ts'
import { type Config, readConfig } from '../platform/config.ts'
import type { Platform } from '../platform/platform.ts'
import { createPlatform, startPlatform, stopPlatform } from '../platform/start/create-platform.ts'
import type { Tracing } from '../platform/tracing/tracing.ts'
import { portal } from '../portal.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { createPengguna, type NewPengguna } from './factories.ts'
import { openTestSession } from './session.ts'
import { startStoreOfProject } from './store-of-project.ts'

export interface SignedInClient {
  id: number
  uuid: string
  username: string
  role: Role
  token: string
  inject(options: InjectOptions): Promise<LightMyRequestResponse>
}

export interface TestApp {
  app: FastifyInstance
  platform: Platform
  dataDir: string
  database: TestDatabase
  /** Creates an account of this role with an open session. Its `inject` sends the token and the role header. */
  as(role: Role, account?: Partial<NewPengguna>): Promise<SignedInClient>
  close(): Promise<void>
}

const silent = pino({ level: 'silent' })

export async function createTestApp(
  env: Partial<Record<keyof Config, string>> = {},
  options: {
    database?: TestDatabase
    jobs?: boolean
    webRoot?: string
    log?: Logger
    tracing?: Tracing
    longestDelay?: number
  } = {},
): Promise<TestApp> {
  const database = options.database ?? (await createTestDatabase())
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-uji-'))
  const s3 = await startStoreOfProject()
  const config = readConfig({
    DATA_DIR: dataDir,
    RATE_LIMIT_PER_MINUTE: '100000',
    DATABASE_POOL: '5',
    // Tests share a busy machine, so a long wait for a connection is no fault of the server.
    DATABASE_WAIT_MS: '60000',
    ...s3?.env,
    ...env,
  })
  const platform = createPlatform(config, database.url, portal, {
    log: options.log ?? silent,
    tracing: options.tracing,
  })
  // Several servers and the tests share one event loop here, so its delay must not turn requests away.
  const { webRoot = dataDir, longestDelay = 0 } = options
  const app = await createApp(platform, { webRoot, longestDelay, checkAnswers: true })
  await app.ready()
  // Starting the job queue takes a second. Only tests that wait for a job ask for it.
  if (options.jobs) await startPlatform(platform)
  return {
    app,
    platform,
    dataDir,
    database,
    async as(role, account = {}) {
      const created = await createPengguna(platform.db, { role, ...account })
      const { accessToken: token } = await openTestSession(platform, created)
      return {
        ...created,
        role,
        token,
        inject: (request) =>
          app.inject({ ...request, headers: { authorization: `Bearer ${token}`, role, ...request.headers } }),
      }
    },
    async close() {
      platform.stopping = true
      await app.close()
      await stopPlatform(platform)
      if (!options.database) await database.drop()
      await s3?.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Provides one app per test file, on a private database copy or on the database from `provide`. */
export function useTestApp(
  env: Partial<Record<keyof Config, string>> = {},
  { provide, ...options }: { jobs?: boolean; webRoot?: string; provide?: () => Promise<TestDatabase> } = {},
): { get(): TestApp } {
  let current: TestApp | undefined
  beforeAll(async () => {
    const database = await provide?.()
    current = await createTestApp(env, { ...options, ...(database ? { database } : {}) })
  })
  afterAll(async () => {
    await current?.close()
    if (provide) await current?.database.drop()
  })
  return {
    get() {
      if (!current) throw new Error('The test app exists only inside a test.')
      return current
    },
  }
}
