import { type SurveiDetail, surveiCalls } from '@portal/domain/pasar/survei/survei.contract'
import type { ReactNode } from 'react'
import { daftarSurvei, surveiCrumbs } from '#pasar/survei/use-survei.ts'
import { RecordLoader } from '#platform/record/RecordLoader.tsx'
import { useRecord } from '#platform/record/use-record.ts'

export function SurveiLoader({
  id,
  children,
}: {
  id: number
  children: (survei: SurveiDetail) => ReactNode
}) {
  const read = useRecord(surveiCalls.detail, { id })
  return (
    <RecordLoader read={read} noun="Survei" crumbs={surveiCrumbs} back={daftarSurvei}>
      {children}
    </RecordLoader>
  )
}
