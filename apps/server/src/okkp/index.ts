import { detailEkspor } from '@portal/domain/okkp/ekspor/ekspor.contract'
import { okkpImpor } from '@portal/domain/okkp/impor/impor.contract'
import type { FastifyInstance } from 'fastify'
import type { RecordNames, StartCards } from '#akun/index.ts'
import { eksporRoutes } from '#platform/ekspor/ekspor.routes.ts'
import { registerEkspor } from '#platform/ekspor/ekspor.service.ts'
import type { ExportDesk } from '#platform/ekspor/export-definition.ts'
import { sematanRoute } from '#platform/http/sematan/sematan.ts'
import { imporRoutes } from '#platform/impor/impor.routes.ts'
import { registerImpor } from '#platform/impor/impor.service.ts'
import type { ImportDefinition, ImportDesk } from '#platform/impor/import-definition.ts'
import type { Platform } from '#platform/platform.ts'
import { batasRoutes } from './batas/batas.routes.ts'
import { dasborRoutes } from './dasbor/dasbor.routes.ts'
import { dataTerbukaLamaRoutes } from './data-terbuka/data-terbuka.routes.ts'
import { registrasiEkspor } from './ekspor/ekspor-registrasi.definition.ts'
import { registrasiImpor } from './impor/impor-registrasi.definition.ts'
import { kasusPart } from './kasus/index.ts'
import { kedaluwarsaPart } from './kedaluwarsa/index.ts'
import { kodeMandiriPart } from './kode-mandiri/index.ts'
import { komoditasRoutes } from './komoditas/komoditas.routes.ts'
import { masterPart } from './master/index.ts'
import type { Part } from './part.ts'
import { pengaduanPart } from './pengaduan/index.ts'
import { pengawasanOfRegistrasi, pengawasanPart } from './pengawasan/index.ts'
import { penilaianPart } from './penilaian/index.ts'
import { peringatanPart } from './peringatan/index.ts'
import { rapidTestPart, readUjiOfRegistrasi } from './rapid-test/index.ts'
import { kontakRoutes } from './registrasi/kontak/kontak.routes.ts'
import { listNamaRegistrasi } from './registrasi/nama-registrasi.repository.ts'
import { registrasiRoutes } from './registrasi/registrasi.routes.ts'
import { saranRoutes } from './saran/saran.routes.ts'
import { sdmPart } from './sdm/index.ts'
import { readKartuIzin } from './sematan/sematan-izin.ts'
import { readHasilTersimpan, ujiLabPart } from './uji-lab/index.ts'
import { ujiMutuPart } from './uji-mutu/index.ts'

/**
 * Folders of the OKKP module. Their order is the order of cards and definitions. This file passes functions of one
 * folder to another, so that folders do not import each other.
 */
const parts: readonly Part[] = [
  { routes: komoditasRoutes },
  masterPart,
  { routes: (app, platform) => batasRoutes(app, platform, readHasilTersimpan) },
  {
    routes: (app, platform) => registrasiRoutes(app, platform, pengawasanOfRegistrasi, readUjiOfRegistrasi),
    imports: [registrasiImpor],
    exports: [registrasiEkspor],
  },
  { routes: kontakRoutes },
  kodeMandiriPart,
  kedaluwarsaPart,
  { routes: saranRoutes },
  pengawasanPart,
  { routes: dataTerbukaLamaRoutes },
  {
    routes: (app, platform) =>
      sematanRoute(app, platform.config, 'izin', (query) => readKartuIzin(platform, query)),
  },
  { routes: dasborRoutes },
  kasusPart,
  pengaduanPart,
  peringatanPart,
  sdmPart,
  penilaianPart,
  ujiLabPart,
  rapidTestPart,
  ujiMutuPart,
]

/** Import of workbooks. `others` holds the import definitions of other modules. */
export const importDesk = (others: readonly ImportDefinition[]): ImportDesk => ({
  name: 'okkp-impor',
  record: 'impor',
  calls: okkpImpor,
  access: 'impor-okkp.pakai',
  definitions: [...parts.flatMap(({ imports = [] }) => imports), ...others],
})

const exports: ExportDesk = {
  name: 'okkp-ekspor',
  record: 'ekspor',
  detail: detailEkspor,
  access: 'berkas-okkp.pakai',
  definitions: parts.flatMap(({ exports: own = [] }) => own),
}

interface OkkpParts {
  startCards: StartCards
  recordNames: RecordNames
  moreImports: readonly ImportDefinition[]
}

/** Module of the food-safety authority: registry, tests, supervision, master data and statistics. */
export function okkpModule(platform: Platform, { startCards, recordNames, moreImports }: OkkpParts) {
  const imports = importDesk(moreImports)
  recordNames.add('registrasi', listNamaRegistrasi)
  for (const { cards, jobs } of parts) {
    if (cards) startCards.add(cards(platform))
    jobs?.(platform)
  }
  registerImpor(platform, imports)
  registerEkspor(platform, exports)
  return {
    routes(app: FastifyInstance): void {
      for (const { routes } of parts) routes?.(app, platform)
      imporRoutes(app, platform, imports)
      eksporRoutes(app, platform, exports)
    },
  }
}

export { antreanOkkp } from './antrean/antrean-okkp.ts'
export { leafBatas } from './batas/batas.leaf.ts'
export { okkpOpenData } from './data-terbuka/data-terbuka.service.ts'
export { turnOf } from './kantor/kantor.repository.ts'
export { readOfficeName } from './kantor/kantor.service.ts'
export { findHasilPada } from './kasus/hasil-akhir.repository.ts'
export { recomputeKasus } from './kasus/ringkasan.service.ts'
export { dropUnanswered, openKasus } from './kasus/sumber.service.ts'
export { refreshDaftar } from './kode-mandiri/daftar-status.service.ts'
export { findKomoditas, findKomoditasByNames, komoditasExists } from './komoditas/komoditas.repository.ts'
export { listJenisDokumen, listJenisKlaim } from './master/jenis.repository.ts'
export { sumberOkkp } from './pencarian/sumber-okkp.ts'
export { insertMany as insertTests, sidikOf } from './pengujian/impor-uji.repository.ts'
export { kolomTemplat as testColumns, templat as testTemplate } from './pengujian/impor-uji.ts'
export { leafPeringatan } from './peringatan/peringatan.leaf.ts'
export { peringatanPages } from './peringatan/peringatan-publik.service.ts'
export { freshPositives, parametersOf } from './rapid-test/impor-rapid-test.repository.ts'
export { presentTerbuka } from './rapid-test/index.ts'
export { findJenisRapid } from './rapid-test/rapid-test.repository.ts'
export { rapidRoutes } from './rapid-test/rapid-test.routes.ts'
export { readRapid, readRapidList, temuanOf } from './rapid-test/rapid-test.service.ts'
export type { RapidPlace } from './rapid-test/rapid-test-place.ts'
export {
  findPermit,
  findPermitByNumber,
  findValidityYears,
  type HeldPermit,
  hasEntries,
  isNumberRegistered,
  kinOf,
  listPermitsOf,
  listValidPermits,
  lockPermitOf,
  type Permit,
  type PermitHolder,
} from './registrasi/izin-terbit.repository.ts'
export {
  attachCertificate,
  type CorrectedPermit,
  correctIssuedPermit,
  type IssuedPermit,
  lockCurrentPermit,
  recordIssuedPermit,
} from './registrasi/izin-terbit.service.ts'
export {
  awaitImports,
  findHighestNumber,
  lockNumber,
  releaseNumber,
  reserveNumber,
} from './registrasi/nomor.repository.ts'
export { registrasiFileAccess } from './registrasi/registrasi.files.ts'
export { leafIzin } from './registrasi/registrasi.leaf.ts'
export {
  currentIdOf,
  lineageOf,
  nextRegistrasiId as nextPermitId,
  skipLostRegistrasiIds,
} from './registrasi/registrasi.repository.ts'
export { type KompetensiAuditor, kompetensiAuditor } from './sdm/kompetensi-auditor.service.ts'
