import { caraPencarianLabels } from '@portal/domain/okkp/batas/batas'
import type { BatasCemaran } from '@portal/domain/okkp/batas/batas.schema'
import { jenisParameterLabels } from '@portal/domain/okkp/master/master.contract'
import { formatShortDate } from '@portal/domain/platform/format'
import type { Column } from '#platform/table/column.ts'
import { TwoLines } from '#platform/table/TwoLines.tsx'

export const masaBerlaku = ({ berlaku_dari, berlaku_sampai }: BatasCemaran): string => {
  if (berlaku_sampai === null) return `Sejak ${formatShortDate(berlaku_dari)}`
  if (berlaku_sampai < berlaku_dari) return 'Tidak pernah berlaku'
  return `${formatShortDate(berlaku_dari)} – ${formatShortDate(berlaku_sampai)}`
}

export const namaBatas = ({ parameter, jenis_parameter, pangan }: BatasCemaran): string =>
  `${parameter ?? jenisParameterLabels[jenis_parameter]} pada ${pangan}`

export const batasColumns: readonly Column<BatasCemaran>[] = [
  {
    key: 'parameter',
    title: 'Parameter',
    sortable: true,
    width: 170,
    render: ({ parameter, jenis_parameter }) => (
      <TwoLines
        strong
        first={parameter ?? 'Semua yang tidak tercantum'}
        second={jenisParameterLabels[jenis_parameter]}
      />
    ),
  },
  {
    key: 'pangan',
    title: 'Pangan menurut peraturan',
    sortable: true,
    render: ({ pangan, cara, sub_kelompok }) => (
      <TwoLines
        first={pangan}
        second={[caraPencarianLabels[cara], sub_kelompok].filter(Boolean).join(' · ')}
      />
    ),
  },
  {
    key: 'batas',
    title: 'Batas',
    render: ({ teks, definisi_residu }) => <TwoLines first={teks} second={definisi_residu} />,
  },
  {
    key: 'berlaku_dari',
    title: 'Berlaku',
    width: 200,
    render: (row) => <TwoLines first={masaBerlaku(row)} second={row.regulasi} />,
  },
  { key: 'catatan', title: 'Catatan', hidden: true, render: ({ catatan }) => catatan ?? '–' },
]
