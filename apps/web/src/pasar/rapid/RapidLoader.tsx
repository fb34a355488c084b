import { rapidPasarCalls } from '@portal/domain/pasar/rapid/rapid-pasar.contract'
import type { RapidPasar } from '@portal/domain/pasar/rapid/rapid-pasar.schema'
import type { ReactNode } from 'react'
import { daftarRapid, rapidCrumbs } from '#pasar/rapid/use-rapid.ts'
import { RecordLoader } from '#platform/record/RecordLoader.tsx'
import { useRecord } from '#platform/record/use-record.ts'

export function RapidLoader({ id, children }: { id: number; children: (uji: RapidPasar) => ReactNode }) {
  const read = useRecord(rapidPasarCalls.detail, { id })
  return (
    <RecordLoader read={read} noun="Rapid test" crumbs={rapidCrumbs} back={daftarRapid}>
      {children}
    </RecordLoader>
  )
}
