import type { Query } from '@portal/domain/platform/contract'
import { tahapAkhir } from '@portal/domain/psat/alur/semua-alur'
import type { listBerkas, StatusDaftar } from '@portal/domain/psat/daftar/daftar.contract'
import { tahapStatus } from '@portal/domain/psat/daftar/daftar.tab'
import { seluruhnya } from '@portal/domain/psat/dasbor/bagian-waktu'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { likeWords } from '#platform/database/search-pattern.ts'
import { readablePengajuan } from '#psat/alur/akses/akses.repository.ts'
import type { Pembaca } from '#psat/alur/akses/akses.ts'
import { type Bagian, bagianSql } from '#psat/alur/akses/bagian.repository.ts'

export interface SaringanBerkas
  extends Omit<Query<typeof listBerkas>, 'process' | 'agenda' | 'status' | 'tab'> {
  /** Stage keys. */
  tahap?: readonly string[] | undefined
  status?: readonly StatusDaftar[] | undefined
  batas: { terlambat: string; besok: string; lusa: string }
  bagian?: Bagian | undefined
  /** Only those that wait for somebody else. */
  giliranLain?: boolean
}

/** Under way and past its deadline, whether its clock runs or is paused. */
export const lateSql = (terlambat: string) =>
  sql<SqlBool>`(p.selesai is null and p.tenggat < ${terlambat}::date)`
const tomorrow = ({ besok, lusa }: SaringanBerkas['batas']) =>
  sql<SqlBool>`(p.selesai is null and p.tenggat >= ${besok}::date and p.tenggat < ${lusa}::date)`

/** Statuses as the wire spells them, in SQL. */
function statusSql(status: StatusDaftar, batas: SaringanBerkas['batas']): RawBuilder<SqlBool> {
  switch (status) {
    case 'OVERRDUE':
      return lateSql(batas.terlambat)
    case 'DUE_TOMORROW':
      return tomorrow(batas)
    case 'ON_PROCESS':
    case 'Dalam Proses':
      return sql<SqlBool>`(p.selesai is null and not ${lateSql(batas.terlambat)} and not ${tomorrow(batas)})`
    case 'BEFORE_DEADLINE':
      return sql<SqlBool>`(p.selesai is not null and not p.terlambat)`
    case 'AFTER_DEADLINE':
      return sql<SqlBool>`(p.selesai is not null and p.terlambat)`
    default:
      return sql<SqlBool>`p.tahap = any(${tahapStatus(status)}::text[])`
  }
}

/** Company, NIB and number by their words; a code, or its number alone, by the file's id. */
function searchSql(search: string): RawBuilder<SqlBool> {
  const words = sql<SqlBool>`p.cari ${likeWords(search)}`
  const [, id] = /^(?:[a-z]+\/)?(\d{1,12})(?:\/[a-z_]*)?$/i.exec(search) ?? []
  return id === undefined ? words : sql<SqlBool>`(${words} or p.id = ${Number(id)})`
}

/**
 * In an order somebody's files are found first, by their index: guessed to be everywhere, few of them would be looked for along the
 * whole list. By where they lie, which within one statement is sure and needs no second search.
 */
function filesOf(
  column: 'auditor_id' | 'penangan_id',
  userId: number,
  { auditType }: SaringanBerkas,
  { inOrder }: Use,
): RawBuilder<SqlBool> {
  if (!inOrder) return sql<SqlBool>`${sql.ref(`p.${column}`)} @> array[${userId}::bigint]`
  const kind = auditType === undefined ? sql`` : sql`and a.audit_type = ${auditType}`
  return sql<SqlBool>`p.ctid = any(array(
    select a.ctid from psat.pengajuan a where ${sql.ref(`a.${column}`)} @> array[${userId}::bigint] ${kind}))`
}

/** Whether files are put in order, or only counted. */
interface Use {
  inOrder: boolean
}

/** Stages none of which ends a file; nothing leads out of one that does. */
function areRunning(tahap: SaringanBerkas['tahap']): boolean {
  const running: readonly string[] = tahapAkhir(undefined)
  return Array.isArray(tahap) && tahap.length > 0 && tahap.every((key) => running.includes(key))
}

/** Files of which this was told on these days: of any kind where none is named, and of any day. */
function peristiwaSql({ peristiwa, peristiwaDari, peristiwaSampai }: SaringanBerkas): RawBuilder<SqlBool> {
  const kind = peristiwa ? sql`e.jenis = ${peristiwa} and` : sql``
  return sql<SqlBool>`p.id in (select e.pengajuan_id from psat.peristiwa e where ${kind}
    e.tanggal between ${peristiwaDari ?? '-infinity'}::date and ${peristiwaSampai ?? 'infinity'}::date)`
}

/** Files whose time is counted in this part, and that ended on these days; the whole where no part is named. */
function layananSql({ layanan, berakhirDari, berakhirSampai }: SaringanBerkas): RawBuilder<SqlBool> {
  return sql<SqlBool>`p.id in (select w.pengajuan_id from psat.waktu_layanan w where w.bagian = ${layanan ?? seluruhnya}
    and w.tanggal between ${berakhirDari ?? '-infinity'}::date and ${berakhirSampai ?? 'infinity'}::date)`
}

/** What `status` and `jeda` leave over; apart from the other conditions, so that one pass counts all of them. */
export function jamSql({
  status,
  jeda,
  batas,
}: Pick<SaringanBerkas, 'status' | 'jeda' | 'batas'>): RawBuilder<SqlBool> {
  const any = status?.map((name) => statusSql(name, batas))
  return sql.join(
    [
      any ? sql<SqlBool>`(${sql.join(any, sql` or `)})` : sql<SqlBool>`true`,
      jeda === undefined ? sql<SqlBool>`true` : sql<SqlBool>`(p.selesai is null and p.jeda = ${jeda})`,
    ],
    sql` and `,
  )
}

export function conditionsOf(
  actor: Pembaca,
  filter: SaringanBerkas,
  use: Use = { inOrder: true },
): RawBuilder<SqlBool> {
  const { auditorUserId, leadAuditorUserId, tahap } = filter
  const conditions: RawBuilder<SqlBool>[] = [readablePengajuan(actor)]
  const add = (value: unknown, condition: () => RawBuilder<SqlBool>) => {
    if (value !== undefined) conditions.push(condition())
  }
  add(filter.alur, () => sql<SqlBool>`p.alur = ${filter.alur}`)
  add(filter.auditType, () => sql<SqlBool>`p.audit_type = ${filter.auditType}`)
  add(filter.jenisPengajuan, () => sql<SqlBool>`p.jenis_pengajuan = ${filter.jenisPengajuan}`)
  add(filter.provinsiId, () => sql<SqlBool>`p.provinsi_id = ${filter.provinsiId}`)
  add(filter.kotaId, () => sql<SqlBool>`p.kota_id = ${filter.kotaId}`)
  add(filter.isInputPusat, () => sql<SqlBool>`p.is_input_pusat = ${filter.isInputPusat}`)
  add(filter.keluaran, () => sql<SqlBool>`p.hasil = ${filter.keluaran}`)
  add(filter.masukDari, () => sql<SqlBool>`p.tanggal_masuk >= ${filter.masukDari}::date`)
  add(filter.masukSampai, () => sql<SqlBool>`p.tanggal_masuk <= ${filter.masukSampai}::date`)
  add(filter.tenggatDari, () => sql<SqlBool>`p.selesai is null and p.tenggat >= ${filter.tenggatDari}::date`)
  add(
    filter.tenggatSampai,
    () => sql<SqlBool>`p.selesai is null and p.tenggat <= ${filter.tenggatSampai}::date`,
  )
  add(filter.layanan ?? filter.berakhirDari ?? filter.berakhirSampai, () => layananSql(filter))
  add(filter.peristiwa ?? filter.peristiwaDari ?? filter.peristiwaSampai, () => peristiwaSql(filter))
  if (filter.bagian) conditions.push(bagianSql(filter.bagian))
  // One stage alone has its files in the order of the list.
  add(tahap, () =>
    tahap?.length === 1 ? sql<SqlBool>`p.tahap = ${tahap[0]}` : sql<SqlBool>`p.tahap = any(${tahap}::text[])`,
  )
  if (areRunning(tahap)) conditions.push(sql<SqlBool>`p.selesai is null`)
  if (auditorUserId !== undefined) conditions.push(filesOf('auditor_id', auditorUserId, filter, use))
  add(leadAuditorUserId, () => sql<SqlBool>`p.lead_auditor_id = ${leadAuditorUserId}`)
  for (const id of [
    filter.koorSekretariatUserId,
    filter.subKoorSekretariatUserId,
    filter.sekretariatUserId,
  ]) {
    if (id !== undefined) conditions.push(filesOf('penangan_id', id, filter, use))
  }
  if (filter.search) conditions.push(searchSql(filter.search))
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}
