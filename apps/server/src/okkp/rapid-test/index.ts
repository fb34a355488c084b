import { openTindakLanjut } from '@portal/domain/okkp/kasus/kasus.contract'
import { jumlahRapidTest, rapidTestCalls } from '@portal/domain/okkp/rapid-test/rapid-test.contract'
import type { Part } from '#okkp/part.ts'
import { rapidEkspor } from './ekspor-rapid-test.definition.ts'
import { rapidImpor } from './impor-rapid-test.definition.ts'
import { rapidRoutes } from './rapid-test.routes.ts'
import { registri } from './rapid-test-registri.ts'

export { presentTerbuka, readUjiOfRegistrasi } from './uji-terbuka.service.ts'

const calls = { ...rapidTestCalls, jumlah: jumlahRapidTest, buka: openTindakLanjut }

export const rapidTestPart: Part = {
  routes: (app, platform) => rapidRoutes(app, platform, registri, calls),
  imports: [rapidImpor],
  exports: [rapidEkspor],
}
