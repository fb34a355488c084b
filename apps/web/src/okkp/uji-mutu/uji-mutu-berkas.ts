import { detailEkspor } from '@portal/domain/okkp/ekspor/ekspor.contract'
import { okkpImpor } from '@portal/domain/okkp/impor/impor.contract'
import { importUji } from '@portal/domain/okkp/impor/impor-uji.contract'
import {
  exportUjiMutu,
  kolomMutu,
  kolomMutuKeys,
  ujiMutuCalls,
} from '@portal/domain/okkp/uji-mutu/uji-mutu.contract'
import { kolomImporMutu } from '@portal/domain/okkp/uji-mutu/uji-mutu.impor'
import { mutuCrumbs, mutuList } from '#okkp/uji-mutu/use-uji-mutu.ts'
import type { ExportLook } from '#platform/ekspor/export-look.ts'
import type { ImportLook } from '#platform/impor/import-look.ts'

export const mutuImport: ImportLook = {
  jenis: 'uji_mutu',
  noun: 'uji mutu',
  to: `${mutuList}/impor`,
  crumbs: mutuCrumbs,
  calls: okkpImpor,
  upload: importUji,
  lists: [ujiMutuCalls.list],
  kind: { label: 'Jenis uji', field: 'jenis_uji' },
  templateOf: () => 'mutu',
  headersOf: () => Object.values(kolomImporMutu),
  storedLink: ({ id }) => ({ to: mutuList, search: { batch_id: String(id) } }),
  recordLink: (id) => `${mutuList}/${id}`,
  keptText: 'Yang sudah diubah sesudahnya tidak ikut dihapus dan akan disebutkan.',
}

export const mutuExport: ExportLook = {
  noun: 'uji mutu',
  fileName: 'Uji mutu',
  start: exportUjiMutu,
  detail: detailEkspor,
}

export const mutuExportColumns = kolomMutuKeys.map((key) => ({ key, title: kolomMutu[key] }))
