import type {
  BuktiPeringatan,
  PeringatanForm,
  VersiPeringatan,
} from '@portal/domain/okkp/peringatan/peringatan.contract'
import { statusSetelah, type TindakanPeringatan } from '@portal/domain/okkp/peringatan/peringatan.rules'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { type SqlBool, sql } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'
import { inRegion } from '#platform/database/in-region.ts'
import { likeWords } from '#platform/database/search-pattern.ts'
import { list } from '#platform/list/list.ts'
import { equals, word } from '#platform/list/rules.ts'
import type { Stamp } from '#platform/record/stamp.ts'
import { appendLeaves } from '#platform/transparansi/leaf.repository.ts'
import { leafPeringatan } from './peringatan.leaf.ts'

export interface VersiRow extends Omit<VersiPeringatan, 'penulis'> {
  penulis: { id: number; nama: string }[]
}

const iso = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const riwayat = sql<VersiRow[]>`(select jsonb_agg(jsonb_build_object('nomor', v.nomor, 'tindakan', v.tindakan,
    'judul', v.judul, 'pangan', v.pangan, 'isi', v.isi, 'saran', v.saran, 'bets', v.bets, 'nomor_izin', v.nomor_izin,
    'alasan', v.alasan, 'foto', v.foto, 'ditulis', ${iso('v.ditulis')}, 'terbit', ${iso('v.terbit')},
    'penerbit', (select nama from akun.pengguna where id = v.penerbit),
    'penulis', (select jsonb_agg(jsonb_build_object('id', w.id, 'nama', coalesce(u.nama, 'Akun lama')))
      from unnest(v.penulis) as w (id) left join akun.pengguna u on u.id = w.id)) order by v.nomor desc)
  from okkp.peringatan_versi v where v.peringatan_id = t.id)`

function rows(db: Executor) {
  return db
    .selectFrom('okkp.peringatan as t')
    .leftJoin('wilayah.provinsi as p', 'p.id', 't.provinsi_id')
    .select(['t.id', 't.jenis', 't.status', 't.provinsi_id', 't.updated_at', 't.versi', 't.versi_terbit'])
    .select(['t.terbit_pertama', 'p.nama as provinsi', riwayat.as('semua')])
    .select(sql<BuktiPeringatan | null>`t.bukti`.as('bukti'))
}
export type PeringatanRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

const waiting = sql<SqlBool>`exists (select from okkp.peringatan_versi v where v.peringatan_id = t.id and v.terbit is null)`

export const peringatanList = list({
  from: 'okkp.peringatan as t',
  rows,
  visible: (scope: RegionScope) => inRegion('t', scope),
  filters: {
    status: equals('t.status'),
    menunggu: (_only: 'ya') => waiting,
    search: word(
      (text) => sql<SqlBool>`exists (select from okkp.peringatan_versi v where v.peringatan_id = t.id
      and platform.teks_cari(v.judul, v.pangan, v.nomor_izin) ${likeWords(text)})`,
    ),
  },
  orders: { terbaru: sql`${waiting} desc, t.updated_at desc, t.id desc` },
})

export function lockPeringatan(trx: Trx, scope: RegionScope, id: number): Promise<PeringatanRow | undefined> {
  return rows(trx).where('t.id', '=', id).where(inRegion('t', scope)).forUpdate('t').executeTakeFirst()
}

/** Counts drafts of other people that this account may publish. */
export async function countWaiting(db: Executor, reader: number): Promise<number> {
  const { n } = await db
    .selectFrom('okkp.peringatan_versi')
    .select((build) => build.fn.countAll<number>().as('n'))
    .where('terbit', 'is', null)
    .where(sql<SqlBool>`not (${reader} = any (penulis))`)
    .executeTakeFirstOrThrow()
  return n
}

type Isi = Pick<
  PeringatanForm,
  'judul' | 'pangan' | 'isi' | 'saran' | 'bets' | 'nomor_izin' | 'alasan' | 'foto'
>
export const isiOf = ({ judul, pangan, isi, saran, bets, nomor_izin, alasan, foto }: Isi): Isi => ({
  judul,
  pangan,
  isi,
  saran,
  bets,
  nomor_izin,
  alasan,
  foto,
})

export async function insertPeringatan(
  trx: Trx,
  {
    jenis,
    provinsi_id,
    bukti,
  }: Pick<PeringatanForm, 'jenis' | 'provinsi_id'> & { bukti: BuktiPeringatan | null },
  { by, at }: Stamp,
): Promise<number> {
  const { id } = await trx
    .insertInto('okkp.peringatan')
    .values({
      ...{ jenis, provinsi_id, created_by: by, created_at: at, updated_at: at },
      bukti: bukti && JSON.stringify(bukti),
      bukti_asal: bukti?.asal ?? null,
      bukti_id: bukti?.id ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertVersi(
  trx: Trx,
  peringatan_id: number,
  { nomor, tindakan, ...isi }: Isi & { nomor: number; tindakan: TindakanPeringatan },
  { by, at }: Stamp,
): Promise<void> {
  await trx
    .insertInto('okkp.peringatan_versi')
    .values({ peringatan_id, nomor, tindakan, ...isiOf(isi), penulis: [by ?? 0], ditulis: at })
    .execute()
}

/** Changes a draft and adds the account to its authors, who may not publish it. */
export async function updateDraf(trx: Trx, id: number, isi: Isi, { by, at }: Stamp): Promise<void> {
  await trx
    .updateTable('okkp.peringatan_versi')
    .set({ ...isiOf(isi), ditulis: at })
    .set({
      penulis: sql`case when ${by}::bigint = any (penulis) then penulis else penulis || ${by}::bigint end`,
    })
    .where('peringatan_id', '=', id)
    .where('terbit', 'is', null)
    .execute()
}

export async function touchPeringatan(
  trx: Trx,
  id: number,
  values: { jenis?: PeringatanForm['jenis']; provinsi_id?: number | null; updated_at: Date; versi: number },
): Promise<void> {
  await trx.updateTable('okkp.peringatan').set(values).where('id', '=', id).execute()
}

/** Deletes the open version. Deletes the warning as well if no version was ever published. */
export async function dropDraf(
  trx: Trx,
  { id, versi_terbit, versi }: PeringatanRow,
  at: Date,
): Promise<void> {
  await trx
    .deleteFrom('okkp.peringatan_versi')
    .where('peringatan_id', '=', id)
    .where('terbit', 'is', null)
    .execute()
  if (versi_terbit === null) await trx.deleteFrom('okkp.peringatan').where('id', '=', id).execute()
  else await touchPeringatan(trx, id, { updated_at: at, versi: versi + 1 })
}

export async function publish(
  trx: Trx,
  row: PeringatanRow,
  draf: VersiRow,
  { by, at }: Stamp,
): Promise<void> {
  await trx
    .updateTable('okkp.peringatan_versi')
    .set({ penerbit: by, terbit: at })
    .where('peringatan_id', '=', row.id)
    .where('nomor', '=', draf.nomor)
    .execute()
  await trx
    .updateTable('okkp.peringatan')
    .set({ status: statusSetelah(draf.tindakan), versi_terbit: draf.nomor, terbit_terakhir: at })
    .set({ terbit_pertama: row.terbit_pertama ?? at, updated_at: at, versi: row.versi + 1 })
    .where('id', '=', row.id)
    .execute()
  await appendLeaves(trx, leafPeringatan, [row.id])
}
