import { jenisUjiImpor } from '@portal/domain/okkp/impor/impor-uji.contract'
import { listKasus } from '@portal/domain/okkp/kasus/kasus.contract'
import {
  exportRapidTest,
  jumlahRapidTest,
  kolomRapid,
  kolomRapidKeys,
  rapidTestCalls,
} from '@portal/domain/okkp/rapid-test/rapid-test.contract'
import { kolomImporRapid } from '@portal/domain/okkp/rapid-test/rapid-test.impor'
import { ujiEkspor, ujiImpor } from '#okkp/pengujian/uji.transfer.ts'
import { rapidRecord, useJenisRapid } from '#okkp/rapid-test/use-rapid-test.ts'

export const rapidImpor = ujiImpor({
  record: rapidRecord,
  jenis: 'rapid_test',
  noun: 'rapid test',
  jenisUji: jenisUjiImpor.rapid,
  useKinds: () => useJenisRapid().data ?? [],
  lists: [rapidTestCalls.list, jumlahRapidTest, listKasus],
  kind: { label: 'Jenis rapid test', field: 'jenis_rapid_test' },
  templateOf: (jenisId) => `rapid-${jenisId}`,
  columns: kolomImporRapid,
  keptText: 'Yang sudah diubah atau ditindaklanjuti sesudahnya tidak ikut dihapus dan akan disebutkan.',
})

export const rapidEkspor = ujiEkspor({
  noun: 'rapid test',
  fileName: 'Rapid test',
  start: exportRapidTest,
  keys: kolomRapidKeys,
  columns: kolomRapid,
})
