import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { withinScope } from '@portal/domain/platform/wilayah/wilayah'
import { type KasusRow, kasusList } from '#okkp/kasus/kasus.repository.ts'
import { findTemuanUji } from '#okkp/kasus/temuan.repository.ts'
import { findPengaduan } from '#okkp/pengaduan/pengaduan.repository.ts'
import type { Executor } from '#platform/database/database.ts'

/** A finding in words, from whatever record a warning cites. */
export interface Dasar {
  temuan: string
  pangan: string
  lokasi: string
  tanggal: string | null
  /** True if a laboratory or an officer confirmed it. */
  dipastikan: boolean
  no_registrasi: string | null
  provinsi_id: number | null
  kasus?: KasusRow
}

const ofKasus = (row: KasusRow): Dasar => ({
  temuan: row.parameter,
  pangan: row.komoditas,
  lokasi: row.lokasi,
  tanggal: row.tanggal,
  dipastikan: row.dipastikan,
  no_registrasi: row.no_registrasi,
  provinsi_id: row.provinsi_id,
  kasus: row,
})

export async function findDasarKasus(
  db: Executor,
  scope: RegionScope,
  id: number,
): Promise<Dasar | undefined> {
  const row = await kasusList.find(db, { scope, today: '' }, id)
  return row && ofKasus(row)
}

/** A screening is cited through its case. Without a case nobody has looked at it yet. */
export async function findDasarRapid(
  db: Executor,
  scope: RegionScope,
  filter: { rapid_test_id: number } | { rapid_pasar_id: number },
): Promise<Dasar | undefined> {
  const { rows } = await kasusList.page(db, { scope, today: '' }, { ...filter, page: 1, limit: 1 })
  return rows[0] && ofKasus(rows[0])
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
    dipastikan: found.berlaku,
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
    dipastikan: false,
    no_registrasi: row.nomor_izin,
    provinsi_id: row.provinsi_id,
  }
}
