import * as contracts from '@portal/domain/okkp/pengaduan/pengaduan.contract'
import { AppError } from '@portal/domain/platform/errors'
import { pictureKinds } from '@portal/domain/platform/files/files.contract'
import type { FastifyInstance } from 'fastify'
import { filesOf } from '#platform/files/upload/multipart.ts'
import { ok, pageOf } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { acceptAsKasus } from './kasus-pengaduan.service.ts'
import * as kiriman from './kiriman.service.ts'
import * as service from './pengaduan.service.ts'

function publicRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, contracts.postPengaduan, {
    access: 'publik',
    audit: 'pengaduan.kirim',
    perMinute: 5,
    handler: async ({ body, caller }) =>
      ok(await kiriman.sendPengaduan(platform, caller, body), 'Laporan terkirim'),
  })
  route(app, contracts.uploadFotoPengaduan, {
    access: 'publik',
    audit: { none: 'foto baru sementara; pencatatan terjadi saat laporannya dikirim' },
    perMinute: 20,
    async handler({ request }) {
      const parts = filesOf(request, { field: 'file', most: 1 })
      const how = { uploader: undefined, accept: pictureKinds, field: 'foto', bare: true } as const
      const [foto] = await platform.files.receive(parts, how)
      if (!foto) throw new AppError('BERKAS_KOSONG')
      return ok({ kunci: foto.key, lokasi_dihapus: foto.hadPosition ?? false })
    },
  })
  route(app, contracts.readTiketCall, {
    access: 'publik',
    audit: { none: 'hanya membaca; kode rahasia tidak boleh berada di alamat' },
    perMinute: 20,
    handler: async ({ body }) => ok(await kiriman.readTiket(platform, body)),
  })
  route(app, contracts.replyToTiketCall, {
    access: 'publik',
    audit: 'pengaduan.balas',
    perMinute: 5,
    handler: async ({ body, caller }) =>
      ok(await kiriman.answerAsReporter(platform, caller, body), 'Balasan terkirim'),
  })
}

export function pengaduanRoutes(app: FastifyInstance, platform: Platform): void {
  platform.files.registerRecordAccess('pengaduan', service.pengaduanFileAccess)
  publicRoutes(app, platform)
  const access = 'pengaduan.kelola'
  route(app, contracts.listPengaduan, {
    access,
    handler: async ({ query, caller }) => {
      const { rows, total } = await service.readDaftar(platform, caller.actor, query)
      return pageOf(query, rows, total)
    },
  })
  route(app, contracts.detailPengaduan, {
    access,
    handler: async ({ query, caller }) => ok(await service.readPengaduan(platform, caller.actor, query.id)),
  })
  route(app, contracts.petugasPengaduan, {
    access,
    handler: async ({ query, caller }) => ok(await service.readPetugas(platform, caller.actor, query.id)),
  })
  route(app, contracts.tugaskanPengaduan, {
    access,
    audit: 'pengaduan.tugaskan',
    handler: async ({ body, caller }) =>
      ok(await service.assign(platform, caller, body), 'Penugasan disimpan'),
  })
  route(app, contracts.jawabPengaduan, {
    access,
    audit: 'pengaduan.jawab',
    handler: async ({ body, caller }) => ok(await service.reply(platform, caller, body), 'Jawaban terkirim'),
  })
  route(app, contracts.catatPengaduan, {
    access,
    audit: 'pengaduan.catat',
    handler: async ({ body, caller }) => ok(await service.note(platform, caller, body), 'Catatan disimpan'),
  })
  route(app, contracts.alihkanPengaduan, {
    access,
    audit: 'pengaduan.alihkan',
    handler: async ({ body, caller }) =>
      ok(await service.handOver(platform, caller, body), 'Laporan dialihkan'),
  })
  route(app, contracts.jadikanKasusPengaduan, {
    access: 'tindak-lanjut.kelola',
    audit: 'pengaduan.kasus',
    handler: async ({ body, caller }) =>
      ok(await acceptAsKasus(platform, caller, body), 'Laporan diterima sebagai kasus'),
  })
  route(app, contracts.tutupPengaduan, {
    access,
    audit: 'pengaduan.tutup',
    handler: async ({ body, caller }) => ok(await service.close(platform, caller, body), 'Laporan ditutup'),
  })
}
