import type { LeafSource } from '#platform/transparansi/leaf-source.ts'

const shown = [
  'id',
  'parameter_id',
  'jenis_parameter',
  'istilah_id',
  'bentuk',
  'nilai',
  'satuan',
  'n',
  'c',
  'm',
  'm_besar',
  'tertulis',
  'regulasi',
  'metode',
  'definisi_residu',
  'catatan',
  'berlaku_dari',
  'berlaku_sampai',
  'penyesuaian_sampai',
  'menggantikan_id',
] as const

/** Every limit is a leaf, and so is the day on which it ends. */
export const leafBatas: LeafSource = {
  jenis: 'batas',
  rows: `select b.id::bigint as id, b.id::text as kunci, b.id::text as nomor, 'terbit' as mula,
    case when b.berlaku_sampai is null then 'berlaku' else 'diakhiri' end as keadaan,
    jsonb_build_object(${shown.map((column) => `'${column}', b.${column}`).join(', ')}) as isi
    from okkp.batas_cemaran b`,
}
