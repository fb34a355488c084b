import { describeBelum, nilaiAspek, nilaiTotal } from '@portal/domain/pasar/sanitasi/nilai-sanitasi'
import type {
  ButirForm,
  Sanitasi,
  SanitasiForm,
  sanitasiCalls,
} from '@portal/domain/pasar/sanitasi/sanitasi.contract'
import type { Query } from '@portal/domain/platform/contract'
import { fieldError, notFound } from '@portal/domain/platform/errors'
import { refuseForeignRegion, scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { hasPermission } from '@portal/domain/portal/permissions'
import { findTempat } from '#pasar/tempat.repository.ts'
import type { Actor } from '#platform/actor.ts'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { RecordAccess } from '#platform/files/visibility.ts'
import type { Platform } from '#platform/platform.ts'
import type { RecordKind } from '#platform/record/record.service.ts'
import { presentDetail, presentSanitasi } from './sanitasi.presenter.ts'
import * as repository from './sanitasi.repository.ts'

const twoYears = 24

type Isian = Omit<SanitasiForm, 'kode_group' | 'pasar_id'>

/** Checks that the form answers every item, and returns the items with the text that the officer read. */
async function isiOf(db: Executor, { butir, tanggal, catatan }: Isian, dicatat?: Date) {
  const known = await repository.listSop(
    db,
    butir.map(({ sop_id }) => sop_id),
  )
  const seen = new Set<number>()
  const rows = butir.map(({ sop_id, nama, jawaban, catatan: note, foto }, urutan) => {
    const sop = known.find((satu) => satu.sop_id === sop_id && satu.nama === nama)
    if (!sop) throw fieldError(`butir.${urutan}.sop_id`, `Butir "${nama}" tidak ada pada SOP sanitasi.`)
    if (seen.has(sop_id)) throw fieldError(`butir.${urutan}.sop_id`, `Butir ${sop.kode} dinilai dua kali.`)
    seen.add(sop_id)
    return { ...sop, urutan, jawaban, catatan: note, foto }
  })
  const diminta = await repository.listSopDiminta(db, dicatat)
  const belum = diminta.filter(({ sop_id }) => !seen.has(sop_id))
  const missing = describeBelum([...rows, ...belum.map((satu) => ({ ...satu, jawaban: null }))])
  if (missing)
    throw fieldError('butir', `${missing} Nilai semuanya; yang tidak ada di pasar ini: Tidak berlaku.`)
  const aspek = nilaiAspek(rows)
  return { isi: { tanggal, catatan, nilai: nilaiTotal(aspek), belum_dinilai: 0 }, rows, aspek }
}

const photosOf = (butir: readonly Pick<ButirForm, 'foto'>[]) => butir.flatMap(({ foto }) => foto)

/** Assessments of the caller's region, identified by the key from the officer's device. */
export function sanitasiKind(
  { files }: Platform,
  actor: Actor,
): RecordKind<repository.SanitasiRow, Isian & Partial<SanitasiForm>, Sanitasi, string> {
  const scope = scopeOf(actor)
  const claim = (trx: Trx, kode: string, butir: readonly ButirForm[]) =>
    files.claim(trx, photosOf(butir), {
      record: `sanitasi/${kode}`,
      visibility: 'rekaman',
      actor,
      field: 'butir',
    })
  return {
    noun: 'Penilaian sanitasi',
    record: 'sanitasi',
    lock: (trx, kode) => repository.lockSanitasi(trx, scope, kode),
    present: presentSanitasi,
    async insert(trx, form, stamp) {
      const { kode_group = '', pasar_id = 0 } = form
      const tempat = await findTempat(trx, scope, pasar_id)
      if (!tempat) throw fieldError('pasar_id', 'Pasar ini tidak ada di wilayah kerja Anda.')
      // The device lost the answer of an earlier request and sends the same assessment again.
      if (await repository.isKnown(trx, kode_group)) return kode_group
      const { isi, rows, aspek } = await isiOf(trx, form)
      const id = await repository.insertSanitasi(trx, { ...isi, ...tempat, kode_group, pasar_id }, stamp)
      await repository.writeIsi(trx, id, rows, aspek)
      await claim(trx, kode_group, form.butir)
      return kode_group
    },
    async update(trx, before, form, stamp) {
      const { isi, rows, aspek } = await isiOf(trx, form, before.created_at)
      const old = photosOf(await repository.listButir(trx, before.id))
      await claim(trx, before.kode_group, form.butir)
      await repository.updateSanitasi(trx, before.id, isi, stamp)
      await repository.writeIsi(trx, before.id, rows, aspek)
      const kept = photosOf(form.butir)
      const dropped = old.filter((key) => !kept.includes(key))
      await files.release(trx, dropped, `sanitasi/${before.kode_group}`)
    },
    async remove(trx, before) {
      const photos = photosOf(await repository.listButir(trx, before.id))
      await repository.deleteSanitasi(trx, before.id)
      await files.release(trx, photos, `sanitasi/${before.kode_group}`)
    },
  }
}

export async function readSanitasiList(
  { db }: Platform,
  actor: Actor,
  query: Query<typeof sanitasiCalls.list>,
) {
  const scope = scopeOf(actor)
  refuseForeignRegion(scope, query)
  const { rows, total } = await repository.sanitasiList.page(db, scope, query)
  const asked = (row: repository.SanitasiRow) =>
    query.aspek_kode === undefined
      ? row
      : { ...row, aspek: row.aspek.filter(({ aspek_kode }) => aspek_kode === query.aspek_kode) }
  return { rows: rows.map((row) => presentSanitasi(asked(row))), total }
}

export async function readSanitasi({ db }: Platform, actor: Actor, kodeGroup: string) {
  const row = await repository.findSanitasi(db, scopeOf(actor), kodeGroup)
  if (!row) throw notFound('Penilaian sanitasi')
  const sebelumnya = await repository.findSebelumnya(db, row)
  const [butir, butirSebelumnya, riwayat, diminta] = await Promise.all([
    repository.listButir(db, row.id),
    sebelumnya ? repository.listButir(db, sebelumnya.id) : [],
    repository.listRiwayat(db, row.pasar_id, twoYears),
    row.belum_dinilai > 0 ? repository.listSopDiminta(db, row.created_at) : [],
  ])
  const known = new Set(butir.map(({ sop_id }) => sop_id))
  const belum = diminta.filter(({ sop_id }) => !known.has(sop_id))
  return presentDetail(row, { butir, belum, sebelumnya, butirSebelumnya, riwayat })
}

export const sanitasiFileAccess: RecordAccess = async (actor, record, db) => {
  const kodeGroup = record.split('/')[1] ?? ''
  if (!hasPermission(actor.role, 'pasar.kelola')) return false
  return (await repository.findSanitasi(db, scopeOf(actor), kodeGroup)) !== undefined
}
