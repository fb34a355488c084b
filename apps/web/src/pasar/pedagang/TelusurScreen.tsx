import { pedagangCalls } from '@portal/domain/pasar/pedagang/pedagang.contract'
import type { Ranah } from '#pasar/pedagang/ranah.ts'
import { ringkasan, SebaranPemasok } from '#pasar/pedagang/SebaranPemasok.tsx'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { RecordLoader } from '#platform/record/RecordLoader.tsx'
import { useRecord } from '#platform/record/use-record.ts'

/** Trace of a supplier: all places that sell its food. A positive test links here. */
export function TelusurScreen({ ranah, pemasokId }: { ranah: Ranah; pemasokId: number }) {
  const read = useRecord(pedagangCalls.telusur, { pemasok_id: pemasokId })
  return (
    <RecordLoader read={read} noun="Pemasok" crumbs={ranah.crumbs} back={ranah.list}>
      {(found) => (
        <>
          <PageHeader title={`Telusur ${found.pemasok.nama}`} crumbs={ranah.crumbs} meta={ringkasan(found)} />
          <SebaranPemasok ranah={ranah} found={found} />
        </>
      )}
    </RecordLoader>
  )
}
