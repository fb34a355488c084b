import { detailEkspor } from '@portal/domain/okkp/ekspor/ekspor.contract'
import { exportUjiMutu, kolomMutu, kolomMutuKeys } from '@portal/domain/okkp/uji-mutu/uji-mutu.contract'
import type { ExportLook } from '#platform/ekspor/export-look.ts'

export const mutuExport: ExportLook = {
  noun: 'uji mutu',
  fileName: 'Uji mutu',
  start: exportUjiMutu,
  detail: detailEkspor,
}

export const mutuExportColumns = kolomMutuKeys.map((key) => ({ key, title: kolomMutu[key] }))
