import { masters, parameter } from '@portal/domain/okkp/master.contract'
import type { FastifyInstance } from 'fastify'
import type { StartCards } from '#akun/index.ts'
import { masterRoutes } from '#platform/master/master.routes.ts'
import type { Platform } from '#platform/platform.ts'
import { dataTerbukaRoutes } from './data-terbuka/data-terbuka.routes.ts'
import { eksporRoutes } from './ekspor/ekspor.routes.ts'
import { registerEkspor } from './ekspor/ekspor.service.ts'
import { imporRoutes } from './impor/impor.routes.ts'
import { registerImpor } from './impor/impor.service.ts'
import { okkpCards } from './kedaluwarsa/okkp-cards.ts'
import { sendReminders } from './kedaluwarsa/pengingat.service.ts'
import { komoditasRoutes } from './komoditas/komoditas.routes.ts'
import { provinsiRoutes } from './master/provinsi.routes.ts'
import { pengawasanRoutes } from './pengawasan/pengawasan.routes.ts'
import { registrasiPublikRoutes, registrasiRoutes } from './registrasi/registrasi.routes.ts'

/** The wing of the food-safety authority: registry, tests, supervision, master data, statistics. */
export function okkpModule(platform: Platform, { startCards }: { startCards: StartCards }) {
  startCards.add(okkpCards(platform))
  platform.jobs.every('registrasi-kedaluwarsa', '0 7 * * *', () => sendReminders(platform))
  registerImpor(platform)
  registerEkspor(platform)
  return {
    routes(app: FastifyInstance): void {
      komoditasRoutes(app, platform)
      masterRoutes(app, platform, 'okkp', [...Object.values(masters), parameter])
      provinsiRoutes(app, platform)
      registrasiRoutes(app, platform)
      registrasiPublikRoutes(app, platform)
      pengawasanRoutes(app, platform)
      dataTerbukaRoutes(app, platform)
      imporRoutes(app, platform)
      eksporRoutes(app, platform)
    },
  }
}

export { findKomoditasByNames, komoditasExists } from './komoditas/komoditas.repository.ts'
export { listJenisDokumen, listJenisKlaim } from './master/jenis.repository.ts'
export {
  findPermit,
  findPermitByNumber,
  findValidityYears,
  type HeldPermit,
  hasEntries,
  isNumberRegistered,
  kinOf,
  listPermitsOf,
  lockPermitOf,
  type Permit,
  type PermitHolder,
} from './registrasi/izin-terbit.repository.ts'
export {
  type CorrectedPermit,
  correctIssuedPermit,
  type IssuedPermit,
  lockCurrentPermit,
  recordIssuedPermit,
} from './registrasi/izin-terbit.service.ts'
export { awaitImports, lockNumber, releaseNumber, reserveNumber } from './registrasi/nomor.repository.ts'
export { registrasiFileAccess } from './registrasi/registrasi.files.ts'
export { currentIdOf } from './registrasi/registrasi.repository.ts'
