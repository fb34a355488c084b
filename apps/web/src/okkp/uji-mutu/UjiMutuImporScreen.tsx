import { jenisUjiImpor } from '@portal/domain/okkp/impor/impor-uji.contract'
import { UjiImporScreen } from '#okkp/pengujian/UjiImporScreen.tsx'
import { mutuImport } from '#okkp/uji-mutu/uji-mutu-berkas.ts'

const jenis = [{ id: jenisUjiImpor.mutu, nama: 'Uji mutu' }]

/** There is one kind of quality test, so the choice is made already. */
export function UjiMutuImporScreen({ uuid }: { uuid: string | undefined }) {
  return (
    <UjiImporScreen
      look={mutuImport}
      jenis={jenis}
      jenisUji={jenisUjiImpor.mutu}
      jenisId={jenisUjiImpor.mutu}
      uuid={uuid}
    />
  )
}
