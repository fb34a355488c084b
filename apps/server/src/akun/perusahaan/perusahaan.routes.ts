import {
  decidePermintaanGabung,
  listPermintaanGabung,
} from '@portal/domain/akun/perusahaan/permintaan-gabung.contract'
import * as contracts from '@portal/domain/akun/perusahaan/perusahaan.contract'
import type { FastifyInstance } from 'fastify'
import { done, ok } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { accept } from './accept-undangan.service.ts'
import { invite, readKolega, withdraw } from './kolega.service.ts'
import { answerPermintaanGabung, readPermintaanGabung } from './permintaan-gabung.service.ts'
import { createPerusahaan, listCompanies } from './perusahaan.service.ts'
import { changeProfilPerusahaan, readProfilPerusahaan } from './profil-perusahaan.service.ts'

export function perusahaanRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, contracts.listPerusahaan, {
    access: 'akun.pelaku-usaha.baca',
    handler: async ({ query }) => listCompanies(platform, query),
  })
  route(app, contracts.addPerusahaan, {
    access: 'akun.kelola',
    audit: 'perusahaan.tambah',
    handler: async ({ body, caller }) =>
      ok(await createPerusahaan(platform, caller, body), 'Data telah ditambahkan'),
  })
  route(app, contracts.getProfilPerusahaan, {
    access: 'akun.profil-usaha',
    handler: async ({ query, caller }) => ok(await readProfilPerusahaan(platform, caller.actor, query)),
  })
  route(app, contracts.updateProfilPerusahaan, {
    access: 'akun.profil-usaha',
    audit: 'perusahaan.ubah',
    handler: async ({ query, body, caller }) =>
      ok(await changeProfilPerusahaan(platform, caller, query.perusahaan, body), 'Data telah disimpan'),
  })
  route(app, contracts.listKolega, {
    access: 'akun.kolega',
    handler: async ({ query, caller }) => ok(await readKolega(platform, caller.actor, query.perusahaan)),
  })
  route(app, contracts.inviteKolega, {
    access: 'akun.kolega',
    audit: 'undangan.kirim',
    perMinute: 10,
    handler: async ({ body, caller }) => {
      await invite(platform, caller, body)
      return done('Undangan telah dikirim')
    },
  })
  route(app, contracts.withdrawInvitation, {
    access: 'akun.kolega',
    audit: 'undangan.batal',
    handler: async ({ body, caller }) => {
      await withdraw(platform, caller, body)
      return done('Undangan telah dibatalkan')
    },
  })
  route(app, listPermintaanGabung, {
    access: 'akun.kolega',
    handler: async ({ caller }) => ok(await readPermintaanGabung(platform, caller.actor)),
  })
  route(app, decidePermintaanGabung, {
    access: 'akun.kolega',
    audit: 'permintaan-gabung.jawab',
    handler: async ({ params, body, caller }) => {
      await answerPermintaanGabung(platform, caller, params.uuid, body)
      return done(body.keputusan === 'bukan_kami' ? 'Permintaan ditolak' : 'Permintaan disetujui')
    },
  })
  route(app, contracts.acceptInvitation, {
    access: 'publik',
    staleTokenAllowed: true,
    audit: 'undangan.terima',
    perMinute: 20,
    handler: async ({ body, caller }) => {
      await accept(platform, caller, body)
      return done('Akun telah dibuat. Silakan masuk.')
    },
  })
}
