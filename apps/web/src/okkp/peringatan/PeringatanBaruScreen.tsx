import { isianPeringatan } from '@portal/domain/okkp/peringatan/peringatan.contract'
import type { AsalBukti } from '@portal/domain/okkp/peringatan/peringatan.rules'
import { addPeringatan } from '#okkp/peringatan/peringatan-forms.tsx'
import { peringatanCrumbs, peringatanList } from '#okkp/peringatan/use-peringatan.ts'
import { AddScreen } from '#platform/record/AddScreen.tsx'
import { RecordLoader } from '#platform/record/RecordLoader.tsx'
import { useRecord } from '#platform/record/use-record.ts'

interface PeringatanBaruScreenProps {
  /** Record on which the warning rests. Without one the draft is empty. */
  bukti: { asal: AsalBukti; id: number } | undefined
}

export function PeringatanBaruScreen({ bukti }: PeringatanBaruScreenProps) {
  const read = useRecord(isianPeringatan, bukti ?? { asal: 'kasus', id: 0 }, { enabled: bukti !== undefined })
  if (!bukti) return <AddScreen of={addPeringatan} from={undefined} />
  return (
    <RecordLoader noun="Bukti" crumbs={peringatanCrumbs} back={peringatanList} read={read}>
      {(dari) => <AddScreen of={addPeringatan} from={dari} />}
    </RecordLoader>
  )
}
