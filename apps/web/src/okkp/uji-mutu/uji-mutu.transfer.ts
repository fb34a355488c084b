import { jenisUjiImpor } from '@portal/domain/okkp/impor/impor-uji.contract'
import {
  exportUjiMutu,
  kolomMutu,
  kolomMutuKeys,
  ujiMutuCalls,
} from '@portal/domain/okkp/uji-mutu/uji-mutu.contract'
import { kolomImporMutu } from '@portal/domain/okkp/uji-mutu/uji-mutu.impor'
import { ujiEkspor, ujiImpor } from '#okkp/pengujian/uji.transfer.ts'
import { mutuRecord } from '#okkp/uji-mutu/use-uji-mutu.ts'

export const mutuImpor = ujiImpor({
  record: mutuRecord,
  jenis: 'uji_mutu',
  noun: 'uji mutu',
  jenisUji: jenisUjiImpor.mutu,
  useKinds: { id: jenisUjiImpor.mutu, nama: 'Uji mutu' },
  lists: [ujiMutuCalls.list],
  kind: { label: 'Jenis uji', field: 'jenis_uji' },
  templateOf: () => 'mutu',
  columns: kolomImporMutu,
  keptText: 'Yang sudah diubah sesudahnya tidak ikut dihapus dan akan disebutkan.',
})

export const mutuEkspor = ujiEkspor({
  noun: 'uji mutu',
  fileName: 'Uji mutu',
  start: exportUjiMutu,
  keys: kolomMutuKeys,
  columns: kolomMutu,
})
