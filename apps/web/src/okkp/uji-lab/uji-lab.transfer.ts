import { exportUjiLab } from '@portal/domain/okkp/ekspor/ekspor-uji.contract'
import { jenisUjiImpor } from '@portal/domain/okkp/impor/impor-uji.contract'
import { kolomEksporUjiLab, kolomUjiLab } from '@portal/domain/okkp/uji-lab/uji-lab.columns'
import { jumlahUjiLab, listUjiLab } from '@portal/domain/okkp/uji-lab/uji-lab.contract'
import { kolomImporUjiLab } from '@portal/domain/okkp/uji-lab/uji-lab.impor'
import { ujiEkspor, ujiImpor } from '#okkp/pengujian/uji.transfer.ts'
import { ujiLabRecord, useJenisUji } from '#okkp/uji-lab/use-uji-lab.ts'

export const ujiLabImpor = ujiImpor({
  record: ujiLabRecord,
  jenis: 'uji_lab',
  noun: 'uji laboratorium',
  jenisUji: jenisUjiImpor.lab,
  useKinds: () => useJenisUji().data ?? [],
  lists: [listUjiLab, jumlahUjiLab],
  kind: { label: 'Jenis uji', field: 'jenis_uji_lab' },
  templateOf: (jenisId) => `lab-${jenisId}`,
  columns: kolomImporUjiLab,
  keptText: 'Yang sudah diperbaiki atau menjawab tindak lanjut tidak ikut dihapus dan akan disebutkan.',
})

export const ujiLabEkspor = ujiEkspor({
  noun: 'uji laboratorium',
  fileName: 'Uji laboratorium',
  start: exportUjiLab,
  keys: kolomEksporUjiLab,
  columns: kolomUjiLab,
})
