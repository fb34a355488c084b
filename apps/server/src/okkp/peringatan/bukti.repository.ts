import type { AsalKasus } from '@portal/domain/okkp/kasus/kasus.table'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { withinScope } from '@portal/domain/platform/wilayah/wilayah'
import { sql } from 'kysely'
import { type KasusRow, kasusList } from '#okkp/kasus/kasus.repository.ts'
import { findTemuanUji } from '#okkp/kasus/temuan.repository.ts'
import { findPengaduan } from '#okkp/pengaduan/pengaduan.repository.ts'
import type { Executor } from '#platform/database/database.ts'

/** What makes a finding certain: a laboratory that looked for it, the sanction of a supervision, or nothing yet. */
export type Kepastian = 'laboratorium' | 'sanksi' | 'belum'

/** A finding in words, from whatever record a warning cites. */
export interface Dasar {
  temuan: string
  pangan: string
  lokasi: string
  tanggal: string | null
  kepastian: Kepastian
  no_registrasi: string | null
  provinsi_id: number | null
  kasus?: KasusRow
}

type Disebut = { asal: AsalKasus; asal_id: number } | undefined

/** Returns the named source of a case, else one that a laboratory confirmed, else the first one. */
async function dasarOf(db: Executor, kasus: KasusRow, named?: Disebut): Promise<Dasar | undefined> {
  const { rows } = await sql<Omit<Dasar, 'kasus'>>`
    select s.temuan, s.komoditas as pangan, s.lokasi, s.tanggal, s.provinsi_id, r.no_registration as no_registrasi, k.kepastian
    from okkp.kasus_sumber s left join okkp.registrasi r on r.id = s.registrasi_id
      cross join lateral (select case
        when s.asal = 'uji_lab' or exists (select from okkp.keadaan_kasus h where h.asal = s.asal and h.asal_id = s.asal_id
          and h.keadaan in ('terkonfirmasi', 'ditarik')) then 'laboratorium'
        when s.asal = 'pengawasan' then 'sanksi' else 'belum' end as kepastian) k
    where s.kasus_id = ${kasus.id} and s.berlaku
      and (${named === undefined}::boolean or (s.asal = ${named?.asal ?? ''} and s.asal_id = ${named?.asal_id ?? 0}))
    order by k.kepastian = 'laboratorium' desc, s.pada, s.id limit 1`.execute(db)
  return rows[0] && { ...rows[0], kasus }
}

export async function findDasarKasus(
  db: Executor,
  scope: RegionScope,
  id: number,
): Promise<Dasar | undefined> {
  const row = await kasusList.find(db, { scope, today: '' }, id)
  return row && dasarOf(db, row)
}

/** A screening is cited through its case. Without a case nobody has looked at it yet. */
export async function findDasarRapid(
  db: Executor,
  scope: RegionScope,
  asal: 'rapid_test' | 'rapid_pasar',
  asal_id: number,
): Promise<Dasar | undefined> {
  const filter = asal === 'rapid_test' ? { rapid_test_id: asal_id } : { rapid_pasar_id: asal_id }
  const { rows } = await kasusList.page(db, { scope, today: '' }, { ...filter, page: 1, limit: 1 })
  return rows[0] && dasarOf(db, rows[0], { asal, asal_id })
}

export async function findDasarUji(db: Executor, scope: RegionScope, id: number): Promise<Dasar | undefined> {
  const found = await findTemuanUji(db, id)
  if (!found || !withinScope(scope, found.temuan)) return undefined
  const { temuan, komoditas, lokasi, tanggal, provinsi_id } = found.temuan
  return {
    temuan,
    pangan: komoditas,
    lokasi,
    tanggal,
    provinsi_id,
    kepastian: found.berlaku ? 'laboratorium' : 'belum',
    no_registrasi: null,
  }
}

export async function findDasarPengaduan(
  db: Executor,
  scope: RegionScope,
  id: number,
): Promise<Dasar | undefined> {
  const row = await findPengaduan(db, scope, id)
  if (!row) return undefined
  return {
    temuan: row.jenis === 'izin' ? 'Izin atau label diduga palsu' : 'Pangan mencurigakan',
    pangan: row.pangan ?? 'Pangan yang dilaporkan',
    lokasi: row.tempat ?? '–',
    tanggal: row.tanggal,
    kepastian: 'belum',
    no_registrasi: row.nomor_izin,
    provinsi_id: row.provinsi_id,
  }
}
