import { alurOf } from '@portal/domain/psat/alur/semua-alur'
import { waktuAudit } from '@portal/domain/psat/tenggat/waktu-audit'
import type { Actor } from '#platform/actor.ts'
import type { Platform } from '#platform/platform.ts'
import { getReadableBerkas } from '#psat/alur/akses/find-berkas.service.ts'
import { readHolidays } from '#psat/alur/kalender.repository.ts'
import { listRiwayat, readLedger } from '#psat/alur/riwayat.repository.ts'
import { readIzinTerbit } from '#psat/oss/izin.service.ts'
import { findTagihan, type TagihanRow } from '#psat/pnbp/tagihan.repository.ts'
import { listSertifikat } from './sertifikat.repository.ts'

function presentTagihan(row: TagihanRow) {
  const { id: _, pengajuan_id: __, dikirim: ___, dibuat: ____, diterima, ...tagihan } = row
  return { ...tagihan, diterima: diterima?.toISOString() ?? null }
}

export async function readPenerbitan(platform: Platform, actor: Actor, uuid: string) {
  const { db, clock } = platform
  const row = await getReadableBerkas(platform.db, actor, { uuid })
  const alur = alurOf(row.alur)
  const [tagihan, sertifikat, riwayat, ledger, holidays, oss] = await Promise.all([
    findTagihan(db, row.id),
    listSertifikat(db, row.id),
    listRiwayat(db, row.id),
    readLedger(db, row.id, alur.hari),
    readHolidays(db),
    readIzinTerbit(db, row.id_izin_oss),
  ])
  return {
    tarif: row.tarif,
    tagihan: tagihan ? presentTagihan(tagihan) : null,
    sertifikat: sertifikat.map(({ data: _, registrasi_id: __, ...cetakan }) => cetakan),
    registrasi_id: sertifikat[0]?.registrasi_id ?? null,
    oss,
    waktu_audit: waktuAudit(alur, riwayat, ledger, clock(), holidays),
  }
}
