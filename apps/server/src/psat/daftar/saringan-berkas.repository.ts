import type { Query } from '@portal/domain/platform/contract'
import { tahapAkhir } from '@portal/domain/psat/alur/semua-alur'
import type { listBerkas, StatusDaftar } from '@portal/domain/psat/daftar/daftar.contract'
import { tahapStatus } from '@portal/domain/psat/daftar/daftar.tab'
import { seluruhnya } from '@portal/domain/psat/dasbor/bagian-waktu'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { likeWords } from '#platform/database/search-pattern.ts'
import { atLeast, atMost, byId, equals, word } from '#platform/list/rules.ts'
import type { Pembaca } from '#psat/alur/akses/akses.ts'
import { type Bagian, bagianSql } from '#psat/alur/akses/bagian.repository.ts'
import { isOf } from '#psat/alur/akses/orang.repository.ts'
import { holdsTurnSql } from './giliran.repository.ts'

export interface SaringanBerkas
  extends Omit<Query<typeof listBerkas>, 'process' | 'agenda' | 'status' | 'tab'> {
  tahap?: readonly string[] | undefined
  status?: readonly StatusDaftar[] | undefined
  batas: { terlambat: string; besok: string; lusa: string }
  bagian?: Bagian | undefined
  giliranLain?: boolean
}

/** Condition: the file is running and past its deadline, even if its clock is paused. */
export const lateSql = (terlambat: string) =>
  sql<SqlBool>`(p.selesai is null and p.tenggat < ${terlambat}::date)`
const tomorrow = ({ besok, lusa }: SaringanBerkas['batas']) =>
  sql<SqlBool>`(p.selesai is null and p.tenggat >= ${besok}::date and p.tenggat < ${lusa}::date)`

/** Translates a status of the API, including its misspellings, into SQL. */
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

/** Searches company, NIB and number by words. A code or a plain number also matches the file's id. */
function searchSql(search: string): RawBuilder<SqlBool> {
  const words = sql<SqlBool>`p.cari ${likeWords(search)}`
  const [, id] = /^(?:[a-z]+\/)?(\d{1,12})(?:\/[a-z_]*)?$/i.exec(search) ?? []
  return id === undefined ? words : sql<SqlBool>`(${words} or p.id = ${Number(id)})`
}

interface Days {
  dari?: string | undefined
  sampai?: string | undefined
}

/**
 * Condition: the file has an event on these days, of one kind or of any. The subquery is an array, so that PostgreSQL
 * reads the events first instead of checking every file.
 */
function peristiwaSql({ jenis, dari, sampai }: Days & { jenis?: string | undefined }): RawBuilder<SqlBool> {
  const kind = jenis ? sql`e.jenis = ${jenis} and` : sql``
  return sql<SqlBool>`p.id = any(array(select e.pengajuan_id from psat.peristiwa e where ${kind}
    e.tanggal between ${dari ?? '-infinity'}::date and ${sampai ?? 'infinity'}::date))`
}

/**
 * Condition: the file ended on these days and has a service time in this part (default: the whole). It uses an array
 * for the same reason as `peristiwaSql`.
 */
function layananSql({ bagian, dari, sampai }: Days & { bagian?: string | undefined }): RawBuilder<SqlBool> {
  return sql<SqlBool>`p.id = any(array(select w.pengajuan_id from psat.waktu_layanan w
    where w.bagian = ${bagian ?? seluruhnya}
      and w.tanggal between ${dari ?? '-infinity'}::date and ${sampai ?? 'infinity'}::date))`
}

type Jam = Pick<SaringanBerkas, 'status' | 'jeda' | 'batas'>

/** Combines `status` and `jeda` in one rule, so that tabs and badges can leave out both. */
export function jamSql({ status, jeda, batas }: Jam): RawBuilder<SqlBool> {
  const any = status?.map((name) => statusSql(name, batas))
  return sql.join(
    [
      any ? sql<SqlBool>`(${sql.join(any, sql` or `)})` : sql<SqlBool>`true`,
      jeda === undefined ? sql<SqlBool>`true` : sql<SqlBool>`(p.selesai is null and p.jeda = ${jeda})`,
    ],
    sql` and `,
  )
}

/**
 * Condition on stages that fits an index: a single stage has its own index, and running stages use the index
 * `berjalan`.
 */
function stagesSql(stages: readonly string[]): RawBuilder<SqlBool> {
  if (stages.length === 1) return sql<SqlBool>`p.tahap = ${stages[0]}`
  const any = sql<SqlBool>`p.tahap = any(${stages}::text[])`
  const running: readonly string[] = tahapAkhir(undefined)
  return stages.every((key) => running.includes(key)) ? sql<SqlBool>`(${any} and p.selesai is null)` : any
}

const handledBy = (id: number) => isOf('penangan_id', id)

export const saringanRules = {
  alur: equals('p.alur'),
  auditType: equals('p.audit_type'),
  jenisPengajuan: equals('p.jenis_pengajuan'),
  provinsiId: byId('p.provinsi_id'),
  kotaId: byId('p.kota_id'),
  isInputPusat: equals('p.is_input_pusat'),
  // 'proses' implies `selesai is null`. The extra condition lets PostgreSQL use the index of running files.
  keluaran: (hasil: string) =>
    hasil === 'proses'
      ? sql<SqlBool>`(p.hasil = 'proses' and p.selesai is null)`
      : sql<SqlBool>`p.hasil = ${hasil}`,
  masukDari: atLeast('p.tanggal_masuk'),
  masukSampai: atMost('p.tanggal_masuk'),
  tenggatDari: (day: string) => sql<SqlBool>`(p.selesai is null and p.tenggat >= ${day}::date)`,
  tenggatSampai: (day: string) => sql<SqlBool>`(p.selesai is null and p.tenggat <= ${day}::date)`,
  layanan: layananSql,
  peristiwa: peristiwaSql,
  bagian: bagianSql,
  tahap: stagesSql,
  auditorUserId: (id: number) => isOf('auditor_id', id),
  leadAuditorUserId: byId('p.lead_auditor_id'),
  koorSekretariatUserId: handledBy,
  subKoorSekretariatUserId: handledBy,
  sekretariatUserId: handledBy,
  search: word(searchSql),
  jam: jamSql,
  // An ended file waits for nobody. The extra condition lets PostgreSQL use the index of running files.
  giliran: (_wanted: true, { scope }: { scope: Pembaca }) =>
    sql<SqlBool>`(p.selesai is null and ${holdsTurnSql(scope)})`,
  giliranLain: (_wanted: true, { scope }: { scope: Pembaca }) => sql<SqlBool>`not ${holdsTurnSql(scope)}`,
}

/** Translates a request into filter rules. Days and statuses that belong together become one rule. */
export function askOf(saringan: Partial<SaringanBerkas>) {
  const { status, jeda, batas, layanan, berakhirDari, berakhirSampai, giliran, giliranLain } = saringan
  const { peristiwa, peristiwaDari, peristiwaSampai, orderBy: sort, ...rest } = saringan
  const isAsked = (...values: unknown[]) => values.some((value) => value !== undefined)
  return {
    ...rest,
    sort,
    layanan: isAsked(layanan, berakhirDari, berakhirSampai)
      ? { bagian: layanan, dari: berakhirDari, sampai: berakhirSampai }
      : undefined,
    peristiwa: isAsked(peristiwa, peristiwaDari, peristiwaSampai)
      ? { jenis: peristiwa, dari: peristiwaDari, sampai: peristiwaSampai }
      : undefined,
    jam: batas && isAsked(status, jeda) ? { status, jeda, batas } : undefined,
    giliran: giliran || undefined,
    giliranLain: giliranLain || undefined,
  }
}
