import type {
  alihkanPengaduan,
  catatPengaduan,
  jawabPengaduan,
  listPengaduan,
  RincianPengaduan,
  tugaskanPengaduan,
  tutupPengaduan,
} from '@portal/domain/okkp/pengaduan/pengaduan.contract'
import { luaranPengaduanLabels } from '@portal/domain/okkp/pengaduan/pengaduan.rules'
import type { Body, Query } from '@portal/domain/platform/contract'
import { AppError, fieldError, notFound } from '@portal/domain/platform/errors'
import { dayInJakarta, formatDateTime } from '@portal/domain/platform/format'
import { provinsiOfKota, refuseForeignRegion, scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { hasPermission } from '@portal/domain/portal/permissions'
import { notify } from '#akun/index.ts'
import { holdersOf, officeName, ownOffice } from '#okkp/kantor/kantor.service.ts'
import type { Actor } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import type { Caller } from '#platform/caller.ts'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { RecordAccess } from '#platform/files/visibility.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import { mailReporter } from './kabar-pelapor.ts'
import { pengaduanRecord, tautanPengaduan } from './kiriman.service.ts'
import { presentPengaduan, presentRincian } from './pengaduan.presenter.ts'
import * as repository from './pengaduan.repository.ts'

type SignedIn = Caller & { actor: Actor }

export async function readDaftar({ db, clock }: Platform, actor: Actor, query: Query<typeof listPengaduan>) {
  const scope = scopeOf(actor)
  refuseForeignRegion(scope, query)
  const { rows, total } = await repository.pengaduanList.page(db, { scope, id: actor.id }, query)
  const today = dayInJakarta(clock())
  return { rows: rows.map((row) => presentPengaduan(row, actor, today)), total }
}

async function getRow(db: Executor, actor: Actor, id: number) {
  const row = await repository.findPengaduan(db, scopeOf(actor), id)
  if (!row) throw notFound('Laporan')
  return row
}

async function present({ clock }: Platform, db: Executor, row: repository.RincianRow, actor: Actor) {
  return presentRincian(row, await repository.listPesan(db, row.id), actor, dayInJakarta(clock()))
}

export async function readPengaduan(platform: Platform, actor: Actor, id: number): Promise<RincianPengaduan> {
  return present(platform, platform.db, await getRow(platform.db, actor, id), actor)
}

export async function readPetugas({ db }: Platform, actor: Actor, id: number) {
  const found = await repository.listPetugas(db, await getRow(db, actor, id))
  return found.map((one) => ({
    id: one.id,
    nama: one.nama,
    kantor: officeName(ownOffice(scopeOf(one)), one),
  }))
}

export const pengaduanFileAccess: RecordAccess = async (actor, record, db) => {
  if (!hasPermission(actor.role, 'pengaduan.kelola')) return false
  return (await repository.findPengaduan(db, scopeOf(actor), Number(record.split('/')[1]))) !== undefined
}

/** Locks a report. Fails if the report is closed or if the caller saw an older version. */
async function lockSeen(trx: Trx, actor: Actor, { id, versi }: { id: number; versi: number }) {
  const row = await repository.lockPengaduan(trx, scopeOf(actor), id)
  if (!row) throw notFound('Laporan')
  if (row.ditutup !== null) {
    const by = row.ditutup_oleh ? ` oleh ${row.ditutup_oleh}` : ''
    throw new AppError('BENTROK', {
      message: `Laporan ini sudah ditutup${by} pada ${formatDateTime(row.ditutup)}. Muat ulang untuk melihatnya.`,
    })
  }
  if (row.versi !== versi) {
    throw new AppError('BENTROK', {
      message:
        'Laporan ini baru saja berubah: rekan Anda mengerjakannya atau pelapornya membalas. Muat ulang, lalu kirim lagi bila masih perlu.',
    })
  }
  return row
}

export interface Step {
  row: repository.RincianRow
  trx: Trx
  at: Date
  /** Name of the officer's office, which the reporter sees. */
  kantor: string
}

/**
 * Runs one step of an officer: locks the report, does the work, writes the audit entry without message texts, returns
 * the new state.
 */
export function take(
  platform: Platform,
  caller: SignedIn,
  seen: { id: number; versi: number },
  work: (step: Step) => Promise<Parameters<typeof repository.updatePengaduan>[2]>,
): Promise<RincianPengaduan> {
  const { actor } = caller
  const at = platform.clock()
  return write(platform.db, caller, async (trx) => {
    const row = await lockSeen(trx, actor, seen)
    const kantor = officeName(ownOffice(scopeOf(actor)), row)
    const change = await work({ row, trx, at, kantor })
    await repository.updatePengaduan(trx, row.id, { ...change, updated_at: at, versi: row.versi + 1 })
    await recordAudit(trx, caller, {
      record: pengaduanRecord(row.id),
      after: { nomor: row.nomor, ...change },
    })
    // Reads without a region filter, because the report may have left the caller's region in this step.
    const stored = await repository.findPengaduan(trx, { jenis: 'semua' }, row.id)
    if (!stored) throw notFound('Laporan')
    return present(platform, trx, stored, actor)
  })
}

export const nextStatus = ({ row }: Step) => (row.status === 'baru' ? { status: 'diproses' as const } : {})
const pesanOf = ({ row, at, kantor }: Step, actor: Actor, isi: string) => ({
  pengaduan_id: row.id,
  isi,
  kantor,
  penulis_id: actor.id,
  created_at: at,
})

export async function noteOf(step: Step, actor: Actor, isi: string): Promise<void> {
  await repository.insertPesan(step.trx, { ...pesanOf(step, actor, isi), jenis: 'catatan' })
}

export function assign(platform: Platform, caller: SignedIn, body: Body<typeof tugaskanPengaduan>) {
  return take(platform, caller, body, async (step) => {
    const { petugas_id } = body
    if (petugas_id !== null) {
      const able = await repository.listPetugas(step.trx, step.row)
      // An officer may always assign a report to themselves. All others must be on the list.
      if (petugas_id !== caller.actor.id && !able.some(({ id }) => id === petugas_id))
        throw fieldError('petugas_id', 'Pilih petugas dari kantor yang menangani wilayah ini.')
      if (petugas_id !== caller.actor.id) {
        await notify(
          step.trx,
          { penggunaIds: [petugas_id] },
          {
            keterangan: `Laporan masyarakat ${step.row.nomor} ditugaskan kepada Anda. Baca dan jawab pelapornya.`,
            tautan: tautanPengaduan(step.row.id),
          },
        )
      }
    }
    return { petugas_id, ...nextStatus(step) }
  })
}

export function reply(platform: Platform, caller: SignedIn, body: Body<typeof jawabPengaduan>) {
  return take(platform, caller, body, async (step) => {
    const { trx, row, at, kantor } = step
    await repository.insertPesan(trx, { ...pesanOf(step, caller.actor, body.isi), jenis: 'jawaban' })
    await mailReporter(platform, trx, row, `${kantor} menjawab laporan Anda ${row.nomor}.`)
    return {
      status: body.tanya ? ('menunggu' as const) : ('diproses' as const),
      giliran_sejak: at,
      petugas_id: row.petugas_id ?? caller.actor.id,
    }
  })
}

export function note(platform: Platform, caller: SignedIn, body: Body<typeof catatPengaduan>) {
  return take(platform, caller, body, async (step) => {
    await noteOf(step, caller.actor, body.isi)
    return {}
  })
}

export function handOver(platform: Platform, caller: SignedIn, body: Body<typeof alihkanPengaduan>) {
  const { provinsi_id, kota_id, alasan } = body
  // The new region must be the centre or lie within the account's own region.
  refuseForeignRegion(scopeOf(caller.actor), body)
  if (kota_id !== null && provinsi_id !== provinsiOfKota(kota_id))
    throw fieldError('kota_id', 'Pilih kabupaten atau kota di provinsi itu.')
  return take(platform, caller, body, async (step) => {
    const { trx, row, at } = step
    if (row.provinsi_id === provinsi_id && row.kota_id === kota_id)
      throw fieldError('provinsi_id', 'Laporan ini sudah di wilayah itu.')
    await repository.insertPesan(trx, {
      ...pesanOf(step, caller.actor, `Dialihkan: ${alasan}`),
      jenis: 'catatan',
    })
    await notify(trx, await holdersOf(trx, { provinsi_id, kota_id }), {
      keterangan: `Laporan masyarakat ${row.nomor} dialihkan kepada kantor Anda: ${alasan}`,
      tautan: tautanPengaduan(row.id),
    })
    return { provinsi_id, kota_id, petugas_id: null, giliran_sejak: at }
  })
}

export function close(platform: Platform, caller: SignedIn, body: Body<typeof tutupPengaduan>) {
  return take(platform, caller, body, async (step) => {
    const { trx, row, at } = step
    const { luaran, isi } = body
    await repository.insertPesan(trx, { ...pesanOf(step, caller.actor, isi), jenis: 'jawaban' })
    const outcome = luaranPengaduanLabels[luaran].toLowerCase()
    await mailReporter(platform, trx, row, `Laporan Anda ${row.nomor} ditutup: ${outcome}.`)
    return { status: 'selesai' as const, luaran, ditutup: at, ditutup_oleh: caller.actor.id }
  })
}
