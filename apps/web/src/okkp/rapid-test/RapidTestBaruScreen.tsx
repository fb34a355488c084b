import type { Kasus } from '@portal/domain/okkp/kasus/kasus.contract'
import type { ReactNode } from 'react'
import { kasusCrumbs, kasusList, type SumberKasus, useKasus, useKasusOf } from '#okkp/kasus/use-kasus.ts'
import { pengaduanCrumbs, pengaduanList, usePengaduan } from '#okkp/pengaduan/use-pengaduan.ts'
import { addRapid } from '#okkp/rapid-test/rapid-test-forms.tsx'
import { rapidRecord, useRapidTest } from '#okkp/rapid-test/use-rapid-test.ts'
import { useUjiLabSumber } from '#okkp/rapid-test/use-uji-lab-sumber.ts'
import { AddScreen } from '#platform/record/AddScreen.tsx'
import { RecordLoader } from '#platform/record/RecordLoader.tsx'

interface RapidTestBaruScreenProps {
  jenis: number | undefined
  /** Case that this re-test answers. */
  kasusId: number | undefined
  /** Record that led to this test: a citizen's report, a positive rapid test, or a laboratory test. */
  laporanId: number | undefined
  rapidId: number | undefined
  ujiId: number | undefined
}

/** New test. One that a case, a report or another test asks for starts with what they say. */
export function RapidTestBaruScreen({ jenis, kasusId, laporanId, rapidId, ujiId }: RapidTestBaruScreenProps) {
  if (kasusId !== undefined) return <DariKasus id={kasusId} />
  if (laporanId !== undefined) return <DariLaporan id={laporanId} />
  if (rapidId !== undefined) return <DariRapid id={rapidId} />
  if (ujiId !== undefined) return <DariUji id={ujiId} />
  return <AddScreen of={addRapid} from={{ jenis }} />
}

function DariKasus({ id }: { id: number }) {
  return (
    <RecordLoader noun="Kasus" crumbs={kasusCrumbs} back={kasusList} read={useKasus(id)}>
      {(kasus) => <AddScreen of={addRapid} from={{ kasus, isian: kasus.isian.rapid_test }} />}
    </RecordLoader>
  )
}

/** Loads the open case of the record, so that a new positive joins it instead of opening a second one. */
function DenganKasus({ of, children }: { of: SumberKasus; children: (kasus?: Kasus) => ReactNode }) {
  return (
    <RecordLoader noun="Kasus" crumbs={kasusCrumbs} back={kasusList} read={useKasusOf(of)}>
      {(found) => children(found.find(({ ditutup }) => ditutup === null))}
    </RecordLoader>
  )
}

function DariLaporan({ id }: { id: number }) {
  return (
    <RecordLoader noun="Laporan" crumbs={pengaduanCrumbs} back={pengaduanList} read={usePengaduan(id)}>
      {(laporan) => (
        <DenganKasus of={{ pengaduan_id: id }}>
          {(kasus) => <AddScreen of={addRapid} from={{ laporan, kasus }} />}
        </DenganKasus>
      )}
    </RecordLoader>
  )
}

function DariRapid({ id }: { id: number }) {
  const { crumbs, list } = rapidRecord
  return (
    <RecordLoader noun="Rapid test" crumbs={crumbs} back={list} read={useRapidTest(id)}>
      {(uji) => (
        <DenganKasus of={{ rapid_test_id: id }}>
          {(kasus) => <AddScreen of={addRapid} from={{ isian: uji, kasus }} />}
        </DenganKasus>
      )}
    </RecordLoader>
  )
}

function DariUji({ id }: { id: number }) {
  const { crumbs, list } = rapidRecord
  return (
    <RecordLoader noun="Uji laboratorium" crumbs={crumbs} back={list} read={useUjiLabSumber(id)}>
      {(isian) => (
        <DenganKasus of={{ uji_lab_id: id }}>
          {(kasus) => <AddScreen of={addRapid} from={{ isian, kasus }} />}
        </DenganKasus>
      )}
    </RecordLoader>
  )
}
