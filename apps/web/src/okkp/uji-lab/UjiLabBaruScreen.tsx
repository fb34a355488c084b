import { kasusCrumbs, kasusList, useKasus } from '#okkp/kasus/use-kasus.ts'
import { addUji } from '#okkp/uji-lab/uji-lab-forms.tsx'
import { AddScreen } from '#platform/record/AddScreen.tsx'
import { RecordLoader } from '#platform/record/RecordLoader.tsx'

interface UjiLabBaruScreenProps {
  jenisId: number | undefined
  /** Case that asks for this test. */
  kasusId?: number | undefined
}

/** New test. A test of a case takes commodity, place, kind and parameter from it. */
export function UjiLabBaruScreen({ jenisId, kasusId }: UjiLabBaruScreenProps) {
  const read = useKasus(kasusId)
  if (kasusId === undefined) return <AddScreen of={addUji} from={{ jenisId, kasus: undefined }} />
  return (
    <RecordLoader noun="Kasus" crumbs={kasusCrumbs} back={kasusList} read={read}>
      {(kasus) => <AddScreen of={addUji} from={{ jenisId, kasus }} />}
    </RecordLoader>
  )
}
