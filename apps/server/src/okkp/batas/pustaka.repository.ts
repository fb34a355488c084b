import { type Batas, type Ketentuan, namaIstilah } from '@portal/domain/okkp/batas/batas'
import type { IsiPustaka, Istilah } from '@portal/domain/okkp/batas/pustaka'
import { sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'

export interface KolomKetentuan {
  bentuk: Ketentuan['jenis']
  nilai: string | number | null
  satuan: string | null
  n: number | null
  c: number | null
  m: string | number | null
  m_besar: string | number | null
  tertulis: string | null
}

export function ketentuanDari(row: KolomKetentuan): Ketentuan {
  const satuan = row.satuan ?? ''
  const [n, c] = [row.n ?? 1, row.c ?? 0]
  switch (row.bentuk) {
    case 'maksimum':
      return { jenis: 'maksimum', nilai: Number(row.nilai), satuan }
    case 'negatif':
      return { jenis: 'negatif', satuan, n, c }
    case 'rencana':
      return {
        jenis: 'rencana',
        satuan,
        n,
        c,
        m: Number(row.m),
        M: row.m_besar === null ? null : Number(row.m_besar),
      }
    case 'dilarang':
    case 'tidak-ditetapkan':
      return { jenis: row.bentuk }
    case 'tidak-terbaca':
      return { jenis: 'tidak-terbaca', tertulis: row.tertulis ?? '' }
  }
}

async function listBatas(db: Executor): Promise<Batas[]> {
  const rows = await db
    .selectFrom('okkp.batas_cemaran')
    .select([
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
      'catatan',
      'berlaku_dari',
      'berlaku_sampai',
      'penyesuaian_sampai',
    ])
    .execute()
  return rows.map(({ bentuk, nilai, satuan, n, c, m, m_besar, tertulis, ...row }) => ({
    ...row,
    ketentuan: ketentuanDari({ bentuk, nilai, satuan, n, c, m, m_besar, tertulis }),
  }))
}

async function listIstilah(db: Executor): Promise<Istilah[]> {
  const { rows } = await sql<Istilah & { sub_kelompok: string }>`
    select i.id, i.nama, i.sub_kelompok, i.cara,
      coalesce(array_agg(a.sub_kelompok_id) filter (where a.sub_kelompok_id is not null), '{}') as sub,
      coalesce(array_agg(a.pangan_id) filter (where a.peran = 'termasuk' and a.pangan_id is not null), '{}') as termasuk,
      coalesce(array_agg(a.pangan_id) filter (where a.peran = 'kecuali'), '{}') as kecuali,
      coalesce(array_agg(a.pangan_id) filter (where a.peran = 'ragu'), '{}') as ragu
    from okkp.istilah_pangan i
    left join okkp.istilah_anggota a on a.istilah_id = i.id
    group by i.id
    order by i.id`.execute(db)
  return rows.map(({ sub_kelompok, ...row }) => ({
    ...row,
    nama: namaIstilah({ nama: row.nama, sub_kelompok }),
  }))
}

/** Returns the version of the library, which every transaction that changes it raises. */
export async function readVersi(db: Executor): Promise<number> {
  const { versi } = await db.selectFrom('okkp.versi_batas').select('versi').executeTakeFirstOrThrow()
  return versi
}

/** Reads all data of the library. The caller passes a repeatable-read transaction to get one consistent snapshot. */
export async function readIsiPustaka(db: Executor): Promise<IsiPustaka> {
  return {
    parameter: await db.selectFrom('okkp.parameter').select(['id', 'nama', 'jenis']).execute(),
    komoditas: await db
      .selectFrom('okkp.komoditas as k')
      .leftJoin('okkp.komoditas_pangan as p', 'p.komoditas_id', 'k.id')
      .select(['k.id', 'k.nama', 'p.pangan_id'])
      .execute(),
    pangan: await db
      .selectFrom('okkp.pangan')
      .select(['id', 'nama', 'sub_kelompok_id', 'induk_id'])
      .execute(),
    istilah: await listIstilah(db),
    batas: await listBatas(db),
  }
}
