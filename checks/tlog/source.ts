import type { LeafSource } from '../../apps/server/src/platform/transparansi/leaf-source.ts'

/** A table of this check. */
export const source: LeafSource = {
  jenis: 'uji',
  rows: `select id, id::text as kunci, id::text as nomor, 'terbit' as mula, 'berlaku' as keadaan,
    jsonb_build_object('isi', isi) as isi from public.uji`,
}
