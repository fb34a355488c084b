import type { Body, Query } from '@portal/domain/platform/contract'
import { AppError, fieldError } from '@portal/domain/platform/errors'
import { pageMetaOf } from '@portal/domain/platform/list/pagination'
import { semuaAlur } from '@portal/domain/psat/alur/semua-alur'
import { jenisIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import type * as contracts from '@portal/domain/psat/oss/integrasi.contract'
import { isLangkahOss, kirimanBawaan, kirimanOss, kunciLangkah } from '@portal/domain/psat/oss/kiriman.oss'
import { isStatusOss } from '@portal/domain/psat/oss/status.oss'
import { namaBerkas } from '@portal/domain/psat/pengajuan/nama-berkas'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import type { Caller } from '#platform/caller.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import { readPeta } from '../pemetaan.repository.ts'
import { setSaklar } from '../send/send.repository.ts'
import {
  dropUbahan,
  listMasukDitolak,
  listSelisih,
  pesanList,
  readHitungan,
  retryPesan,
  saveUbahan,
  stopPesan,
} from './integrasi.repository.ts'

export async function readIntegrasi({ db, clock, config }: Platform) {
  const { saklar, tertua, ...counts } = await readHitungan(db, clock())
  const selisih = await listSelisih(db)
  const masuk = await listMasukDitolak(db, clock())
  return {
    aktif: config.OSS_URL !== undefined,
    dimatikan: config.OUTBOUND === 'off',
    ditahan: saklar.ditahan,
    sebab: saklar.sebab,
    ...counts,
    tertua: tertua?.toISOString() ?? null,
    selisih: selisih.map(({ audit_type, diperiksa, ...row }) => ({
      ...row,
      auditType: audit_type,
      diperiksa: diperiksa.toISOString(),
    })),
    masuk_ditolak: masuk.map(({ diterima, ...row }) => ({ ...row, diterima: diterima.toISOString() })),
  }
}

export async function readAntrean({ db }: Platform, query: Query<typeof contracts.listPesanOss>) {
  const { rows, total } = await pesanList.page(db, 'semua', query)
  const data = rows.map(({ audit_type, pokok, nama_perusahaan, dibuat, terakhir, ...row }) => ({
    ...row,
    nama: namaBerkas(audit_type, pokok, nama_perusahaan),
    auditType: audit_type,
    dibuat: dibuat.toISOString(),
    terakhir: terakhir?.toISOString() ?? null,
  }))
  return { success: true as const, data, meta: pageMetaOf(query, total) }
}

export function retry(
  { db }: Platform,
  caller: Caller,
  { id }: Body<typeof contracts.retryPesanOss>,
): Promise<number> {
  return write(db, caller, async (trx) => {
    const count = await retryPesan(trx, id)
    if (id !== undefined && count === 0) {
      const message = 'Pesan ini sudah diterima OSS, dibatalkan, atau sedang dikirim.'
      throw new AppError('BENTROK', { message })
    }
    await recordAudit(trx, caller, { record: `oss-pesan/${id ?? 'semua'}`, after: { dicoba_lagi: count } })
    return count
  })
}

export function stop(
  { db }: Platform,
  caller: Caller,
  { id, ...change }: Body<typeof contracts.holdPesanOss>,
) {
  return write(db, caller, async (trx) => {
    if (!(await stopPesan(trx, id, change))) {
      throw new AppError('BENTROK', { message: 'Pesan ini sudah diterima OSS atau sedang dikirim.' })
    }
    await recordAudit(trx, caller, { record: `oss-pesan/${id}`, after: change })
  })
}

export function turn(
  { db, clock }: Platform,
  caller: Caller,
  { ditahan, alasan }: Body<typeof contracts.saklarOss>,
) {
  return write(db, caller, async (trx) => {
    await setSaklar(trx, { ditahan, sebab: ditahan ? alasan : null, sejak: clock() })
    await recordAudit(trx, caller, { record: 'oss-saklar', after: { ditahan, alasan } })
  })
}

export async function readPemetaan({ db }: Platform) {
  const peta = await readPeta(db)
  return semuaAlur().flatMap(({ nama: alur }) =>
    Object.keys(kirimanOss[alur]).flatMap((aksi) =>
      jenisIzin.map((auditType) => {
        const langkah = { alur, aksi, jenis: auditType }
        const bawaan = kirimanBawaan(langkah)
        const ubahan = peta[kunciLangkah(langkah)]
        const kd_status = ubahan === 'tidak' ? null : (ubahan ?? bawaan)
        return { alur, aksi, auditType, bawaan, kd_status, diubah: ubahan !== undefined }
      }),
    ),
  )
}

export function changePemetaan(
  { db }: Platform,
  caller: Caller,
  { alur, aksi, auditType, kd_status }: Body<typeof contracts.changePemetaanOss>,
) {
  const langkah = { alur, aksi, jenis: auditType }
  return write(db, caller, async (trx) => {
    if (!isLangkahOss(langkah)) throw fieldError('aksi', 'Langkah ini tidak dikenal.')
    if (kd_status === 'bawaan') await dropUbahan(trx, langkah)
    else if (kd_status !== null && !isStatusOss(kd_status))
      throw fieldError('kd_status', 'Status ini tidak ada di panduan OSS.')
    else await saveUbahan(trx, langkah, kd_status)
    await recordAudit(trx, caller, { record: `oss-pemetaan/${kunciLangkah(langkah)}`, after: { kd_status } })
  })
}

/** Registers the metrics of the outbox. */
export function registerOssGauges({ db, clock, metrics }: Platform): void {
  metrics.gauges({
    prefix: 'oss_pesan',
    names: {
      menunggu: 'Messages to OSS that wait',
      perlu_diperiksa: 'Messages to OSS that need a person',
      tertua_detik: 'Age of the oldest waiting message to OSS in seconds',
    },
    async read() {
      const now = clock()
      const { menunggu, perlu_diperiksa, tertua } = await readHitungan(db, now)
      const tertua_detik = tertua ? Math.max(0, (now.getTime() - tertua.getTime()) / 1000) : 0
      return { menunggu, perlu_diperiksa, tertua_detik }
    },
  })
}
