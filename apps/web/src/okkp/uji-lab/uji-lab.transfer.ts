import { exportUjiLab } from '@portal/domain/okkp/ekspor/ekspor-uji.contract'
import { jenisUjiImpor } from '@portal/domain/okkp/impor/impor-uji.contract'
import { kolomEksporUjiLab, kolomUjiLab } from '@portal/domain/okkp/uji-lab/uji-lab.columns'
import { jumlahUjiLab, listUjiLab } from '@portal/domain/okkp/uji-lab/uji-lab.contract'
import { kolomImporUjiLab } from '@portal/domain/okkp/uji-lab/uji-lab.impor'
import { formatNumber } from '@portal/domain/platform/format'
import { ujiEkspor, ujiImpor } from '#okkp/pengujian/uji.transfer.ts'
import { ujiLabRecord, useJenisUji } from '#okkp/uji-lab/use-uji-lab.ts'
import { call } from '#platform/api/client.ts'

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
  outcomeOf: async ({ id, jenis_id }) => {
    const counts = await Promise.all(
      (['MS', 'TMS', 'belum'] as const).map(async (status) => {
        const query = { page: 1, limit: 1, status, batch_id: id, jenis_uji_lab_id: jenis_id } as const
        return (await call(listUjiLab, { query, quiet: true })).meta.total
      }),
    )
    const [ms = 0, tms = 0, belum = 0] = counts
    const rest = belum > 0 ? `, belum diputus ${formatNumber(belum)}` : ''
    return `MS ${formatNumber(ms)}, TMS ${formatNumber(tms)}${rest}.`
  },
  keptText: 'Yang sudah diperbaiki atau menjawab tindak lanjut tidak ikut dihapus dan akan disebutkan.',
})

export const ujiLabEkspor = ujiEkspor({
  noun: 'uji laboratorium',
  fileName: 'Uji laboratorium',
  start: exportUjiLab,
  keys: kolomEksporUjiLab,
  columns: kolomUjiLab,
})
