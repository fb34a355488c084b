import type { Sdm } from '@portal/domain/okkp/sdm/sdm.schema'
import type { ReactNode } from 'react'
import { sdmCrumbs, sdmList, useSdm } from '#okkp/sdm/use-sdm.ts'
import { RecordLoader } from '#platform/record/RecordLoader.tsx'

/** Fetches one person of the own region; screens below it start with the data in hand. */
export function SdmLoader({ id, children }: { id: number; children: (sdm: Sdm) => ReactNode }) {
  return (
    <RecordLoader read={useSdm(id)} noun="SDM" crumbs={sdmCrumbs} back={sdmList}>
      {children}
    </RecordLoader>
  )
}
