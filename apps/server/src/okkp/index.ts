import { detailEkspor } from '@portal/domain/okkp/ekspor/ekspor.contract'
import { okkpImpor } from '@portal/domain/okkp/impor/impor.contract'
import { masters, parameter } from '@portal/domain/okkp/master/master.contract'
import type { FastifyInstance } from 'fastify'
import type { StartCards } from '#akun/index.ts'
import { eksporRoutes } from '#platform/ekspor/ekspor.routes.ts'
import { registerEkspor } from '#platform/ekspor/ekspor.service.ts'
import type { ExportDesk } from '#platform/ekspor/export-definition.ts'
import { sematanRoute } from '#platform/http/sematan/sematan.ts'
import { imporRoutes } from '#platform/impor/impor.routes.ts'
import { registerImpor } from '#platform/impor/impor.service.ts'
import type { ImportDefinition, ImportDesk } from '#platform/impor/import-definition.ts'
import { masterRoutes } from '#platform/master/master.routes.ts'
import type { Platform } from '#platform/platform.ts'
import { batasRoutes } from './batas/batas.routes.ts'
import { dataTerbukaLamaRoutes } from './data-terbuka/data-terbuka.routes.ts'
import { registrasiEkspor } from './ekspor/ekspor-registrasi.definition.ts'
import { sdmEkspor } from './ekspor/ekspor-sdm.definition.ts'
import { registrasiImpor } from './impor/impor-registrasi.definition.ts'
import { okkpCards } from './kedaluwarsa/okkp-cards.ts'
import { sendReminders } from './kedaluwarsa/pengingat.service.ts'
import { komoditasRoutes } from './komoditas/komoditas.routes.ts'
import { provinsiRoutes } from './master/provinsi.routes.ts'
import { forgetPengaduan } from './pengaduan/masa-simpan.service.ts'
import { pengaduanRoutes } from './pengaduan/pengaduan.routes.ts'
import { pengaduanCards } from './pengaduan/pengaduan-cards.ts'
import { pengawasanRoutes } from './pengawasan/pengawasan.routes.ts'
import { pengawasanOfRegistrasi } from './pengawasan/pengawasan.service.ts'
import { forgetAddresses } from './penilaian/penilaian.repository.ts'
import { penilaianRoutes } from './penilaian/penilaian.routes.ts'
import { peringatanRoutes } from './peringatan/peringatan.routes.ts'
import { peringatanCards } from './peringatan/peringatan-cards.ts'
import { rapidEkspor } from './rapid-test/ekspor-rapid.definition.ts'
import { rapidImpor } from './rapid-test/impor-rapid.definition.ts'
import { rapidTestRoutes } from './rapid-test/rapid-test.routes.ts'
import { registrasiPublikRoutes, registrasiRoutes } from './registrasi/registrasi.routes.ts'
import { registriOf } from './registrasi/registrasi-read.service.ts'
import { saranRoutes } from './saran/saran.routes.ts'
import { warnOfKompetensi } from './sdm/pengingat-sdm.service.ts'
import { sdmRoutes } from './sdm/sdm.routes.ts'
import { sdmCards } from './sdm/sdm-cards.ts'
import { readKartuIzin } from './sematan/sematan-izin.ts'
import { statistikRoutes } from './statistik/statistik.routes.ts'
import { remindOfRantai } from './tindak-lanjut/pengingat-rantai.service.ts'
import { tindakLanjutRoutes } from './tindak-lanjut/tindak-lanjut.routes.ts'
import { tindakLanjutCards } from './tindak-lanjut/tindak-lanjut-cards.ts'
import { ujiLabEkspor } from './uji-lab/ekspor-uji-lab.definition.ts'
import { readHasilTersimpan } from './uji-lab/hasil-tersimpan.service.ts'
import { ujiLabImpor } from './uji-lab/impor-uji-lab.definition.ts'
import { ujiLabRoutes } from './uji-lab/uji-lab.routes.ts'
import { mutuEkspor } from './uji-mutu/ekspor-mutu.definition.ts'
import { mutuImpor } from './uji-mutu/impor-mutu.definition.ts'
import { ujiMutuRoutes } from './uji-mutu/uji-mutu.routes.ts'

/** Where workbooks come in; other wings bring what they take. */
export const importDesk = (others: readonly ImportDefinition[]): ImportDesk => ({
  name: 'okkp-impor',
  record: 'impor',
  calls: okkpImpor,
  access: 'impor-okkp.pakai',
  definitions: [registrasiImpor, ujiLabImpor, rapidImpor, mutuImpor, ...others],
})

/** What is exported here. */
const exports: ExportDesk = {
  name: 'okkp-ekspor',
  record: 'ekspor',
  detail: detailEkspor,
  access: 'berkas-okkp.pakai',
  definitions: [registrasiEkspor, sdmEkspor, rapidEkspor, mutuEkspor, ujiLabEkspor],
}

/** The wing of the food-safety authority: registry, tests, supervision, master data, statistics. */
export function okkpModule(
  platform: Platform,
  { startCards, moreImports }: { startCards: StartCards; moreImports: readonly ImportDefinition[] },
) {
  const imports = importDesk(moreImports)
  startCards.add(okkpCards(platform))
  platform.jobs.every('registrasi-kedaluwarsa', '0 7 * * *', () => sendReminders(platform))
  startCards.add(tindakLanjutCards(platform))
  platform.jobs.every('tindak-lanjut-pengingat', '30 7 * * *', () => remindOfRantai(platform))
  startCards.add(pengaduanCards(platform))
  platform.jobs.every('pengaduan-masa-simpan', '40 * * * *', () => forgetPengaduan(platform))
  startCards.add(peringatanCards(platform))
  startCards.add(sdmCards(platform))
  platform.jobs.every('kompetensi-kedaluwarsa', '10 7 * * *', () => warnOfKompetensi(platform))
  platform.jobs.every('penilaian-alamat', '20 * * * *', () => forgetAddresses(platform.db, platform.clock()))
  registerImpor(platform, imports)
  registerEkspor(platform, exports)
  return {
    routes(app: FastifyInstance): void {
      komoditasRoutes(app, platform)
      masterRoutes(app, platform, 'okkp', [...Object.values(masters), parameter])
      provinsiRoutes(app, platform)
      batasRoutes(app, platform, readHasilTersimpan)
      registrasiRoutes(app, platform, pengawasanOfRegistrasi)
      registrasiPublikRoutes(app, platform)
      saranRoutes(app, platform, registriOf(platform))
      pengawasanRoutes(app, platform)
      dataTerbukaLamaRoutes(app)
      sematanRoute(app, platform.config, 'izin', (query) => readKartuIzin(platform, query))
      statistikRoutes(app, platform)
      sdmRoutes(app, platform)
      penilaianRoutes(app, platform)
      pengaduanRoutes(app, platform)
      peringatanRoutes(app, platform)
      rapidTestRoutes(app, platform)
      tindakLanjutRoutes(app, platform)
      ujiMutuRoutes(app, platform)
      ujiLabRoutes(app, platform)
      imporRoutes(app, platform, imports)
      eksporRoutes(app, platform, exports)
    },
  }
}

export { okkpOpenData } from './data-terbuka/data-terbuka.service.ts'
export { findKomoditasByNames, komoditasExists } from './komoditas/komoditas.repository.ts'
export { listJenisDokumen, listJenisKlaim } from './master/jenis.repository.ts'
export { sumberOkkp } from './pencarian/sumber-okkp.ts'
export { kolomTemplat as testColumns, templat as testTemplate } from './pengujian/impor-uji.ts'
export { peringatanPages } from './peringatan/peringatan-publik.service.ts'
export { parametersOf } from './rapid-test/impor-rapid.repository.ts'
export { findJenisRapid } from './rapid-test/rapid-test.repository.ts'
export { checkParameter as checkRapidParameter } from './rapid-test/rapid-test.service.ts'
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
export { currentIdOf, lineageOf } from './registrasi/registrasi.repository.ts'
export { kompetensiAuditor } from './sdm/kompetensi-auditor.service.ts'
export { dropUnanswered } from './tindak-lanjut/rantai.repository.ts'
export { dropRantai, type HasilSaringan, openRantai, settleRantai } from './tindak-lanjut/rantai.service.ts'
