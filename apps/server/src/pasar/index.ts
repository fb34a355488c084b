import { detailEksporPasar } from '@portal/domain/pasar/ekspor/ekspor.contract'
import { sopSanitasi } from '@portal/domain/pasar/sop/sop.contract'
import type { FastifyInstance } from 'fastify'
import type { StartCards } from '#akun/index.ts'
import { eksporRoutes } from '#platform/ekspor/ekspor.routes.ts'
import { registerEkspor } from '#platform/ekspor/ekspor.service.ts'
import type { ExportDesk } from '#platform/ekspor/export-definition.ts'
import { sematanRoute } from '#platform/http/sematan/sematan.ts'
import type { ImportDefinition } from '#platform/impor/import-definition.ts'
import { masterRoutes } from '#platform/master/master.routes.ts'
import type { Platform } from '#platform/platform.ts'
import { dasborRoutes } from './dasbor/dasbor.routes.ts'
import { pasarEksporDefinitions } from './ekspor/ekspor-pasar.definition.ts'
import { pedagangImpor } from './impor/impor-pedagang.definition.ts'
import { rapidPasarImpor } from './impor/impor-rapid-test-pasar.definition.ts'
import { kuesionerRoutes } from './kuesioner/kuesioner.routes.ts'
import { pasarRoutes } from './pasar/pasar.routes.ts'
import { pedagangRoutes } from './pedagang/pedagang.routes.ts'
import { profilRoutes } from './profil/profil.routes.ts'
import { profilFileAccess } from './profil/profil.service.ts'
import { rapidPasarRoutes } from './rapid-test/rapid-test-pasar.routes.ts'
import { readUjiTerbuka } from './rapid-test/rapid-test-pasar.service.ts'
import { sanitasiRoutes } from './sanitasi/sanitasi.routes.ts'
import { sanitasiFileAccess } from './sanitasi/sanitasi.service.ts'
import { readKartuPasar } from './sematan/sematan-pasar.ts'
import { publishSurvei } from './survei/publish-survei.service.ts'
import { surveiRoutes } from './survei/survei.routes.ts'
import { tugasRoutes } from './tugas/tugas.routes.ts'
import { tugasPasarCards } from './tugas/tugas-cards.ts'

const exports: ExportDesk = {
  name: 'pasar-ekspor',
  record: 'ekspor-pasar',
  detail: detailEksporPasar,
  access: 'profil-pasar.baca',
  definitions: pasarEksporDefinitions,
}

export function pasarModule(platform: Platform, { startCards }: { startCards: StartCards }) {
  startCards.add(tugasPasarCards(platform))
  platform.files.registerRecordAccess('profil-pasar', profilFileAccess)
  platform.files.registerRecordAccess('sanitasi', sanitasiFileAccess)
  registerEkspor(platform, exports)
  platform.jobs.every('survei-umum', '35 * * * *', () => publishSurvei(platform))
  return {
    routes(app: FastifyInstance): void {
      pasarRoutes(app, platform, { ujiTerakhir: readUjiTerbuka })
      profilRoutes(app, platform)
      pedagangRoutes(app, platform)
      kuesionerRoutes(app, platform)
      tugasRoutes(app, platform)
      surveiRoutes(app, platform)
      sanitasiRoutes(app, platform)
      rapidPasarRoutes(app, platform)
      dasborRoutes(app, platform)
      sematanRoute(app, platform.config, 'pasar', (query) => readKartuPasar(platform, query))
      masterRoutes(app, platform, 'pasar', [sopSanitasi])
      eksporRoutes(app, platform, exports)
    },
  }
}

/**
 * Import definitions of the markets. The upload route of OKKP receives the workbooks and recognizes them by `pasar_id`.
 */
export const pasarImports = (platform: Platform) =>
  [
    pedagangImpor(platform, { okkp: false, access: 'pasar.kelola' }),
    pedagangImpor(platform, { okkp: true, access: 'pendataan-okkp.kelola' }),
    rapidPasarImpor(platform),
  ] as ImportDefinition[]

export { antreanPasar } from './antrean/antrean-pasar.ts'
export { pasarOpenData } from './data-terbuka/data-terbuka.service.ts'
export { pasarPages } from './pasar/pasar-terbuka.service.ts'
export { rotateNikKey } from './pedagang/rotate-kunci.service.ts'
export { sumberPasar } from './pencarian/sumber-pasar.ts'
