import { batasCalls, keadaanBatas } from '@portal/domain/okkp/batas/batas.contract'
import {
  batasBerakhir,
  batasUmumTetap,
  bentukTercatat,
  bentukTercatatLabels,
} from '@portal/domain/okkp/batas/batas.schema'
import { jenisParameter, jenisParameterLabels } from '@portal/domain/okkp/master/master.contract'
import { hasPermission } from '@portal/domain/portal/permissions'
import { BatasDrawer } from '#okkp/batas/BatasDrawer.tsx'
import { batasColumns, namaBatas } from '#okkp/batas/batas-columns.tsx'
import { batasWrites } from '#okkp/batas/use-batas.ts'
import { useBatasDibuka } from '#okkp/batas/use-batas-dibuka.ts'
import { BatasTabs } from '#okkp/master/BatasTabs.tsx'
import { masterCrumbs } from '#okkp/master/okkp-master.ts'
import { RecordScreen } from '#platform/record/RecordScreen.tsx'
import { useRecordWrites } from '#platform/record/use-record-writes.ts'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { type Filter, filterNames } from '#platform/table/column.ts'
import { useList } from '#platform/table/use-list.ts'
import { useListView } from '#platform/table/use-list-view.ts'

const filters: Filter<'jenis_parameter' | 'bentuk' | 'keadaan'>[] = [
  {
    kind: 'select',
    name: 'jenis_parameter',
    label: 'Jenis parameter',
    options: jenisParameter.map((value) => ({ value, label: jenisParameterLabels[value] })),
  },
  {
    kind: 'select',
    name: 'bentuk',
    label: 'Bentuk batas',
    options: bentukTercatat.map((value) => ({ value, label: bentukTercatatLabels[value] })),
  },
  {
    kind: 'select',
    name: 'keadaan',
    label: 'Keadaan',
    options: Object.entries(keadaanBatas).map(([value, label]) => ({ value, label })),
  },
]

/** Limits of the regulations. A change takes effect on a given day and past limits stay in the history. */
export function BatasScreen() {
  const { role } = useSignedInUser()
  const view = useListView({
    name: 'batas-cemaran',
    list: batasCalls.list,
    filters: filterNames(filters),
    defaultSort: 'parameter',
  })
  const list = useList(batasCalls.list, view.query)
  return (
    <RecordScreen
      title="Batas cemaran"
      noun="batas"
      meta="Batas cemaran dan residu menurut peraturan, dan bahan yang dilarang. Hasil uji dinilai dengan batas yang berlaku pada tanggal ujinya."
      crumbs={masterCrumbs}
      mayWrite={hasPermission(role, 'master.kelola')}
      list={list}
      view={view}
      writes={useRecordWrites(batasWrites)}
      columns={batasColumns}
      filters={filters}
      header={<BatasTabs current="Batas cemaran" />}
      searchPlaceholder="Cari parameter atau pangan"
      nameOf={namaBatas}
      deleteText="Batas ini berhenti berlaku sesudah hari ini. Hasil yang sudah dinilai tidak berubah, dan batas ini tetap ada di riwayat."
      // Hides actions that the server refuses: an ended limit is history, and a default limit cannot end.
      lockedText={({ berlaku_sampai }) => (berlaku_sampai === null ? undefined : batasBerakhir)}
      fixedText={({ parameter_id }) => (parameter_id === null ? batasUmumTetap : undefined)}
      opening={useBatasDibuka(list.rows)}
      form={(row, onClosed) => <BatasDrawer row={row} onClosed={onClosed} />}
    />
  )
}
