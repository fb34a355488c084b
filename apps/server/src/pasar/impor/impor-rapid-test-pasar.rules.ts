import { checkNama, checkTeks } from '@portal/domain/okkp/impor/impor-uji.rules'
import { checkRapidTest, type NamaRapid, rapidReader } from '@portal/domain/okkp/rapid-test/rapid-test.impor'
import {
  type KunciRapidPasar,
  kolomRapidPasar,
  wajibRapidPasar,
} from '@portal/domain/pasar/rapid-test/rapid-test-pasar.impor'
import type { RapidPasarForm } from '@portal/domain/pasar/rapid-test/rapid-test-pasar.schema'
import { optionalLines, optionalText } from '@portal/domain/platform/record/fields'

/** One row, without the fields that the import form sets for the whole file. */
export type BarisRapidPasar = Omit<
  RapidPasarForm,
  'kunci' | 'pasar_id' | 'jenis_rapid_test_id' | 'pedagang_id' | 'foto'
> & { key: string }

export const rapidPasarRowCheck = ({ kota, ...names }: NamaRapid & { kota: ReadonlyMap<string, number> }) =>
  rapidReader<KunciRapidPasar, BarisRapidPasar>({
    titles: kolomRapidPasar,
    wajib: wajibRapidPasar,
    cek: {
      ...checkRapidTest(names),
      nomor_kios: checkTeks(optionalText(40)),
      kode_sampel: checkTeks(optionalText(60)),
      pemasok: checkTeks(optionalText(150)),
      asal_kota_id: checkNama(kota, 'Asal Pasokan'),
      penguji: checkTeks(optionalText(200)),
      catatan: checkTeks(optionalLines(2000)),
    },
  })
