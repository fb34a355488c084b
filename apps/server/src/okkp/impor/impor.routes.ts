import * as contracts from '@portal/domain/okkp/impor.contract'
import { AppError } from '@portal/domain/platform/errors'
import { fileKinds } from '@portal/domain/platform/files.contract'
import type { FastifyInstance } from 'fastify'
import { contentDisposition, safeFileName } from '#platform/files/file-name.ts'
import { filesOf } from '#platform/files/multipart.ts'
import { ok, pageOf } from '#platform/http/answers.ts'
import { acceptAsync, prefersAsync } from '#platform/http/prefer.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import * as service from './impor.service.ts'
import { importFile } from './start-impor.service.ts'
import { importTemplate } from './template.service.ts'
import { undoImpor } from './undo-impor.service.ts'

const access = 'registrasi.kelola'

/** The fields stand beside the file, so no schema of the route has seen them yet. */
function isianOf(fields: Record<string, string>) {
  const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => value.trim() !== ''))
  const { data, error } = contracts.imporRegistrasiIsian.safeParse(filled)
  if (data) return data
  throw new AppError('VALIDASI_GAGAL', {
    fields: error.issues.map(({ path, message }) => ({ field: path.join('.'), message })),
  })
}

export function imporRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, contracts.importRegistrasi, {
    access,
    audit: 'registrasi.impor',
    perMinute: 30,
    async handler({ request, reply, caller }) {
      const fields: Record<string, string> = {}
      const parts = filesOf(request, { field: contracts.importField, most: 1, fields })
      const [file] = await platform.files.receive(parts, {
        uploader: caller.actor,
        limit: contracts.importBytes,
        accept: ['xlsx', 'xls'],
        field: contracts.importField,
      })
      if (!file) throw new AppError('BERKAS_KOSONG')
      const asked = { ...isianOf(fields), jenis: 'registrasi' as const }
      const background = prefersAsync(request)
      const hasil = await importFile(platform, caller, file, asked, { background })
      if (background) acceptAsync(reply, contracts.detailImpor, hasil.data.uuid)
      return hasil
    },
  })
  route(app, contracts.templateImpor, {
    access,
    async handler({ params, caller, reply }) {
      const { name, content } = await importTemplate(platform, caller.actor, params.type)
      return reply
        .headers({
          'content-type': fileKinds.xlsx.mime,
          'content-disposition': contentDisposition('attachment', safeFileName(name, 'xlsx')),
          'cache-control': 'private, no-cache',
        })
        .send(content)
    },
  })
  route(app, contracts.listImpor, {
    access,
    async handler({ query, caller }) {
      const { rows, total } = await service.readImporList(platform, caller.actor, query)
      return pageOf(query, rows, total)
    },
  })
  route(app, contracts.detailImpor, {
    access,
    handler: ({ params, caller }) => service.readImpor(platform, caller.actor, params.uuid),
  })
  route(app, contracts.undoImpor, {
    access,
    audit: 'registrasi.impor.batal',
    handler: async ({ params, caller }) => {
      const undone = await undoImpor(platform, caller, params.uuid)
      const left = undone.tertahan_total > 0 ? `, ${undone.tertahan_total} baris tertahan` : ''
      return ok(undone, `${undone.dihapus} baris dihapus${left}.`)
    },
  })
}
