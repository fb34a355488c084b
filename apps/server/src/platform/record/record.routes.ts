import type { Contract } from '@portal/domain/platform/contract'
import type { Permission } from '@portal/domain/platform/permissions'
import type { FastifyInstance } from 'fastify'
import type { Actor } from '#platform/actor.ts'
import type { Caller } from '#platform/caller.ts'
import { done, ok } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import {
  addRecord,
  type ChangeableKind,
  changeRecord,
  type RecordKind,
  removeRecord,
} from './record.service.ts'

type SignedIn = Caller & { actor: Actor }

interface Place {
  params: unknown
  query: unknown
}

interface Parsed extends Place {
  body: unknown
  caller: SignedIn
}

interface WriteOptions<Kind> {
  access: Permission
  /** The prefix of the audit events `{event}.tambah`, `.ubah` and `.hapus`. */
  event: string
  /** The name of the id in the query of a delete. The default is `id`. */
  idName?: string
  /** Returns the record kind for this caller and the place in path and query. */
  kind(caller: SignedIn, place: Place): Kind | Promise<Kind>
}

/**
 * Registers add, update and delete of one kind of record. The contracts have already parsed bodies and queries, so this
 * code uses their common shape.
 */
export function recordWriteRoutes<Form extends object>(
  app: FastifyInstance,
  platform: Platform,
  { add, ...calls }: { add: Contract; update: Contract; remove: Contract },
  options: WriteOptions<RecordKind<{ versi?: number }, Form, unknown>>,
): void {
  const { access, event, kind } = options
  route(app, add, {
    access,
    audit: `${event}.tambah`,
    handler: async ({ body, caller, ...place }: Parsed) =>
      ok(
        await addRecord(platform, caller, await kind(caller, place), body as Form),
        'Data telah ditambahkan',
      ),
  })
  recordChangeRoutes(app, platform, calls, options)
}

/** Registers update and delete, for records with their own way to add. */
export function recordChangeRoutes<Form extends object>(
  app: FastifyInstance,
  platform: Platform,
  { update, remove }: { update: Contract; remove: Contract },
  { access, event, idName = 'id', kind }: WriteOptions<ChangeableKind<{ versi?: number }, Form, unknown>>,
): void {
  route(app, update, {
    access,
    audit: `${event}.ubah`,
    handler: async ({ body, caller, ...place }: Parsed) => {
      const { id, versi, ...form } = body as { id: number; versi?: number }
      const change = { id, versi, form: form as Form }
      return ok(await changeRecord(platform, caller, await kind(caller, place), change), 'Data telah diubah')
    },
  })
  route(app, remove, {
    access,
    audit: `${event}.hapus`,
    handler: async ({ caller, ...place }: Omit<Parsed, 'body'>) => {
      const query = place.query as Record<string, number>
      await removeRecord(platform, caller, await kind(caller, place), query[idName] as number)
      return done('Data telah dihapus')
    },
  })
}
