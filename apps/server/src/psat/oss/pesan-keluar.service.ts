import type { NamaAlur } from '@portal/domain/psat/alur/alur'
import type { JenisIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { kirimanUntuk, type LangkahOss, langkahOss } from '@portal/domain/psat/oss/kiriman.oss'
import { statusOss } from '@portal/domain/psat/oss/status.oss'
import type { Trx } from '#platform/database/database.ts'
import { canonicalJson } from '#psat/alur/rantai/sidik.ts'
import { findIzinOss } from './izin.repository.ts'
import { readPeta } from './pemetaan.repository.ts'
import { correctPesanKeluar, insertPesanKeluar, lastPesanKeluar } from './pesan-keluar.repository.ts'

interface Kiriman {
  pengajuan: { id: number; id_izin_oss: number | null; alur: NamaAlur; audit_type: JenisIzin }
  /** Name of the step in the workflow table of its track. */
  aksi: string
  urutanRiwayat: number
  oleh: string
  note: string | null
  lampiran: readonly { label: string; kunci: string }[]
  at: Date
  /** Additional data of this status: the bill, the number or the certificate. */
  tambahan: Record<string, unknown>
}

async function ciriIzin(trx: Trx, izinId: number) {
  const izin = await findIzinOss(trx, izinId)
  return {
    id_izin: izin?.id_izin ?? null,
    oss_id: izin?.oss_id ?? null,
    nib: izin?.nib ?? null,
    kode_izin: izin?.kode_izin ?? null,
    id_proyek: izin?.id_proyek ?? null,
    id_produk: izin?.id_produk ?? null,
  }
}

/**
 * Puts the status of a step into the outbox, if the file has an OSS licence and OSS does not have this status yet. The
 * function corrects a waiting message with the same status in place.
 */
export async function queueStatus(trx: Trx, kiriman: Kiriman): Promise<void> {
  const { pengajuan, aksi } = kiriman
  const { id_izin_oss, alur, audit_type } = pengajuan
  if (id_izin_oss === null) return
  for (const langkah of langkahOss({ alur, aksi, jenis: audit_type })) {
    await queueOne(trx, langkah, { ...kiriman, pengajuan: { ...pengajuan, id_izin_oss } })
  }
}

interface KirimanIzin extends Kiriman {
  pengajuan: Kiriman['pengajuan'] & { id_izin_oss: number }
}

async function queueOne(
  trx: Trx,
  langkah: LangkahOss,
  { pengajuan, urutanRiwayat, oleh, note, lampiran, at, tambahan }: KirimanIzin,
): Promise<void> {
  const last = await lastPesanKeluar(trx, pengajuan.id)
  const told = last?.muatan as Record<string, unknown> | undefined
  const koreksi = Object.keys(tambahan).some(
    (key) => canonicalJson(told?.[key]) !== canonicalJson(tambahan[key]),
  )
  const peta = await readPeta(trx)
  const kd_status = kirimanUntuk(langkah, last?.kd_status ?? null, koreksi, peta)
  if (kd_status === null) return
  const { nama, metode } = statusOss[kd_status]
  const muatan = JSON.stringify({
    ...(await ciriIzin(trx, pengajuan.id_izin_oss)),
    tgl_status: at.toISOString(),
    nama_petugas: oleh,
    keterangan: note,
    lampiran: lampiran.map(({ kunci }) => kunci),
    riwayat: urutanRiwayat,
    ...tambahan,
  })
  const repeats = last?.kd_status === kd_status
  if (repeats && (await correctPesanKeluar(trx, pengajuan.id, last.urutan, muatan))) return
  await insertPesanKeluar(trx, {
    pengajuan_id: pengajuan.id,
    urutan: (last?.urutan ?? 0) + 1,
    metode,
    kd_status,
    nama_status: nama,
    dibuat: at,
    muatan,
  })
}

interface Ubahan {
  oleh: string
  note: string
  at: Date
  lisensi: Record<string, unknown>
}

/**
 * Sends the attachment of a reprinted licence to OSS. If the old message still waits, the new attachment replaces it.
 */
export async function queueUbahan(
  trx: Trx,
  pengajuan: { id: number; id_izin_oss: number | null },
  { oleh, note, at, lisensi }: Ubahan,
): Promise<void> {
  if (pengajuan.id_izin_oss === null) return
  const last = await lastPesanKeluar(trx, pengajuan.id)
  if (!last) return
  const muatan = JSON.stringify({
    ...(await ciriIzin(trx, pengajuan.id_izin_oss)),
    tgl_status: at.toISOString(),
    nama_petugas: oleh,
    keterangan: note,
    ...lisensi,
  })
  if (last.kd_status === '50' && (await correctPesanKeluar(trx, pengajuan.id, last.urutan, muatan))) return
  await insertPesanKeluar(trx, {
    pengajuan_id: pengajuan.id,
    urutan: last.urutan + 1,
    metode: 'updateLicense',
    kd_status: '50',
    nama_status: 'Perubahan lampiran',
    dibuat: at,
    muatan,
  })
}
