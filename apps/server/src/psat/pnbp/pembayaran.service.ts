import type { Body } from '@portal/domain/platform/contract'
import { fieldError } from '@portal/domain/platform/errors'
import { dayInJakarta, formatRupiah } from '@portal/domain/platform/format'
import type { AksiPelaku } from '@portal/domain/psat/alur/pelaku/aksi'
import type { JenisIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import type { DataPnbp, penerbitanCalls } from '@portal/domain/psat/penerbitan/penerbitan.contract'
import { actorOf, type Caller } from '#platform/caller.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import { type Langkah, lockForStep, runAction } from '#psat/alur/pelaku/jalur.ts'
import type { PengajuanRow } from '#psat/alur/pengajuan.repository.ts'
import { presentLangkah } from '#psat/audit/audit.service.ts'
import { findTagihan, saveTagihan, type TagihanRow, updateTagihan } from './tagihan.repository.ts'

type PembayaranBody = Body<typeof penerbitanCalls.sppb.pembayaran>

interface Langkahnya {
  langkah: Partial<Langkah>
  /** Stores the row of the bill after the step. */
  store?: (trx: Trx, at: Date) => Promise<void>
}

/** Replaces an unpaid bill. The history keeps the old bill. */
export function replaceBill(
  platform: Platform,
  caller: Caller,
  auditType: JenisIzin,
  { id_pengajuan: id, versi, keterangan: note, data_pnbp }: Body<typeof penerbitanCalls.sppb.replaceTagihan>,
) {
  return write(platform.db, caller, async (trx) => {
    const tujuan = { aksi: 'ganti_tagihan' as const, auditType, versi }
    const { row } = await lockForStep(platform, trx, actorOf(caller), { id }, tujuan)
    const at = platform.clock()
    const bill = billOf(row, data_pnbp, dayInJakarta(at), note)
    const lama = dataPnbp(await findTagihan(trx, id))
    const after = await runAction(
      platform,
      trx,
      caller,
      { id },
      {
        ...bill.langkah,
        ...tujuan,
        note,
        muatan: { ...bill.langkah.muatan, tagihan_lama: lama },
      },
    )
    await bill.store(trx, at)
    return presentLangkah(after)
  })
}

/** Takes a payment step: the bill, the proof of payment, or the check of the proof. */
export function pay(platform: Platform, caller: Caller, auditType: JenisIzin, body: PembayaranBody) {
  const { id_pengajuan: id, proses, keterangan: note, versi } = body
  const tujuan = { aksi: { call: 'audit/pembayaran_pnbp', proses }, auditType, versi }
  return write(platform.db, caller, async (trx) => {
    const { row, aksi } = await lockForStep(platform, trx, actorOf(caller), { id }, tujuan)
    const at = platform.clock()
    const { langkah, store } = await detailOf(trx, aksi, row, body, dayInJakarta(at))
    const after = await runAction(platform, trx, caller, { id }, { ...tujuan, note, ...langkah })
    await store?.(trx, at)
    return presentLangkah(after)
  })
}

async function detailOf(
  trx: Trx,
  aksi: AksiPelaku,
  row: PengajuanRow,
  body: PembayaranBody,
  today: string,
): Promise<Langkahnya> {
  const { keterangan } = body
  switch (aksi) {
    case 'terbitkan_tagihan':
      return body.data_pnbp ? billOf(row, body.data_pnbp, today, keterangan) : { langkah: {} }
    case 'kirim_bukti_bayar':
      return proofOf(row, body, today)
    case 'tolak_bukti_bayar':
      return {
        langkah: {
          kolom: { keterangan_audit: keterangan },
          oss: { data_pnbp: dataPnbp(await findTagihan(trx, row.id)) },
        },
        store: (later) => updateTagihan(later, row.id, { alasan_ditolak: keterangan }),
      }
    case 'terima_pembayaran':
      return {
        langkah: { kolom: { keterangan_audit: keterangan } },
        store: (later, diterima) => updateTagihan(later, row.id, { diterima, alasan_ditolak: null }),
      }
    default:
      return { langkah: {} }
  }
}

function billOf(row: PengajuanRow, tagihan: DataPnbp, today: string, keterangan: string | null) {
  const { dokumen, ...bill } = tagihan
  if (row.tarif > 0 && bill.nominal !== row.tarif) {
    throw fieldError('data_pnbp.nominal', `Nominal harus sama dengan tarifnya, ${formatRupiah(row.tarif)}.`)
  }
  if (bill.tgl_expire < today) {
    throw fieldError('data_pnbp.tgl_expire', 'Tanggal kedaluwarsa billing sudah lewat.')
  }
  return {
    langkah: {
      input: { tagihan: { nominal: bill.nominal } },
      lampiran: dokumen ? [{ label: 'Surat tagihan PNBP', kunci: dokumen, field: 'data_pnbp.dokumen' }] : [],
      kolom: { keterangan_audit: keterangan },
      muatan: { data_pnbp: bill },
      oss: { data_pnbp: { ...bill, dokumen } },
    },
    store: (trx: Trx, at: Date) =>
      saveTagihan(trx, { ...bill, dokumen, pengajuan_id: row.id, dikirim: at, dibuat: at }),
  } satisfies Langkahnya
}

function proofOf(row: PengajuanRow, body: PembayaranBody, today: string): Langkahnya {
  const { bukti_pembayaran: bukti, tanggal_pembayaran } = body
  if (!bukti) return { langkah: {} }
  const tanggal = tanggal_pembayaran ?? today
  if (tanggal > today) {
    throw fieldError('tanggal_pembayaran', 'Tanggal pembayaran tidak boleh setelah hari ini.')
  }
  return {
    langkah: {
      input: { buktiBayar: bukti },
      lampiran: [{ label: 'Bukti pembayaran PNBP', kunci: bukti, field: 'bukti_pembayaran' }],
      muatan: { tanggal_pembayaran: tanggal },
    },
    store: (trx) =>
      updateTagihan(trx, row.id, {
        bukti_pembayaran: bukti,
        tanggal_pembayaran: tanggal,
        alasan_ditolak: null,
      }),
  }
}

function dataPnbp(tagihan: TagihanRow | undefined) {
  if (!tagihan) return null
  const { kd_akun, kd_penerimaan, kd_billing, tgl_billing, tgl_expire, nominal, url_dokumen, dokumen } =
    tagihan
  return { kd_akun, kd_penerimaan, kd_billing, tgl_billing, tgl_expire, nominal, url_dokumen, dokumen }
}
