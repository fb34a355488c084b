import { pasarCalls } from '@portal/domain/pasar/pasar/pasar.contract'
import type { Pasar } from '@portal/domain/pasar/pasar/pasar.schema'
import type { ReactNode } from 'react'
import { dataPasarCrumbs } from '#pasar/crumbs.ts'
import { daftarPasar } from '#pasar/pasar/use-pasar.ts'
import { RecordLoader } from '#platform/record/RecordLoader.tsx'
import { useRecord } from '#platform/record/use-record.ts'

export function PasarLoader({ id, children }: { id: number; children: (pasar: Pasar) => ReactNode }) {
  const read = useRecord(pasarCalls.detail, { id })
  return (
    <RecordLoader read={read} noun="Pasar" crumbs={dataPasarCrumbs} back={daftarPasar}>
      {children}
    </RecordLoader>
  )
}
