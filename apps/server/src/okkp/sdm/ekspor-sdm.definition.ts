import { kategoriLabels, keadaanLabels, keadaanOf } from '@portal/domain/okkp/sdm/kompetensi'
import { type EksporSdmIsian, exportSdm, type KolomSdm, kolomSdm } from '@portal/domain/okkp/sdm/sdm.columns'
import type { Sdm } from '@portal/domain/okkp/sdm/sdm.schema'
import { dayInJakarta } from '@portal/domain/platform/format'
import { refuseForeignRegion } from '@portal/domain/platform/wilayah/wilayah'
import type { ExportDefinition } from '#platform/ekspor/export-definition.ts'
import type { CellContent } from '#platform/excel/write-sheet.ts'
import { presentSdm } from './sdm.presenter.ts'
import { sdmList } from './sdm.repository.ts'
import { askedOf } from './sdm-filter.repository.ts'

type Filter = Omit<EksporSdmIsian, 'headers' | 'format'>

const dates: readonly string[] = ['berlaku_sampai', 'created_at']
const widths: Partial<Record<KolomSdm, number>> = {
  nama_lengkap: 32,
  nip: 22,
  unit_kerja: 36,
  kategori: 40,
  kompetensi: 48,
}
const sex = { L: 'Laki-laki', P: 'Perempuan' } as const

const certificateOf = ({ kategori, jenis, nomor, lembaga }: Sdm['kompetensi'][number]) =>
  [jenis ?? kategoriLabels[kategori], nomor, lembaga].filter(Boolean).join(', ')

function nearestEnd({ kompetensi }: Sdm): string | null {
  return kompetensi.flatMap(({ berlaku_sampai: akhir }) => akhir ?? []).toSorted()[0] ?? null
}

function cellOf(row: Sdm, kolom: KolomSdm, today: string): CellContent {
  switch (kolom) {
    case 'jenis_kelamin':
      return row.jenis_kelamin && sex[row.jenis_kelamin]
    case 'kategori':
      return [...new Set(row.kompetensi.map(({ kategori }) => kategoriLabels[kategori]))].join('; ')
    case 'kompetensi':
      return row.kompetensi.map(certificateOf).join('; ')
    case 'berlaku_sampai':
      return nearestEnd(row)
    case 'keadaan':
      return row.kompetensi.length === 0 ? null : keadaanLabels[keadaanOf(nearestEnd(row), today)]
    case 'created_at':
      return dayInJakarta(row.created_at)
    default:
      return row[kolom]
  }
}

export const sdmEkspor: ExportDefinition<Filter> = {
  jenis: 'sdm',
  call: exportSdm,
  access: 'sdm.kelola',
  event: 'sdm',
  check: (scope, { filter }) => refuseForeignRegion(scope, filter),
  title: async () => 'Kompetensi SDM',
  columns({ headers }) {
    const chosen = headers.map((header) => {
      const kolom = header as KolomSdm
      const width = widths[kolom]
      return {
        title: kolomSdm[kolom],
        kind: dates.includes(header) ? ('date' as const) : undefined,
        ...(width ? { width } : {}),
      }
    })
    return [{ title: 'No', width: 7 }, ...chosen]
  },
  async count(db, scope, { filter }, today, most) {
    return (await sdmList.countUpTo(db, { scope, today }, askedOf(filter), most + 1)).total
  },
  async *rows(trx, scope, { filter: { sort, ...filter }, headers }, today) {
    const query = { ...askedOf(filter), sort }
    let number = 0
    for await (const batch of sdmList.each(trx, { scope, today }, query)) {
      yield batch.map((row) => {
        number++
        const shown = presentSdm(row, today)
        return [number, ...headers.map((header) => cellOf(shown, header as KolomSdm, today))]
      })
    }
  },
}
