import { jenisUjiImpor } from '@portal/domain/okkp/impor/impor-uji.contract'
import { UjiImporScreen } from '#okkp/pengujian/UjiImporScreen.tsx'
import { ujiLabImport } from '#okkp/uji-lab/uji-lab-impor.ts'
import { useJenisUji } from '#okkp/uji-lab/use-uji-lab.ts'

export function UjiLabImporScreen(props: { jenisId: number | undefined; uuid: string | undefined }) {
  const { data: jenis = [] } = useJenisUji()
  return <UjiImporScreen {...props} look={ujiLabImport} jenis={jenis} jenisUji={jenisUjiImpor.lab} />
}
