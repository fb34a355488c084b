import { teksHasil } from '@portal/domain/okkp/batas/hasil'
import type { UjiLab } from '@portal/domain/okkp/uji-lab/uji-lab.schema'
import { PutusanBadge } from '#okkp/pengujian/PutusanBadge.tsx'
import { TestRegion, testDay } from '#okkp/pengujian/test-columns.tsx'
import type { Column } from '#platform/table/column.ts'
import { TwoLines } from '#platform/table/TwoLines.tsx'

/** Shows only the failed parameters if there are any. */
function resultsOf({ multiple_parameter }: UjiLab): string {
  const bad = multiple_parameter.filter(({ status }) => status === 'TMS')
  return (bad.length > 0 ? bad : multiple_parameter)
    .map(({ parameter, hasil_uji, satuan }) => `${parameter} ${teksHasil(hasil_uji, satuan)}`)
    .join('; ')
}

export const ujiLabColumns: Column<UjiLab>[] = [
  {
    key: 'kode_sampel',
    title: 'Sampel',
    render: (row) => (
      // Codes of laboratories can be long and may wrap. Codes of the portal stay on one line.
      <TwoLines
        strong
        unbroken={row.kode_sampel.length <= 20}
        first={row.kode_sampel}
        second={row.komoditas}
      />
    ),
  },
  testDay,
  {
    key: 'hasil',
    title: 'Hasil',
    render: (row) => <TwoLines first={resultsOf(row)} second={row.jenis_uji_lab} />,
  },
  {
    key: 'wilayah',
    title: 'Wilayah',
    hiddenInNarrowTable: true,
    render: (row) => <TestRegion row={row} note={row.wilayah_tujuan && `untuk ${row.wilayah_tujuan}`} />,
  },
  {
    key: 'laboratorium',
    title: 'Laboratorium',
    hiddenInNarrowTable: true,
    hiddenOnCards: true,
    render: (row) => row.laboratorium ?? '–',
  },
  { key: 'status', title: 'Putusan', render: (row) => <PutusanBadge putusan={row.status} /> },
]
