import { jumlahRapidTest, rapidTestCalls } from '@portal/domain/okkp/rapid-test/rapid-test.contract'
import { bukaTindakLanjut } from '@portal/domain/okkp/tindak-lanjut/tindak-lanjut.contract'
import type { Part } from '#okkp/part.ts'
import { rapidEkspor } from './ekspor-rapid.definition.ts'
import { rapidImpor } from './impor-rapid.definition.ts'
import { rapidRoutes } from './rapid.routes.ts'
import { registri } from './rapid-registri.ts'

const calls = { ...rapidTestCalls, jumlah: jumlahRapidTest, buka: bukaTindakLanjut }

export const rapidTestPart: Part = {
  routes: (app, platform) => rapidRoutes(app, platform, registri, calls),
  imports: [rapidImpor],
  exports: [rapidEkspor],
}
