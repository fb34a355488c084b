import { type SanitasiDetail, sanitasiCalls } from '@portal/domain/pasar/sanitasi/sanitasi.contract'
import type { ReactNode } from 'react'
import { daftarSanitasi, sanitasiCrumbs } from '#pasar/sanitasi/use-sanitasi.ts'
import { RecordLoader } from '#platform/record/RecordLoader.tsx'
import { useRecord } from '#platform/record/use-record.ts'

interface SanitasiLoaderProps {
  kode: string
  children: (sanitasi: SanitasiDetail) => ReactNode
}

export function SanitasiLoader({ kode, children }: SanitasiLoaderProps) {
  const read = useRecord(sanitasiCalls.detail, { kode_group: kode })
  return (
    <RecordLoader read={read} noun="Penilaian" crumbs={sanitasiCrumbs} back={daftarSanitasi}>
      {children}
    </RecordLoader>
  )
}
