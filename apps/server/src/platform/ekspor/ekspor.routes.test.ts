import { defineContract, notJson } from '@portal/domain/platform/contract'
import { eksporDetail } from '@portal/domain/platform/ekspor/ekspor-calls'
import { fileKinds } from '@portal/domain/platform/files/files.contract'
import type { Permission } from '@portal/domain/platform/permissions'
import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Actor } from '#platform/actor.ts'
import { useTestApp } from '#testing/app.ts'
import { eksporRoutes } from './ekspor.routes.ts'
import type { ExportDefinition, ExportDesk } from './export-definition.ts'

const call = defineContract({
  method: 'GET',
  path: '/api/contoh/ekspor/:type',
  summary: 'Contoh',
  params: z.object({ type: z.string() }),
  produces: [fileKinds.xlsx.mime],
  response: notJson,
})

const kind = (jenis: string, access: Permission): ExportDefinition => ({
  jenis,
  call,
  takes: (filter) => 'type' in filter && filter.type === jenis,
  access,
  event: jenis,
  check: () => undefined,
  title: async () => jenis,
  fileName: () => `export_${jenis}`,
  columns: () => [{ title: 'Nama' }],
  count: async () => 1,
  async *rows() {
    yield [[`isi ${jenis}`]]
  },
})

const desk: ExportDesk = {
  name: 'contoh-ekspor',
  record: 'ekspor-contoh',
  detail: eksporDetail('/api/contoh/ekspor-hasil'),
  access: 'registrasi.kelola',
  definitions: [kind('sayur', 'registrasi.kelola'), kind('buah', 'master.kelola')],
}

const server = useTestApp()

test('definitions that share a call are told apart, each by its own permission and event, and may answer the file', async () => {
  const { platform, as } = server.get()
  const { id, uuid, username } = await as('OKKP_ADMIN_DAERAH')
  const actor = { id, uuid, username, role: 'OKKP_ADMIN_DAERAH', provinsi_id: 32 } as Actor
  const app = Fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorateRequest('actor', undefined)
  app.addHook('onRequest', async (request) => {
    request.actor = actor
  })
  eksporRoutes(app, platform, desk)

  const sayur = await app.inject('/api/contoh/ekspor/sayur')
  expect(sayur.headers['content-disposition']).toContain('export_sayur.xlsx')
  const { sheets } = await readXlsx(new Uint8Array(sayur.rawPayload))
  expect(sheets[0]?.rows).toEqual([['Nama'], ['isi sayur']])
  const events = await platform.db
    .selectFrom('platform.jejak_audit')
    .select(['peristiwa'])
    .where('rekaman', 'like', 'ekspor-contoh/%')
    .execute()
  expect(events).toEqual([{ peristiwa: 'sayur.ekspor' }])

  expect((await app.inject('/api/contoh/ekspor/buah')).json().code).toBe('TIDAK_BERWENANG')
})
