import { formBerkas } from './berkas/syarat.ts'
import { formPengajuan } from './pengajuan/syarat.ts'

/** What steps ask with, over all tracks; `web/psat/tindakan/formulir.tsx` has the form of each name. */
export const formLangkah = [...formPengajuan, ...formBerkas] as const
export type FormLangkah = (typeof formLangkah)[number]

/** Steps that may be taken for several files at once. */
export const langkahBersamaNames = ['tim', 'tandaTangan'] as const
export type LangkahBersama = (typeof langkahBersamaNames)[number]
