import { offsetOf, type PageRequest } from '@portal/domain/platform/list/pagination'
import type { NamaAlur } from '@portal/domain/psat/alur/alur'
import { tahapAkhir } from '@portal/domain/psat/alur/semua-alur'
import type { JenisIzin, JenisPengajuan } from '@portal/domain/psat/jenis/jenis-pengajuan'
import type { HasilRingkasan } from '@portal/domain/psat/ringkasan/ringkasan.contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { readablePengajuan } from '#psat/alur/akses/akses.repository.ts'
import type { Pembaca } from '#psat/alur/akses/akses.ts'
import { type Bagian, bagianSql } from '#psat/alur/akses/bagian.repository.ts'

export interface Sudut {
  actor: Pembaca
  bagian: Bagian
}

export interface Rentang {
  dari: Date
  sampai: Date
}

const hasilOf = () =>
  sql<HasilRingkasan>`case when p.selesai is null then 'ongoing' when p.tahap = any(${tahapAkhir('tms')}::text[]) then 'reject' else 'finish' end`

function seen({ actor, bagian }: Sudut): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${readablePengajuan(actor)} and ${bagianSql(bagian)})`
}

export async function countPerBulan(db: Executor, sudut: Sudut, { dari, sampai }: Rentang) {
  const { rows } = await sql<{ bulan: number; hasil: HasilRingkasan; n: number }>`
    select extract(month from p.dibuat at time zone 'Asia/Jakarta')::int as bulan, ${hasilOf()} as hasil,
      count(*)::int as n
    from psat.pengajuan p
    where p.dibuat >= ${dari} and p.dibuat < ${sampai} and ${seen(sudut)}
    group by 1, 2`.execute(db)
  return rows
}

export interface Saringan extends Rentang {
  auditType: JenisIzin
  hasil: HasilRingkasan
}

function filtered(sudut: Sudut, { auditType, hasil, dari, sampai }: Saringan) {
  return sql<SqlBool>`p.audit_type = ${auditType} and p.dibuat >= ${dari} and p.dibuat < ${sampai}
    and ${hasilOf()} = ${hasil} and ${seen(sudut)}`
}

export async function countRingkasan(db: Executor, sudut: Sudut, saringan: Saringan): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from psat.pengajuan p where ${filtered(sudut, saringan)}`.execute(db)
  return rows[0]?.n ?? 0
}

export interface BarisRow {
  uuid: string
  audit_type: JenisIzin
  pokok: string | null
  nomor_permohonan: string
  kode_pengajuan: string
  nama_perusahaan: string
  alur: NamaAlur
  tahap: string
  jenis_pengajuan: JenisPengajuan
  tim: string[]
  nomor: string | null
  berlaku_sampai: string | null
  terbit: string | null
  dibuat: Date
  produk: Record<'nama_dagang' | 'nama_latin' | 'nama_merek' | 'jenis_kemasan', string | null>[]
}

export async function listBaris(
  db: Executor,
  sudut: Sudut,
  saringan: Saringan,
  page: PageRequest,
): Promise<BarisRow[]> {
  const { rows } = await sql<BarisRow>`
    select p.uuid, p.audit_type, p.pokok, p.nomor_permohonan, p.kode_pengajuan, p.nama_perusahaan, p.alur, p.tahap, p.jenis_pengajuan, p.nomor, p.dibuat,
      array(select u.nama from akun.pengguna u where u.id = p.lead_auditor_id)
        || array(select u.nama from akun.pengguna u where u.id = any(p.auditor_id) order by u.nama, u.id) as tim,
      s.berlaku_sampai, s.terbit,
      coalesce((select c.isi -> 'info_produk' from psat.salinan c where c.pengajuan_id = p.id
        order by c.putaran desc limit 1), '[]') as produk
    from psat.pengajuan p
    left join lateral (select berlaku_sampai, terbit from psat.sertifikat where pengajuan_id = p.id
      order by terbitan desc limit 1) s on true
    where ${filtered(sudut, saringan)}
    order by p.dibuat, p.id
    limit ${page.limit} offset ${offsetOf(page)}`.execute(db)
  return rows
}
