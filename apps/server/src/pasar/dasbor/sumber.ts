import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { factPasar } from '#pasar/pasar/pasar.fact.ts'
import { factPasokan, factPedagang } from '#pasar/pedagang/pedagang.fact.ts'
import { factDokumen } from '#pasar/profil/profil.fact.ts'
import { factRapidPasar } from '#pasar/rapid-test/rapid-test-pasar.fact.ts'
import { factAspek, factSanitasi } from '#pasar/sanitasi/sanitasi.fact.ts'
import { factSurvei, factSurveiTerbuka } from '#pasar/survei/survei.fact.ts'
import type { Fact } from '#platform/figures/fact.ts'

export interface Sumber<Dimension extends string> {
  fact: Fact<Dimension>
  only?: RawBuilder<SqlBool>
}

const of = <Dimension extends string>(
  fact: Fact<Dimension>,
  only?: RawBuilder<SqlBool>,
): Sumber<Dimension> => ({ fact, ...(only && { only }) })

export const pasar = of(factPasar)
export const pedagang = of(factPedagang, sql`not is_okkp`)
export const pasokan = of(factPasokan)
export const dokumen = of(factDokumen)
export const rapid = of(factRapidPasar)
export const aspek = of(factAspek, sql`ukuran <> 'lembar'`)
export const sanitasi = of(factSanitasi, sql`ukuran <> 'lembar'`)
/** The dashboards ignore the measure 'survei', so a survey without answers does not appear. */
export const survei = of(factSurvei, sql`ukuran <> 'survei'`)
export const surveiTerbuka = of(factSurveiTerbuka, sql`ukuran <> 'survei'`)
