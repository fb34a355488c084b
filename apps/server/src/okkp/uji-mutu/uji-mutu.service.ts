import {
  berasOf,
  decideKelas,
  type KunciMutu,
  kelasMutuLabels,
  kunciMutu,
} from '@portal/domain/okkp/uji-mutu/kelas-mutu'
import type { ujiMutuCalls } from '@portal/domain/okkp/uji-mutu/uji-mutu.contract'
import type { UjiMutu, UjiMutuForm, UkuranUji } from '@portal/domain/okkp/uji-mutu/uji-mutu.schema'
import type { Query } from '@portal/domain/platform/contract'
import { fieldError, notFound } from '@portal/domain/platform/errors'
import { dayInJakarta } from '@portal/domain/platform/format'
import { type RegionScope, refuseForeignRegion, scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { findNamaKomoditas } from '#okkp/komoditas/komoditas.repository.ts'
import { letakOf, refuseFutureDay } from '#okkp/pengujian/letak-uji.service.ts'
import type { Actor } from '#platform/actor.ts'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { RecordKind } from '#platform/record/record.service.ts'
import * as repository from './uji-mutu.repository.ts'

export const dasarBeras = 'Perbadan 2/2023, Lampiran II'

export function presentMutu({ created_at, updated_at, ...row }: repository.UjiMutuRow): UjiMutu {
  return {
    ...row,
    kelas_mutu: kelasMutuLabels[row.kelas_mutu_id],
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }
}

const noMeasures = Object.fromEntries(kunciMutu.map((kunci) => [kunci, null])) as UkuranUji

function measuresOf(form: UjiMutuForm): UkuranUji {
  return Object.fromEntries(kunciMutu.map((kunci: KunciMutu) => [kunci, form[kunci]])) as UkuranUji
}

/**
 * Returns the class. The server computes the class of rice from its measures and takes the class of other foods from
 * the form.
 */
async function kelasOf(db: Executor, form: UjiMutuForm) {
  const nama = await findNamaKomoditas(db, form.komoditas_id)
  if (nama === undefined) throw fieldError('komoditas_id', 'Pilih komoditas dari daftar.')
  const beras = berasOf(nama)
  if (beras && form.jenis_beras === null) {
    throw fieldError('jenis_beras', 'Pilih jenis beras; kelasnya dihitung dari hasil ukur.')
  }
  if (!beras && form.jenis_beras !== null) {
    throw fieldError(
      'jenis_beras',
      `${nama} bukan beras. Kosongkan jenis beras, lalu pilih kelasnya sendiri.`,
    )
  }
  if (form.jenis_beras === null) {
    const { kelas_mutu_id, dasar_kelas, hasil_ukur } = form
    if (kelas_mutu_id === null) throw fieldError('kelas_mutu_id', 'Pilih kelas mutu.')
    return { ...noMeasures, kelas_mutu_id, dasar_kelas, hasil_ukur, penentu: [], alasan_kelas: null }
  }
  const ukuran = measuresOf(form)
  const { kelas, penentu, alasan } = decideKelas(await repository.listAturan(db), form.jenis_beras, ukuran)
  if (kelas === undefined) throw fieldError('kadar_air', 'Isi hasil ukurnya.')
  return {
    ...ukuran,
    kelas_mutu_id: kelas,
    dasar_kelas: dasarBeras,
    hasil_ukur: null,
    penentu: [...penentu],
    alasan_kelas: alasan,
  }
}

async function columnsOf(
  trx: Trx,
  scope: RegionScope,
  form: UjiMutuForm,
  today: string,
  before?: repository.UjiMutuRow,
) {
  refuseFutureDay(form.tanggal, today)
  const letak = await letakOf(trx, scope, form, before)
  return { ...form, ...(await kelasOf(trx, form)), ...letak }
}

export function mutuKind(
  { clock }: Platform,
  actor: Actor,
): RecordKind<repository.UjiMutuRow, UjiMutuForm, UjiMutu> {
  const scope = scopeOf(actor)
  const today = dayInJakarta(clock())
  return {
    noun: 'Uji mutu',
    record: 'uji-mutu',
    lock: (trx, id) => repository.lockMutu(trx, scope, id),
    present: presentMutu,
    insert: async (trx, form, { by, at }) =>
      repository.insertMutu(trx, {
        ...(await columnsOf(trx, scope, form, today)),
        created_by: by,
        updated_by: by,
        created_at: at,
        updated_at: at,
      }),
    update: async (trx, row, form, { by, at, versi }) =>
      repository.updateMutu(trx, row.id, {
        ...(await columnsOf(trx, scope, form, today, row)),
        updated_by: by,
        updated_at: at,
        versi,
      }),
    remove: (trx, row, { by, at }) =>
      repository.updateMutu(trx, row.id, { dihapus: at, updated_by: by, updated_at: at }),
  }
}

export async function readDaftarMutu(
  { db }: Platform,
  actor: Actor,
  { page, limit, sort, kelas_mutu_id, ...filter }: Query<typeof ujiMutuCalls.list>,
) {
  const scope = scopeOf(actor)
  refuseForeignRegion(scope, filter)
  const asked = { ...filter, hasil: kelas_mutu_id?.toString(), page, limit, sort }
  const { rows, total } = await repository.mutuList.page(db, scope, asked)
  return { page: { page, limit }, rows: rows.map(presentMutu), total }
}

export async function readMutu({ db }: Platform, actor: Actor, id: number): Promise<UjiMutu> {
  const row = await repository.mutuList.find(db, scopeOf(actor), id)
  if (!row) throw notFound('Uji mutu')
  return presentMutu(row)
}

export const readAturanMutu = ({ db }: Platform) => repository.listAturan(db)
