import type { FastifyInstance } from 'fastify'
import type { Platform } from '#platform/platform.ts'
import { akunCards } from './catatan/akun-cards.ts'
import { addAkunNames } from './catatan/akun-names.ts'
import { catatanRoutes } from './catatan/catatan.routes.ts'
import { RecordNames } from './catatan/record-names.ts'
import { StartCards } from './catatan/start-cards.ts'
import { demoRoutes } from './demo/demo.routes.ts'
import { notifikasiRoutes } from './notifikasi/notifikasi.routes.ts'
import { createMasukOss } from './oss/masuk-oss.service.ts'
import { penggunaRoutes } from './pengguna/pengguna.routes.ts'
import { readSignedIn } from './pengguna/pengguna-read.service.ts'
import { perusahaanRoutes } from './perusahaan/perusahaan.routes.ts'
import { sesiModule } from './sesi/index.ts'
import { wakilRoutes } from './wakil/wakil.routes.ts'

export function akunModule(platform: Platform) {
  const sesi = sesiModule(platform, (id) => readSignedIn(platform, id))
  const startCards = new StartCards(platform.log)
  startCards.add(akunCards(platform))
  const recordNames = new RecordNames()
  addAkunNames(recordNames)
  return {
    authenticate: sesi.authenticate,
    masukOss: createMasukOss(platform, sesi.sessions),
    sessionAnswer: sesi.sessionAnswer,
    /** Other services register their cards and record names here. */
    startCards,
    recordNames,
    routes(app: FastifyInstance): void {
      sesi.routes(app)
      demoRoutes(app, platform)
      penggunaRoutes(app, platform)
      wakilRoutes(app, platform)
      perusahaanRoutes(app, platform)
      notifikasiRoutes(app, platform)
      catatanRoutes(app, platform, { cards: startCards, names: recordNames })
    },
  }
}

export type { RecordNames } from './catatan/record-names.ts'
export type { CardProvider, StartCards } from './catatan/start-cards.ts'
export { demoAccounts, demoPassword } from './demo/akun-demo.ts'
export {
  forgetNotifications,
  listRecipients,
  type NotificationContent,
  type Recipients,
} from './notifikasi/notifikasi.repository.ts'
export { notify } from './notifikasi/notifikasi.service.ts'
export { regionOf } from './oss/masuk-oss.repository.ts'
export type { MasukOss } from './oss/masuk-oss.service.ts'
export { sumberAkun } from './pencarian/sumber-akun.ts'
export { createSuperadmin } from './pengguna/superadmin-pertama.service.ts'
export { findWilayahFault } from './pengguna/wilayah-akun.repository.ts'
export { inviteToPerusahaan } from './perusahaan/kolega.service.ts'
export {
  findPerusahaan,
  insertPerusahaan,
  listAkunPerusahaan,
  type PerusahaanRow,
} from './perusahaan/perusahaan.repository.ts'
export { getPerusahaanFor } from './perusahaan/perusahaan-pilihan.service.ts'
export { dropInvitations } from './perusahaan/undangan.repository.ts'
export type { SessionAnswer } from './sesi/refresh-cookie.http.ts'
export { hashPassword, passwordMatches } from './sesi/sandi/sandi.service.ts'
export { listCutiAntara, listWakilOf } from './wakil/wakil.repository.ts'
