import { caraPencarian, caraPencarianLabels, namaIstilah } from '@portal/domain/okkp/batas/batas'
import { istilahCalls } from '@portal/domain/okkp/batas/batas.contract'
import {
  type IstilahPangan,
  isIstilahTetap,
  istilahForm,
  istilahUmumTetap,
} from '@portal/domain/okkp/batas/pemetaan.schema'
import { hasPermission } from '@portal/domain/portal/permissions'
import { istilahWrites, usePangan } from '#okkp/batas/use-batas.ts'
import { BatasTabs } from '#okkp/master/BatasTabs.tsx'
import { masterCrumbs } from '#okkp/master/okkp-master.ts'
import { MultiSelectField, SelectField } from '#platform/forms/choice-fields.tsx'
import { TextField } from '#platform/forms/fields.tsx'
import { RecordModal } from '#platform/record/RecordModal.tsx'
import { RecordScreen } from '#platform/record/RecordScreen.tsx'
import { useRecordWrites } from '#platform/record/use-record-writes.ts'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { type Column, type Filter, filterNames } from '#platform/table/column.ts'
import { TwoLines } from '#platform/table/TwoLines.tsx'
import { useList } from '#platform/table/use-list.ts'
import { useListView } from '#platform/table/use-list-view.ts'

const lampiran: Record<string, string> = {
  pestisida: 'Residu pestisida',
  logam_berat: 'Logam berat',
  mikotoksin: 'Mikotoksin',
  mikroba: 'Mikroba',
  lain: 'Ditambahkan di portal',
}

const filters: Filter<'lampiran' | 'cara' | 'ragu'>[] = [
  {
    kind: 'select',
    name: 'lampiran',
    label: 'Lampiran',
    options: Object.entries(lampiran).map(([value, label]) => ({ value, label })),
  },
  {
    kind: 'select',
    name: 'cara',
    label: 'Cara mencari',
    options: caraPencarian.map((value) => ({ value, label: caraPencarianLabels[value] })),
  },
  {
    kind: 'select',
    name: 'ragu',
    label: 'Kepastian',
    options: [{ value: 'true', label: 'Ada yang belum pasti' }],
  },
]

const names = (rows: readonly { nama: string }[]) => rows.map(({ nama }) => nama).join(', ')

const columns: readonly Column<IstilahPangan>[] = [
  {
    key: 'nama',
    title: 'Pangan menurut peraturan',
    render: ({ nama, lampiran: asal, sub_kelompok, kelompok }) => (
      <TwoLines
        strong
        first={namaIstilah({ nama, sub_kelompok })}
        second={[lampiran[asal], sub_kelompok || kelompok].filter(Boolean).join(' · ')}
      />
    ),
  },
  { key: 'cara', title: 'Cara mencari', render: ({ cara }) => caraPencarianLabels[cara] },
  {
    key: 'anggota',
    title: 'Yang dimaksud',
    render: ({ cara, sub, termasuk, kecuali }) => (
      <TwoLines
        first={
          [cara === 'semua' && 'semua pangan', sub.length > 0 && `seluruh ${names(sub)}`, names(termasuk)]
            .filter(Boolean)
            .join('; ') || '–'
        }
        second={kecuali.length > 0 && `kecuali ${names(kecuali)}`}
      />
    ),
  },
  { key: 'ragu', title: 'Belum pasti', render: ({ ragu }) => names(ragu) || '–' },
  { key: 'jumlah_batas', title: 'Batas', align: 'right', render: ({ jumlah_batas }) => jumlah_batas },
]

/** Foods that the terms of the regulations cover. The mapping was made by hand and is corrected on this screen. */
export function IstilahScreen() {
  const { role } = useSignedInUser()
  const view = useListView({ name: 'istilah-pangan', list: istilahCalls.list, filters: filterNames(filters) })
  return (
    <RecordScreen
      title="Istilah pangan"
      noun="istilah"
      meta="Pangan mana yang dimaksud tiap sebutan di peraturan. Yang belum pasti tidak memberi usul MS atau TMS."
      crumbs={masterCrumbs}
      mayWrite={hasPermission(role, 'master.kelola')}
      list={useList(istilahCalls.list, view.query)}
      view={view}
      writes={useRecordWrites(istilahWrites)}
      columns={columns}
      filters={filters}
      header={<BatasTabs current="Istilah pangan" />}
      searchPlaceholder="Cari sebutan pangan"
      nameOf={({ nama }) => nama}
      deleteText="Hanya istilah yang tidak dipakai batas mana pun yang dapat dihapus."
      lockedText={({ cara }) => (isIstilahTetap(cara) ? istilahUmumTetap : undefined)}
      fixedText={({ jumlah_batas }) =>
        jumlah_batas > 0 ? `Dipakai ${jumlah_batas} batas, jadi tidak dapat dihapus.` : undefined
      }
      form={(row, onClosed) => <IstilahModal row={row} onClosed={onClosed} />}
    />
  )
}

const labels = {
  nama: 'Sebutan di peraturan',
  cara: 'Cara mencari',
  sub: 'Seluruh sub kelompok',
  termasuk: 'Pangan yang termasuk',
  kecuali: 'Yang dikecualikan',
  ragu: 'Belum pasti',
  catatan: 'Catatan',
}
const idsOf = (rows: readonly { id: number }[] = []) => rows.map(({ id }) => id)

function IstilahModal({ row, onClosed }: { row: IstilahPangan | undefined; onClosed: () => void }) {
  const { sub, pangan } = usePangan()
  return (
    <RecordModal
      calls={istilahWrites}
      noun="istilah"
      row={row}
      nameOf={({ nama }) => nama}
      schema={istilahForm}
      initialValues={{
        nama: row?.nama ?? '',
        cara: row ? (isIstilahTetap(row.cara) ? null : row.cara) : 'jenis',
        sub: idsOf(row?.sub),
        termasuk: idsOf(row?.termasuk),
        kecuali: idsOf(row?.kecuali),
        ragu: idsOf(row?.ragu),
        catatan: row?.catatan ?? '',
      }}
      labels={labels}
      onClosed={onClosed}
    >
      {(field) => (
        <>
          <TextField {...field('nama')} />
          <SelectField
            {...field('cara')}
            options={caraPencarian
              .filter((each) => !isIstilahTetap(each))
              .map((value) => ({ value, label: caraPencarianLabels[value] }))}
            help="Jenis pangan dicari lebih dulu, lalu kelompok yang disebut, lalu sub kelompok."
          />
          <MultiSelectField {...field('sub')} options={sub} optional />
          <MultiSelectField {...field('termasuk')} options={pangan} optional />
          <MultiSelectField {...field('kecuali')} options={pangan} optional />
          <MultiSelectField
            {...field('ragu')}
            options={pangan}
            optional
            help="Untuk pangan ini tidak diusulkan MS atau TMS sampai dipastikan."
          />
          <TextField {...field('catatan')} optional />
        </>
      )}
    </RecordModal>
  )
}
