import type { Contract } from '@portal/domain/platform/contract'
import { AppError } from '@portal/domain/platform/errors'
import { fileKinds } from '@portal/domain/platform/files/files.contract'
import { importBytes, importField } from '@portal/domain/platform/impor/impor-calls'
import type { Permission } from '@portal/domain/platform/permissions'
import type { FastifyInstance } from 'fastify'
import { contentDisposition, safeFileName } from '#platform/files/file-name.ts'
import { filesOf } from '#platform/files/upload/multipart.ts'
import { ok, pageOf } from '#platform/http/answers.ts'
import { acceptAsync, prefersAsync } from '#platform/http/prefer.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import * as service from './impor.service.ts'
import type { ImportDefinition, ImportDesk } from './import-definition.ts'
import { importFile, storeChecked } from './start-impor.service.ts'
import { importTemplate } from './template.service.ts'
import { undoImpor } from './undo-impor.service.ts'

function byUpload({ definitions }: ImportDesk) {
  const uploads = Map.groupBy(definitions, ({ upload }) => upload.path)
  return [...uploads.values()].flatMap(([first, ...others]) => (first ? [[first, ...others] as const] : []))
}

export function imporRoutes(app: FastifyInstance, platform: Platform, desk: ImportDesk): void {
  const { access, calls, definitions } = desk
  for (const offered of byUpload(desk)) uploadRoute(app, platform, desk, offered)
  route(app, calls.template, {
    access,
    async handler({ params, caller, reply }) {
      const { name, content } = await importTemplate(platform, desk, caller.actor, params.type)
      return reply
        .headers({
          'content-type': fileKinds.xlsx.mime,
          'content-disposition': contentDisposition('attachment', safeFileName(name, 'xlsx')),
          'cache-control': 'private, no-cache',
        })
        .send(content)
    },
  })
  route(app, calls.list, {
    access,
    async handler({ query, caller }) {
      const { rows, total } = await service.readImporList(platform, desk, caller.actor, query)
      return pageOf(query, rows, total)
    },
  })
  route(app, calls.detail, {
    access,
    handler: ({ params, caller }) => service.readImpor(platform, desk, caller.actor, params.uuid),
  })
  route(app, calls.store, {
    access,
    audit: definitions.map(({ event }) => `${event}.impor`),
    perMinute: 30,
    handler: ({ params, caller }) => storeChecked(platform, desk, caller, params.uuid),
  })
  route(app, calls.undo, {
    access,
    audit: definitions.map(({ event }) => `${event}.impor.batal`),
    handler: async ({ params, caller }) => {
      const undone = await undoImpor(platform, desk, caller, params.uuid)
      const left = undone.tertahan_total > 0 ? `, ${undone.tertahan_total} baris tertahan` : ''
      return ok(undone, `${undone.dihapus} baris dihapus${left}.`)
    },
  })
}

type Offered = readonly [ImportDefinition, ...ImportDefinition[]]

function uploadRoute(app: FastifyInstance, platform: Platform, desk: ImportDesk, offered: Offered): void {
  // A single definition uses its own permission. Several definitions use the desk's permission here, and the service
  // then checks each definition's own.
  const access = offered.length === 1 ? offered[0].access : desk.access
  route<Contract, Permission>(app, offered[0].upload, {
    access,
    audit: offered.map(({ event }) => `${event}.impor`),
    perMinute: 30,
    async handler({ request, reply, caller }) {
      const fields: Record<string, string> = {}
      const parts = filesOf(request, { field: importField, most: 1, fields })
      const [file] = await platform.files.receive(parts, {
        uploader: caller.actor,
        limit: importBytes,
        accept: ['xlsx', 'xls'],
        field: importField,
      })
      if (!file) throw new AppError('BERKAS_KOSONG')
      const background = prefersAsync(request)
      const hasil = await importFile(platform, desk, offered, caller, { file, fields, background })
      if (background) acceptAsync(reply, desk.calls.detail, hasil.data.uuid)
      return hasil
    },
  })
}
