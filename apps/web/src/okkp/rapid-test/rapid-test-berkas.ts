import { detailEkspor } from '@portal/domain/okkp/ekspor/ekspor.contract'
import {
  exportRapidTest,
  kolomRapid,
  kolomRapidKeys,
} from '@portal/domain/okkp/rapid-test/rapid-test.contract'
import type { ExportLook } from '#platform/ekspor/export-look.ts'

export const rapidExport: ExportLook = {
  noun: 'rapid test',
  fileName: 'Rapid test',
  start: exportRapidTest,
  detail: detailEkspor,
}

export const rapidExportColumns = kolomRapidKeys.map((key) => ({ key, title: kolomRapid[key] }))
