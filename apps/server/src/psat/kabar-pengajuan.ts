import { formatDate, formatRupiah } from '@portal/domain/platform/format'
import { tahapOf } from '@portal/domain/psat/alur/semua-alur'
import { labelBidang } from '@portal/domain/psat/isian/bidang'
import type { FaktaKabar } from '@portal/domain/psat/pesan/kabar'
import { z } from 'zod'
import type { Trx } from '#platform/database/database.ts'
import type { BerkasRow } from './alur/pengajuan.repository.ts'
import { findSalinan } from './alur/salinan.repository.ts'
import { listNamaTim } from './berkas/berkas.repository.ts'
import { findFaktaTugas } from './daftar/tugas.repository.ts'
import { findTagihan } from './pnbp/tagihan.repository.ts'

/** Step data that a notice needs before the responsible module stores them. */
const bawaan = z.object({
  data_pnbp: z.object({ nominal: z.number(), kd_billing: z.string(), tgl_expire: z.string() }).optional(),
  tim: z.object({ tanggal_penugasan: z.string() }).optional(),
  temuan: z
    .array(z.object({ bidang: z.string(), uraian: z.string(), tanggapan: z.string().nullish() }))
    .optional(),
})
type Bawaan = z.output<typeof bawaan>

async function billOf(trx: Trx, row: BerkasRow, { data_pnbp }: Bawaan) {
  if (tahapOf(row).panel !== 'pembayaran') return undefined
  return data_pnbp ?? (await findTagihan(trx, row.id))
}

async function timOf(trx: Trx, row: BerkasRow, { tim }: Bawaan): Promise<FaktaKabar> {
  if (!tim) return []
  const names = await listNamaTim(trx, row)
  return [
    ['Tim audit', names.join(', ')],
    ['Tanggal penugasan', formatDate(tim.tanggal_penugasan)],
  ]
}

/** Lists the findings of a revision request, so that the mail says what to correct. */
async function temuanOf(trx: Trx, row: BerkasRow, { temuan }: Bawaan): Promise<FaktaKabar> {
  const copy = temuan ? await findSalinan(trx, row.id) : undefined
  return (temuan ?? []).map(({ bidang, uraian, tanggapan }, index) => [
    `Temuan ${index + 1}: ${copy ? labelBidang(bidang, copy.isi) : bidang}`,
    [uraian, tanggapan && `Diminta lagi: ${tanggapan}`].filter(Boolean).join('\n'),
  ])
}

export async function kabarPengajuan(trx: Trx, row: BerkasRow, muatan: Record<string, unknown>) {
  const brought = bawaan.safeParse(muatan).data ?? {}
  const known = await findFaktaTugas(trx, row.id)
  const bill = await billOf(trx, row, brought)
  const money: FaktaKabar = bill
    ? [
        ['Jumlah', formatRupiah(Number(bill.nominal))],
        ['Kode billing', bill.kd_billing],
        ['Kode billing berlaku sampai', formatDate(bill.tgl_expire)],
      ]
    : []
  return {
    tugas: { ...known, tagihan: bill ? Number(bill.nominal) : 0 },
    lain: [...money, ...(await timOf(trx, row, brought)), ...(await temuanOf(trx, row, brought))],
  }
}
