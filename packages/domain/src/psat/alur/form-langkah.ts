import { formPelaku } from './pelaku/syarat.ts'
import { formSekretariat } from './sekretariat/syarat.ts'

/** What steps ask with, over all tracks; `web/psat/tindakan/formulir.tsx` has the form of each name. */
export const formLangkah = [...formPelaku, ...formSekretariat] as const
export type FormLangkah = (typeof formLangkah)[number]

/** Steps that may be taken for several files at once. */
export const langkahBersamaNames = ['tim', 'tandaTangan'] as const
export type LangkahBersama = (typeof langkahBersamaNames)[number]
