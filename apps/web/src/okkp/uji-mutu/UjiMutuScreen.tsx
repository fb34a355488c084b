import { jenisUjiImpor } from '@portal/domain/okkp/impor/impor-uji.contract'
import { kelasMutuIds, kelasMutuLabels } from '@portal/domain/okkp/uji-mutu/kelas-mutu'
import { ujiMutuCalls } from '@portal/domain/okkp/uji-mutu/uji-mutu.contract'
import { pilihan } from '#okkp/pengujian/saringan-uji.ts'
import { UjiListScreen } from '#okkp/pengujian/UjiListScreen.tsx'
import { mutuEkspor, mutuImpor } from '#okkp/uji-mutu/uji-mutu.transfer.ts'
import { mutuColumns } from '#okkp/uji-mutu/uji-mutu-columns.tsx'
import { mutuRecord } from '#okkp/uji-mutu/use-uji-mutu.ts'

const look = {
  name: 'uji-mutu',
  title: 'Uji mutu',
  meta: 'Kelas mutu pangan segar di wilayah kerja Anda. Kelas beras dihitung dari hasil ukurnya menurut Perbadan 2/2023.',
  unit: 'uji mutu',
  to: mutuRecord.list,
  list: ujiMutuCalls.list,
  columns: mutuColumns,
  searchPlaceholder: 'Cari komoditas atau lokasi',
  addLabel: 'Tambah uji mutu',
  emptyText: 'Mulai dengan menambahkan satu uji atau mengimpor berkas Excel.',
  hasil: pilihan(
    'kelas_mutu_id',
    'Kelas mutu',
    kelasMutuIds.map((value) => ({ value, label: kelasMutuLabels[value] })),
  ),
  exported: mutuEkspor,
  imported: mutuImpor.look,
}

export function UjiMutuScreen() {
  return <UjiListScreen look={look} importKind={jenisUjiImpor.mutu} />
}
