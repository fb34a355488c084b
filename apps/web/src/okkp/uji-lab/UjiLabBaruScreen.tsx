import { useRapidTest } from '#okkp/rapid-test/use-rapid-test.ts'
import { useKomoditasOptions } from '#okkp/registrasi/use-pilihan.ts'
import { useTindakLanjut } from '#okkp/tindak-lanjut/use-tindak-lanjut.ts'
import { addUji } from '#okkp/uji-lab/uji-lab-forms.tsx'
import { AddScreen } from '#platform/record/AddScreen.tsx'
import { LoadingRows } from '#platform/ui/states/states.tsx'

interface UjiLabBaruScreenProps {
  jenisId: number | undefined
  /** Follow-up of a positive rapid test that asks for this test. */
  rantaiId?: number | undefined
}

/** New test. A confirmatory test takes its sample and parameter from the rapid test. */
export function UjiLabBaruScreen({ jenisId, rantaiId }: UjiLabBaruScreenProps) {
  const rantai = useTindakLanjut(rantaiId)
  const asal = rantai.data?.asal === 'rapid_test' ? rantai.data.asal_id : undefined
  const rapid = useRapidTest(asal)
  const komoditas = useKomoditasOptions()
  const waiting =
    (rantaiId !== undefined && (rantai.isPending || komoditas.length === 0)) ||
    (asal !== undefined && rapid.isPending)
  if (waiting) return <LoadingRows />
  return <AddScreen of={addUji} from={{ jenisId, rantai: rantai.data, rapid: rapid.data, komoditas }} />
}
