import { detailEkspor, exportRegistrasi } from '@portal/domain/okkp/ekspor/ekspor.contract'
import { importRegistrasi, okkpImpor } from '@portal/domain/okkp/impor/impor.contract'
import { columnTitle, exportColumnsOf } from '@portal/domain/okkp/registrasi/registrasi.columns'
import { listRegistrasi } from '@portal/domain/okkp/registrasi/registrasi.contract'
import { importFieldsOf } from '@portal/domain/okkp/registrasi/registrasi.fields'
import type { ExportLook } from '#platform/ekspor/export-look.ts'
import type { ImportLook } from '#platform/impor/import-look.ts'

const list = '/okkp/admin/registrasi'

export const registrasiImport: ImportLook = {
  jenis: 'registrasi',
  noun: 'registrasi',
  to: `${list}/impor`,
  crumbs: [
    { label: 'OKKP', to: '/okkp/admin' },
    { label: 'Registrasi & Sertifikat', to: list },
  ],
  calls: okkpImpor,
  upload: importRegistrasi,
  lists: [listRegistrasi],
  kind: { label: 'Jenis registrasi', field: 'registrasi_id' },
  templateOf: (jenisId) => jenisId,
  headersOf: (jenisId) => importFieldsOf(jenisId).map(({ header }) => header),
  storedLink: ({ jenis_id, id }) => ({ to: list, search: { jenis: jenis_id, batch_id: String(id) } }),
  recordLink: (id) => `${list}/${id}`,
  keptText:
    'Yang sudah diubah, diawasi, dihubungi, atau digantikan sesudahnya tidak ikut dihapus dan akan disebutkan.',
}

export const registrasiExport: ExportLook = {
  noun: 'registrasi',
  fileName: 'Registrasi',
  start: exportRegistrasi,
  detail: detailEkspor,
}

export function exportColumns(jenisId: number | undefined) {
  return exportColumnsOf(jenisId).map((key) => ({ key, title: columnTitle(key, jenisId) }))
}
