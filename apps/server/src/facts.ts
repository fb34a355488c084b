import { factKomoditas } from '#okkp/dasbor/komoditas.fact.ts'
import { factKasus } from '#okkp/kasus/kasus.fact.ts'
import { factPenilaian, factPenilaianMasuk } from '#okkp/penilaian/penilaian.fact.ts'
import { factRapidTest } from '#okkp/rapid-test/rapid-test.fact.ts'
import { factRegistrasi } from '#okkp/registrasi/registrasi.fact.ts'
import { factSdm } from '#okkp/sdm/sdm.fact.ts'
import { factLayananLab, factUjiLab } from '#okkp/uji-lab/uji-lab.fact.ts'
import { factUjiMutu } from '#okkp/uji-mutu/uji-mutu.fact.ts'
import { factPasar } from '#pasar/pasar/pasar.fact.ts'
import { factPasokan, factPedagang } from '#pasar/pedagang/pedagang.fact.ts'
import { factDokumen, factProfil } from '#pasar/profil/profil.fact.ts'
import { factRapidPasar } from '#pasar/rapid-test/rapid-test-pasar.fact.ts'
import { factAspek, factSanitasi } from '#pasar/sanitasi/sanitasi.fact.ts'
import { factSurvei, factSurveiTerbuka } from '#pasar/survei/survei.fact.ts'
import type { Fact } from '#platform/figures/fact.ts'
import { factKeadaan, factMasuk } from '#psat/dasbor/berkas.fact.ts'
import { factLayanan, factPeristiwa } from '#psat/dasbor/peristiwa.fact.ts'

/** All fact tables. At start the server installs new ones and reinstalls those whose definition has changed. */
export const facts: readonly Fact[] = [
  factRegistrasi,
  factUjiLab,
  factLayananLab,
  factRapidTest,
  factUjiMutu,
  ...Object.values(factKomoditas),
  factKasus,
  factPenilaian,
  factPenilaianMasuk,
  factSdm,
  factPasar,
  factProfil,
  factDokumen,
  factPedagang,
  factPasokan,
  factSurvei,
  factSurveiTerbuka,
  factSanitasi,
  factAspek,
  factRapidPasar,
  factMasuk,
  factKeadaan,
  factPeristiwa,
  factLayanan,
]
