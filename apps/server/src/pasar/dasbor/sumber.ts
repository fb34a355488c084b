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

const sumberOf = <Dimension extends string>(
  fact: Fact<Dimension>,
  only?: RawBuilder<SqlBool>,
): Sumber<Dimension> => ({ fact, ...(only && { only }) })

export const pasar = sumberOf(factPasar)
export const pedagang = sumberOf(factPedagang, sql`not is_okkp`)
export const pasokan = sumberOf(factPasokan)
export const dokumen = sumberOf(factDokumen)
export const rapid = sumberOf(factRapidPasar)
export const aspek = sumberOf(factAspek, sql`ukuran <> 'lembar'`)
export const sanitasi = sumberOf(factSanitasi, sql`ukuran <> 'lembar'`)
/** The dashboards ignore the measure 'survei', so a survey without answers does not appear. */
export const survei = sumberOf(factSurvei, sql`ukuran <> 'survei'`)
export const surveiTerbuka = sumberOf(factSurveiTerbuka, sql`ukuran <> 'survei'`)
