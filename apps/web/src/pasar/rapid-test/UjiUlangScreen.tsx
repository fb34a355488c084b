import { kasusCrumbs, kasusList, useKasus } from '#okkp/index.ts'
import { addUjiUlang } from '#pasar/rapid-test/rapid-test-forms.tsx'
import { AddScreen } from '#platform/record/AddScreen.tsx'
import { RecordLoader } from '#platform/record/RecordLoader.tsx'

/** Test of a stall that a case asks for. */
export function UjiUlangScreen({ kasusId }: { kasusId: number }) {
  return (
    <RecordLoader noun="Kasus" crumbs={kasusCrumbs} back={kasusList} read={useKasus(kasusId)}>
      {(kasus) => <AddScreen of={addUjiUlang} from={kasus} />}
    </RecordLoader>
  )
}
