import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { factPasar } from '#pasar/pasar/pasar.fact.ts'
import { factPasokan, factPedagang } from '#pasar/pedagang/pedagang.fact.ts'
import { factDokumen } from '#pasar/profil/profil.fact.ts'
import { factRapidPasar } from '#pasar/rapid/rapid-pasar.fact.ts'
import { factAspek, factSanitasi } from '#pasar/sanitasi/sanitasi.fact.ts'
import { factSurvei, factSurveiTerbuka } from '#pasar/survei/survei.fact.ts'
import type { Fact } from '#platform/figures/fact.ts'

/** A fact of the markets' dashboards, and what of it they show. */
export interface Sumber<Dimension extends string> {
  fact: Fact<Dimension>
  only?: RawBuilder<SqlBool>
}

export const pasar: Sumber<'sumber_dana'> = { fact: factPasar }
export const pedagang: Sumber<'is_okkp'> = { fact: factPedagang, only: sql`not is_okkp` }
export const pasokan: Sumber<'komoditas_id'> = { fact: factPasokan }
export const dokumen: Sumber<'kode'> = { fact: factDokumen }
export const rapid: Sumber<'kategori' | 'keadaan'> = { fact: factRapidPasar }
export const aspek: Sumber<'aspek_kode' | 'ukuran'> = { fact: factAspek, only: sql`ukuran <> 'lembar'` }
export const sanitasi: Sumber<'ukuran'> = { fact: factSanitasi, only: sql`ukuran <> 'lembar'` }
/** A survey that nobody has answered shows nothing. */
const answered = sql<SqlBool>`ukuran <> 'survei'`
export const survei: Sumber<'sasaran' | 'fase' | 'ukuran'> = { fact: factSurvei, only: answered }
export const surveiTerbuka: Sumber<'sasaran' | 'fase' | 'ukuran'> = {
  fact: factSurveiTerbuka,
  only: answered,
}
