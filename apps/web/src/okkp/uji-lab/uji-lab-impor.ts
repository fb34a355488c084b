import { okkpImpor } from '@portal/domain/okkp/impor/impor.contract'
import { importUji } from '@portal/domain/okkp/impor/impor-uji.contract'
import { jumlahUjiLab, listUjiLab } from '@portal/domain/okkp/uji-lab/uji-lab.contract'
import { kolomImporUjiLab } from '@portal/domain/okkp/uji-lab/uji-lab.impor'
import { daftarUjiLab, ujiLabCrumbs } from '#okkp/uji-lab/use-uji-lab.ts'
import type { ImportLook } from '#platform/impor/import-look.ts'

export const ujiLabImport: ImportLook = {
  jenis: 'uji_lab',
  noun: 'uji laboratorium',
  to: `${daftarUjiLab}/impor`,
  crumbs: ujiLabCrumbs,
  calls: okkpImpor,
  upload: importUji,
  lists: [listUjiLab, jumlahUjiLab],
  kind: { label: 'Jenis uji', field: 'jenis_uji_lab' },
  templateOf: (jenisId) => `lab-${jenisId}`,
  headersOf: () => Object.values(kolomImporUjiLab),
  storedLink: ({ jenis_id, id }) => ({ to: daftarUjiLab, search: { jenis: jenis_id, batch_id: String(id) } }),
  recordLink: (id) => `${daftarUjiLab}/${id}`,
  keptText: 'Yang sudah diperbaiki atau menjawab tindak lanjut tidak ikut dihapus dan akan disebutkan.',
}
