import { kasusCrumbs, kasusList, useKasus } from '#okkp/kasus/use-kasus.ts'
import { pengaduanCrumbs, pengaduanList, usePengaduan } from '#okkp/pengaduan/use-pengaduan.ts'
import { addRapid } from '#okkp/rapid-test/rapid-test-forms.tsx'
import { AddScreen } from '#platform/record/AddScreen.tsx'
import { RecordLoader } from '#platform/record/RecordLoader.tsx'

interface RapidTestBaruScreenProps {
  jenis: number | undefined
  /** Case that this re-test answers. */
  kasusId: number | undefined
  /** Citizen's report that led to this test. */
  laporanId: number | undefined
}

/** New test. One that a case or a report asks for starts with what they say. */
export function RapidTestBaruScreen({ jenis, kasusId, laporanId }: RapidTestBaruScreenProps) {
  if (kasusId !== undefined) return <DariKasus id={kasusId} />
  if (laporanId !== undefined) return <DariLaporan id={laporanId} />
  return <AddScreen of={addRapid} from={{ jenis }} />
}

function DariKasus({ id }: { id: number }) {
  return (
    <RecordLoader noun="Kasus" crumbs={kasusCrumbs} back={kasusList} read={useKasus(id)}>
      {(kasus) => <AddScreen of={addRapid} from={{ kasus }} />}
    </RecordLoader>
  )
}

function DariLaporan({ id }: { id: number }) {
  return (
    <RecordLoader noun="Laporan" crumbs={pengaduanCrumbs} back={pengaduanList} read={usePengaduan(id)}>
      {(laporan) => <AddScreen of={addRapid} from={{ laporan }} />}
    </RecordLoader>
  )
}
