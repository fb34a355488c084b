import type { VarianProfil } from '@portal/domain/pasar/profil/dokumen'
import { profilCalls } from '@portal/domain/pasar/profil/profil.contract'
import type { ProfilKotaForm, ProfilProvinsiForm } from '@portal/domain/pasar/profil/profil.schema'
import type { FastifyInstance } from 'fastify'
import { done, ok, pageOf } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { addRecord, changeRecord, removeRecord } from '#platform/record/record.service.ts'
import * as service from './profil.service.ts'

export function profilRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, profilCalls.list, {
    access: 'profil-pasar.baca',
    handler: async ({ query, caller }) => {
      const { rows, total } = await service.readProfilList(platform, caller.actor, query)
      return pageOf(query, rows, total)
    },
  })
  route(app, profilCalls.detail, {
    access: 'profil-pasar.baca',
    handler: async ({ query, caller }) => ok(await service.readProfil(platform, caller.actor, query)),
  })
  writeRoutes(app, platform, 'kota')
  writeRoutes(app, platform, 'provinsi')
  route(app, profilCalls.remove, {
    access: 'pasar.kelola',
    audit: 'profil-pasar.hapus',
    handler: async ({ query, caller }) => {
      const { varian, id } = service.namedProfil(query)
      await removeRecord(platform, caller, service.profilKind(platform, caller.actor, varian), id)
      return done('Data telah dihapus')
    },
  })
}

type Form = ProfilKotaForm | ProfilProvinsiForm

function writeRoutes(app: FastifyInstance, platform: Platform, varian: VarianProfil): void {
  const { add, update } = profilCalls[varian]
  route(app, add, {
    access: 'pasar.kelola',
    audit: 'profil-pasar.tambah',
    handler: async ({ body, caller }) => {
      const kind = service.profilKind<Form>(platform, caller.actor, varian)
      return ok(await addRecord(platform, caller, kind, body), 'Data telah ditambahkan')
    },
  })
  route(app, update, {
    access: 'pasar.kelola',
    audit: 'profil-pasar.ubah',
    handler: async ({ body, caller }) => {
      // The two bodies have different forms but the same `id` and `versi`.
      const { id, versi, ...form } = body as Form & { id: number; versi: number }
      const kind = service.profilKind<Form>(platform, caller.actor, varian)
      return ok(await changeRecord(platform, caller, kind, { id, versi, form }), 'Data telah diubah')
    },
  })
}
