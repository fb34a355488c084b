import type { jadikanKasusPengaduan } from '@portal/domain/okkp/pengaduan/pengaduan.contract'
import type { Body } from '@portal/domain/platform/contract'
import { fieldError } from '@portal/domain/platform/errors'
import { dayInJakarta } from '@portal/domain/platform/format'
import { scopeOf, withinScope } from '@portal/domain/platform/wilayah/wilayah'
import { openByHand } from '#okkp/kasus/open-kasus.service.ts'
import { readUnits } from '#okkp/kasus/sumber.repository.ts'
import type { Temuan } from '#okkp/kasus/temuan.ts'
import { findNamaKomoditas } from '#okkp/komoditas/komoditas.repository.ts'
import { findRegistrasiUji } from '#okkp/pengujian/registrasi-uji.service.ts'
import type { Actor } from '#platform/actor.ts'
import type { Caller } from '#platform/caller.ts'
import type { Executor } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import * as pasarRepository from './pasar.repository.ts'
import type { RincianRow } from './pengaduan.repository.ts'
import { nextStatus, noteOf, take } from './pengaduan.service.ts'

type Isian = Body<typeof jadikanKasusPengaduan>

/** Returns market, stall and supplier that the office names, each from the lists of markets. */
async function pasarOf(db: Executor, actor: Actor, { pasar_id, nomor_kios, pemasok, komoditas_id }: Isian) {
  if (pasar_id === null) {
    if (nomor_kios !== null || pemasok !== null) throw fieldError('pasar_id', 'Pilih pasarnya lebih dahulu.')
    return undefined
  }
  const pasar = await pasarRepository.findPasar(db, pasar_id)
  if (!pasar || !withinScope(scopeOf(actor), pasar))
    throw fieldError('pasar_id', 'Pasar ini tidak ada di wilayah kerja Anda.')
  const pedagang_id =
    (nomor_kios !== null ? await pasarRepository.findKios(db, pasar_id, nomor_kios) : undefined) ?? null
  const { provinsi_id, kota_id } = pasar
  const place = { pasar_id, nomor_kios, pedagang_id, provinsi_id, kota_id }
  if (pemasok !== null) {
    const named = await pasarRepository.findPemasok(db, pemasok, pasar_id)
    if (named === undefined)
      throw fieldError(
        'pemasok',
        'Pemasok ini belum ada di daftar pasar. Kosongkan, lalu catat pada penelusuran.',
      )
    return { ...place, pemasok_id: named }
  }
  const usual =
    pedagang_id !== null && komoditas_id !== null
      ? await pasarRepository.findPemasokOfKios(db, pedagang_id, komoditas_id)
      : undefined
  return { ...place, pemasok_id: usual ?? null }
}

/** Returns the finding of a report: what the office states, never the reporter. Only the name of the food may be the reporter's. */
async function temuanOf(db: Executor, actor: Actor, row: RincianRow, form: Isian): Promise<Temuan> {
  const { komoditas_id, temuan, lokasi, no_registrasi } = form
  const named = komoditas_id === null ? form.komoditas : await findNamaKomoditas(db, komoditas_id)
  const komoditas = named ?? (komoditas_id === null ? row.pangan : null)
  if (komoditas == null)
    throw fieldError('komoditas', 'Pilih komoditas dari daftar, atau tulis nama pangannya.')
  const { id, fault } = await findRegistrasiUji(db, { no_registrasi }, null)
  if (fault) throw fieldError(fault.field, fault.message)
  const registrasi_id = id ?? row.registrasi_id
  const unit = registrasi_id === null ? undefined : (await readUnits(db, [registrasi_id])).get(registrasi_id)
  const pasar = await pasarOf(db, actor, form)
  const provinsi_id = pasar?.provinsi_id ?? row.provinsi_id ?? unit?.provinsi_id ?? null
  if (provinsi_id === null)
    throw fieldError('lokasi', 'Alihkan laporan ini ke wilayahnya, lalu terima sebagai kasus.')
  return {
    asal: 'pengaduan',
    asal_id: row.id,
    tanggal: row.tanggal ?? dayInJakarta(row.created_at),
    ...{ temuan, komoditas, lokasi, registrasi_id, komoditas_id, provinsi_id },
    kota_id: row.provinsi_id === null ? (unit?.kota_id ?? null) : row.kota_id,
    ...pasar,
  }
}

/** Accepts a report as a case, or joins the open case about the same business, stall or supplier. */
export function acceptAsKasus(platform: Platform, caller: Caller & { actor: Actor }, body: Isian) {
  return take(platform, caller, body, async (step) => {
    const { trx, row, at } = step
    const kasus = await openByHand(trx, await temuanOf(trx, caller.actor, row, body), {
      by: caller.actor.id,
      at,
    })
    await noteOf(step, caller.actor, `Diterima sebagai kasus: ${kasus.parameter} pada ${kasus.komoditas}.`)
    return { ...nextStatus(step), petugas_id: row.petugas_id ?? caller.actor.id }
  })
}
