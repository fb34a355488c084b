import * as contracts from '@portal/domain/okkp/kasus/kasus.contract'
import { berkasKasus, rekamanKasus } from '@portal/domain/okkp/rekaman-kasus/rekaman-kasus.contract'
import type { FastifyInstance } from 'fastify'
import { sendFile } from '#platform/files/send-file.ts'
import { ok, pageOf } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import * as service from './kasus.service.ts'
import * as langkah from './langkah.service.ts'
import * as buka from './open-kasus.service.ts'
import * as rekaman from './rekaman.service.ts'

function reading(app: FastifyInstance, platform: Platform): void {
  const access = 'tindak-lanjut.lihat'
  route(app, contracts.listKasus, {
    access,
    handler: async ({ query, caller }) => {
      const { rows, total } = await service.readDaftar(platform, caller.actor, query)
      return pageOf(query, rows, total)
    },
  })
  route(app, contracts.detailKasus, {
    access,
    handler: async ({ query, caller }) => ok(await service.readKasusDetail(platform, caller.actor, query.id)),
  })
  route(app, contracts.listPermintaanUji, {
    access,
    handler: async ({ query, caller }) => {
      const { rows, total } = await service.readPermintaan(platform, caller.actor, query)
      return pageOf(query, rows, total)
    },
  })
  route(app, contracts.laboratoriumKasus, {
    access,
    handler: async () => ok(await service.readLaboratorium(platform)),
  })
}

/** Linked records are for the offices that act on cases. Laboratories and market officers see that they exist. */
function readingRecords(app: FastifyInstance, platform: Platform): void {
  const access = 'tindak-lanjut.kelola'
  route(app, rekamanKasus, {
    access,
    handler: async ({ query, caller }) => ok(await rekaman.readRekaman(platform, caller.actor, query.id)),
  })
  route(app, berkasKasus, {
    access,
    async handler({ query, caller, request, reply }) {
      return sendFile(await rekaman.openBerkas(platform, caller.actor, query), request, reply)
    },
  })
}

export function kasusRoutes(app: FastifyInstance, platform: Platform): void {
  platform.files.registerRecordAccess('tindak-lanjut', service.kasusFileAccess)
  reading(app, platform)
  readingRecords(app, platform)
  const access = 'tindak-lanjut.kelola'
  route(app, contracts.listTmsTanpaKasus, {
    access,
    handler: async ({ caller }) => ok(await service.readTmsTanpaKasus(platform, caller.actor)),
  })
  route(app, contracts.openKasus, {
    access,
    audit: 'tindak-lanjut.buka',
    handler: async ({ body, caller }) =>
      ok(await buka.openFromRecord(platform, caller, body), 'Kasus telah dibuka'),
  })
  route(app, contracts.mintaUjiKasus, {
    access,
    audit: 'tindak-lanjut.minta-uji',
    handler: async ({ body, caller }) =>
      ok(await langkah.requestUji(platform, caller, body), 'Permintaan uji terkirim'),
  })
  route(app, contracts.jawabPermintaanKasus, {
    access: 'permintaan-uji.jawab',
    audit: 'tindak-lanjut.jawab-permintaan',
    handler: async ({ body, caller }) =>
      ok(await langkah.answerRequest(platform, caller, body), 'Jawaban disimpan'),
  })
  route(app, contracts.batalkanPermintaanKasus, {
    access,
    audit: 'tindak-lanjut.batalkan-permintaan',
    handler: async ({ body, caller }) =>
      ok(await langkah.cancelRequest(platform, caller, body), 'Permintaan uji dibatalkan'),
  })
  route(app, contracts.tarikUsulanKasus, {
    access,
    audit: 'tindak-lanjut.tarik-usulan',
    handler: async ({ body, caller }) => ok(await langkah.takeBack(platform, caller, body), 'Usulan ditarik'),
  })
  route(app, contracts.catatKunjunganKasus, {
    access,
    audit: 'tindak-lanjut.kunjungan',
    handler: async ({ body, caller }) =>
      ok(await langkah.recordVisit(platform, caller, body), 'Kunjungan dicatat'),
  })
  route(app, contracts.amankanKasus, {
    access,
    audit: 'tindak-lanjut.amankan',
    handler: async ({ body, caller }) =>
      ok(await langkah.secureGoods(platform, caller, body), 'Pengamanan barang dicatat'),
  })
  route(app, contracts.telusuriKasus, {
    access,
    audit: 'tindak-lanjut.telusuri',
    handler: async ({ body, caller }) =>
      ok(await langkah.traceSupplier(platform, caller, body), 'Penelusuran dicatat'),
  })
  route(app, contracts.binaKasus, {
    access,
    audit: 'tindak-lanjut.bina',
    handler: async ({ body, caller }) =>
      ok(await langkah.guideTrader(platform, caller, body), 'Pembinaan dicatat'),
  })
  route(app, contracts.tidakDapatKasus, {
    access,
    audit: 'tindak-lanjut.tidak-dapat',
    handler: async ({ body, caller }) =>
      ok(await langkah.declareImpossible(platform, caller, body), 'Usulan menunggu orang kedua'),
  })
  route(app, contracts.periksaKasus, {
    access,
    audit: 'tindak-lanjut.periksa',
    handler: async ({ body, caller }) =>
      ok(await langkah.examine(platform, caller, body), body.setuju ? 'Usulan disetujui' : 'Usulan ditolak'),
  })
  route(app, contracts.closeKasus, {
    access,
    audit: 'tindak-lanjut.tutup',
    handler: async ({ body, caller }) => {
      const after = await langkah.closeKasusNow(platform, caller, body)
      return ok(after, after.ditutup === null ? 'Penutupan menunggu orang kedua' : 'Kasus telah ditutup')
    },
  })
}
