import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import multipart from '@fastify/multipart'
import { AppError } from '@portal/domain/platform/errors'
import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { afterAll, beforeAll } from 'vitest'
import type { Actor } from '#platform/actor.ts'
import type { Database } from '#platform/database/database.ts'
import { filesRoutes } from '#platform/files/files.routes.ts'
import { createFiles, type Files } from '#platform/files/files.ts'
import { guardRoutes } from '#platform/http/access.ts'
import { answerConditionally } from '#platform/http/conditional.ts'
import { answerFailures } from '#platform/http/failures.ts'
import { securityHeaders } from '#platform/http/pages/security-headers.ts'
import { ErrorLog } from '#platform/log/error-log.ts'
import { useTestDatabase } from '#testing/database.ts'
import { portal } from '#testing/portal.ts'
import type { TestS3 } from '#testing/s3.ts'
import { startStoreOfProject } from '#testing/store-of-project.ts'

export function actorNumber(id: number, role: Actor['role'] = 'PELAKU_USAHA'): Actor {
  return {
    id,
    uuid: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
    username: `akun${id}`,
    nama: `Akun ${id}`,
    role,
    provinsi_id: null,
    kota_id: null,
    perusahaan_id: null,
    sesi_id: '1',
    wajib_ganti_sandi: false,
  }
}

/** Treats the token as the account id. `sementara` is account 9, which must change its password. */
async function authenticate(token: string): Promise<Actor> {
  if (token === 'sementara') return { ...actorNumber(9), wajib_ganti_sandi: true }
  if (!/^\d+$/.test(token)) throw new AppError('SESI_BERAKHIR')
  return actorNumber(Number(token))
}

const object = '._S3rver_object'

async function namesIn(folder: string | undefined): Promise<string[]> {
  if (!folder) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

async function buildApp(files: Files, db: Database) {
  const app = Fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  await securityHeaders(app)
  await app.register(multipart)
  answerConditionally(app)
  answerFailures(app, portal, new ErrorLog(db, app.log))
  guardRoutes(app, portal, authenticate)
  filesRoutes(app, { files })
  await app.ready()
  return app
}

/** Starts a server with a real database and store, and gives access to the files on its disk or in its bucket. */
export function useFiles({ keptDays = 0 } = {}) {
  const database = useTestDatabase()
  const clock = { now: new Date() }
  let context:
    | { root: string; s3: TestS3 | undefined; files: Files; app: Awaited<ReturnType<typeof buildApp>> }
    | undefined
  const get = () => {
    if (!context) throw new Error('Test files exist only inside a test.')
    return context
  }
  beforeAll(async () => {
    const root = await mkdtemp(join(tmpdir(), 'portal-berkas-'))
    const s3 = await startStoreOfProject()
    const config = {
      DATA_DIR: root,
      SESSION_SECRET: 'rahasia-uji-yang-cukup-panjang-0000',
      FILES_KEEP_DAYS: keptDays,
      FILES_STORE: 'disk' as const,
      ...s3?.settings,
    }
    const files = createFiles(config, database.db, { clock: () => clock.now })
    context = { root, s3, files, app: await buildApp(files, database.db) }
  })
  afterAll(async () => {
    await context?.app.close()
    await context?.s3?.close()
    if (context) await rm(context.root, { recursive: true, force: true })
  })
  return {
    clock,
    get db() {
      return database.db
    },
    get root() {
      return join(get().root, 'berkas')
    },
    get files() {
      return get().files
    },
    get app() {
      return get().app
    },
    /** The S3 server that keeps the files, if these tests run with one. */
    get s3() {
      return get().s3
    },
    /** Path of a content in the folder of its store. */
    placeOf(key: string): string {
      return get().s3?.placeOf(key) ?? join(get().root, 'berkas/isi', key.slice(0, 2), key)
    },
    /** Names of all stored and incoming contents. */
    async stored(): Promise<string[]> {
      const [inFolder, inBucket] = await Promise.all([namesIn(get().root), namesIn(get().s3?.folder)])
      const objects = inBucket.filter((name) => name.endsWith(object)).map((name) => name.replace(object, ''))
      return [...inFolder, ...objects].sort()
    },
    async inTable(): Promise<string[]> {
      const rows = await database.db.selectFrom('platform.berkas').select('kunci').orderBy('kunci').execute()
      return rows.map(({ kunci }) => kunci)
    },
    /** Stores one file for an account without HTTP. */
    async store(content: Buffer, uploader = 1, name = 'contoh.pdf'): Promise<string> {
      const parts = async function* () {
        yield {
          name,
          content: (async function* () {
            yield content
          })(),
        }
      }
      const [file] = await get().files.receive(parts(), { uploader: { id: uploader } })
      if (!file) throw new Error('No file was stored.')
      return file.key
    },
    async upload(contents: { content: Buffer; name?: string; field?: string }[], token = '1') {
      const form = new FormData()
      for (const { content, name = 'contoh.pdf', field = 'files' } of contents) {
        form.append(field, new Blob([new Uint8Array(content)]), name)
      }
      const request = new Request('http://portal.test/', { method: 'POST', body: form })
      return get().app.inject({
        method: 'POST',
        url: '/api/upload/file',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': request.headers.get('content-type') ?? '',
        },
        payload: Buffer.from(await request.arrayBuffer()),
      })
    },
    view(
      path: string,
      {
        token,
        route = 'view_pdf',
        headers = {},
      }: { token?: string; route?: string; headers?: Record<string, string> } = {},
    ) {
      const url = `/api/upload/${route}?path=${encodeURIComponent(path)}`
      return get().app.inject({
        url,
        headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      })
    },
  }
}
