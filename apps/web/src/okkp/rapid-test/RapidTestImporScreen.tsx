import { jenisUjiImpor } from '@portal/domain/okkp/impor/impor-uji.contract'
import { UjiImporScreen } from '#okkp/pengujian/UjiImporScreen.tsx'
import { rapidImport } from '#okkp/rapid-test/rapid-test-berkas.ts'
import { useJenisRapid } from '#okkp/rapid-test/use-rapid-test.ts'

export function RapidTestImporScreen(props: { jenisId: number | undefined; uuid: string | undefined }) {
  const { data: jenis = [] } = useJenisRapid()
  return <UjiImporScreen {...props} look={rapidImport} jenis={jenis} jenisUji={jenisUjiImpor.rapid} />
}
