import { rapidTestCalls } from '@portal/domain/okkp/rapid-test/rapid-test.contract'
import { hasilRapid, kategoriLabels, kategoriPangan } from '@portal/domain/okkp/rapid-test/rapid-test.schema'
import { keadaanLabels, keadaanPositif } from '@portal/domain/platform/pengujian/keadaan-positif'
import { pilihan } from '#okkp/pengujian/saringan-uji.ts'
import { UjiListScreen } from '#okkp/pengujian/UjiListScreen.tsx'
import { RapidTestTabs } from '#okkp/rapid-test/RapidTestTabs.tsx'
import { rapidEkspor, rapidImpor } from '#okkp/rapid-test/rapid-test.transfer.ts'
import { rapidColumns } from '#okkp/rapid-test/rapid-test-columns.tsx'
import { rapidRecord } from '#okkp/rapid-test/use-rapid-test.ts'

const look = {
  name: 'rapid-test',
  title: 'Rapid test',
  meta: 'Hasil saringan di lapangan. Hasil positif membuka kasus: uji konfirmasi di laboratorium, pengamanan barang, sampai ditutup.',
  unit: 'rapid test',
  to: rapidRecord.list,
  list: rapidTestCalls.list,
  columns: rapidColumns,
  searchPlaceholder: 'Cari komoditas atau lokasi',
  addLabel: 'Tambah rapid test',
  emptyText: 'Mulai dengan menambahkan satu rapid test atau mengimpor berkas Excel.',
  hasil: pilihan(
    'hasil_uji',
    'Hasil',
    hasilRapid.map((value) => ({ value, label: value })),
  ),
  lainnya: [
    pilihan(
      'keadaan',
      'Hasil akhir',
      keadaanPositif.map((value) => ({ value, label: keadaanLabels[value] })),
    ),
    pilihan(
      'kategori',
      'Asal pangan',
      kategoriPangan.map((value) => ({ value, label: kategoriLabels[value] })),
    ),
  ],
  jenisField: 'jenis_rapid_test_id',
  lapangan: `${rapidRecord.list}/lapangan`,
  exported: rapidEkspor,
  imported: rapidImpor.look,
}

/** Rapid tests of the account's region. Positive tests show their final outcome. */
export function RapidTestScreen({ jenisId }: { jenisId: number | undefined }) {
  return <UjiListScreen look={look} jenisId={jenisId} tabs={() => <RapidTestTabs current={jenisId} />} />
}
