import type { Query } from '@portal/domain/platform/contract'
import { dayInJakarta } from '@portal/domain/platform/format'
import { type PageRequest, pageMetaOf } from '@portal/domain/platform/list/pagination'
import { tahapOf } from '@portal/domain/psat/alur/semua-alur'
import { jenisPengajuanLabels } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { namaBerkas } from '@portal/domain/psat/pengajuan/nama-berkas'
import { bulanRingkasan, type grafikPermohonan } from '@portal/domain/psat/ringkasan/ringkasan.contract'
import type { Actor } from '#platform/actor.ts'
import type { Platform } from '#platform/platform.ts'
import { bagianOf } from '#psat/alur/akses/bagian.service.ts'
import {
  type BarisRow,
  countPerBulan,
  countRingkasan,
  listBaris,
  type Rentang,
  type Saringan,
  type Sudut,
} from './ringkasan.repository.ts'

type Siapa = Query<typeof grafikPermohonan>

/** Returns the range of months, with January as 1. A month in Jakarta starts at 17:00 UTC of the previous day. */
export function rentangBulan(year: number, month: number, months = 1): Rentang {
  const start = (index: number) => new Date(Date.UTC(year, index, 1, -7))
  return { dari: start(month - 1), sampai: start(month - 1 + months) }
}

export async function sudutOf({ db }: Platform, actor: Actor, siapa: Siapa): Promise<Sudut> {
  return { actor, bagian: await bagianOf(db, actor, siapa) }
}

export async function readGrafik({ db }: Platform, sudut: Sudut, year: number) {
  const counts = await countPerBulan(db, sudut, rentangBulan(year, 1, 12))
  return bulanRingkasan.map((month, index) => {
    const countOf = (hasil: string) =>
      counts.find((row) => row.bulan === index + 1 && row.hasil === hasil)?.n ?? 0
    const [proses, selesai, ditolak] = [countOf('ongoing'), countOf('finish'), countOf('reject')]
    return { month, total: proses + selesai + ditolak, proses, selesai, ditolak }
  })
}

function joined(produk: BarisRow['produk'], field: keyof BarisRow['produk'][number]): string | null {
  return [...new Set(produk.map((satu) => satu[field]).filter(Boolean))].join(', ') || null
}

function present(row: BarisRow) {
  const { produk } = row
  return {
    uuid: row.uuid,
    nama: namaBerkas(row.audit_type, row.pokok, row.nama_perusahaan),
    nomorPermohonan: row.nomor_permohonan,
    kode_pengajuan: row.kode_pengajuan,
    nama_perusahaan: row.nama_perusahaan,
    status_proses: tahapOf(row).label,
    jenis_permohonan: jenisPengajuanLabels[row.jenis_pengajuan],
    detail_tim_auditor: row.tim.join(', '),
    nomor: row.nomor,
    masa_berlaku: row.berlaku_sampai,
    tanggal_pengajuan: dayInJakarta(row.dibuat),
    tanggal_terbit: row.terbit,
    nama_dagang: joined(produk, 'nama_dagang'),
    nama_latin: joined(produk, 'nama_latin'),
    nama_merek: joined(produk, 'nama_merek'),
    jenis_kemasan: joined(produk, 'jenis_kemasan'),
  }
}
export type BarisRingkasan = ReturnType<typeof present>

export async function readRingkasan({ db }: Platform, sudut: Sudut, saringan: Saringan, page: PageRequest) {
  const rows = await listBaris(db, sudut, saringan, page)
  const { total, max_page } = pageMetaOf(page, await countRingkasan(db, sudut, saringan))
  return { query: rows.map(present), total_query: total, max_page }
}

const batchSize = 500

export async function* allRows(
  { db }: Platform,
  sudut: Sudut,
  saringan: Saringan,
): AsyncGenerator<BarisRingkasan[]> {
  for (let page = 1; ; page += 1) {
    const rows = await listBaris(db, sudut, saringan, { page, limit: batchSize })
    if (rows.length > 0) yield rows.map(present)
    if (rows.length < batchSize) return
  }
}
