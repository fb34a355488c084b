import { formPelaku } from './pelaku/syarat.ts'
import { formSekretariat } from './sekretariat/syarat.ts'

/** Names of the forms of all tracks. `web/psat/tindakan/formulir.tsx` maps each name to its component. */
export const formLangkah = [...formPelaku, ...formSekretariat] as const
export type FormLangkah = (typeof formLangkah)[number]

export const langkahBersamaNames = ['tim', 'tandaTangan'] as const
export type LangkahBersama = (typeof langkahBersamaNames)[number]
