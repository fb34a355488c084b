import { detailEkspor } from '@portal/domain/okkp/ekspor/ekspor.contract'
import { okkpImpor } from '@portal/domain/okkp/impor/impor.contract'
import { importUji } from '@portal/domain/okkp/impor/impor-uji.contract'
import {
  exportRapidTest,
  jumlahRapidTest,
  kolomRapid,
  kolomRapidKeys,
  rapidTestCalls,
} from '@portal/domain/okkp/rapid-test/rapid-test.contract'
import { kolomImporRapid } from '@portal/domain/okkp/rapid-test/rapid-test.impor'
import { listTindakLanjut } from '@portal/domain/okkp/tindak-lanjut/tindak-lanjut.contract'
import { rapidCrumbs, rapidList } from '#okkp/rapid-test/use-rapid-test.ts'
import type { ExportLook } from '#platform/ekspor/export-look.ts'
import type { ImportLook } from '#platform/impor/import-look.ts'

export const rapidImport: ImportLook = {
  jenis: 'rapid_test',
  noun: 'rapid test',
  to: `${rapidList}/impor`,
  crumbs: rapidCrumbs,
  calls: okkpImpor,
  upload: importUji,
  lists: [rapidTestCalls.list, jumlahRapidTest, listTindakLanjut],
  kind: { label: 'Jenis rapid test', field: 'jenis_rapid_test' },
  templateOf: (jenisId) => `rapid-${jenisId}`,
  headersOf: () => Object.values(kolomImporRapid),
  storedLink: ({ jenis_id, id }) => ({ to: rapidList, search: { jenis: jenis_id, batch_id: String(id) } }),
  recordLink: (id) => `${rapidList}/${id}`,
  keptText: 'Yang sudah diubah atau ditindaklanjuti sesudahnya tidak ikut dihapus dan akan disebutkan.',
}

export const rapidExport: ExportLook = {
  noun: 'rapid test',
  fileName: 'Rapid test',
  start: exportRapidTest,
  detail: detailEkspor,
}

export const rapidExportColumns = kolomRapidKeys.map((key) => ({ key, title: kolomRapid[key] }))
