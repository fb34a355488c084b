import type {
  correctPeringatan,
  Peringatan,
  PeringatanForm,
  peringatanCalls,
  publishPeringatan,
  revokePeringatan,
} from '@portal/domain/okkp/peringatan/peringatan.contract'
import {
  faultOfAlasan,
  jenisPeringatanLabels,
  needsSecondPerson,
  type TindakanPeringatan,
  tindakanPeringatanLabels,
} from '@portal/domain/okkp/peringatan/peringatan.rules'
import type { Body, Query } from '@portal/domain/platform/contract'
import { AppError, fieldError, notFound } from '@portal/domain/platform/errors'
import { refuseForeignRegion, scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { hasPermission } from '@portal/domain/portal/permissions'
import { notify } from '#akun/index.ts'
import type { Actor } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import type { Caller } from '#platform/caller.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { lockRecord, type RecordKind } from '#platform/record/record.service.ts'
import type { Stamp } from '#platform/record/stamp.ts'
import { write } from '#platform/write.ts'
import { getBukti } from './bukti.service.ts'
import * as repository from './peringatan.repository.ts'

type SignedIn = Caller & { actor: Actor }
type Row = repository.PeringatanRow

const page = (id: number): `/${string}` => `/okkp/admin/peringatan/${id}`
const drafOf = ({ semua }: Row) => semua.find(({ terbit }) => terbit === null)

const versiOf = ({ penulis, ...versi }: repository.VersiRow) => ({
  ...versi,
  penulis: penulis.map(({ nama }) => nama),
})

function present(row: Row, actor: Actor): Peringatan {
  const draf = drafOf(row)
  const terbit = row.semua.filter((versi) => versi !== draf)
  const shown = draf ?? terbit[0]
  const tulisan_saya =
    draf !== undefined &&
    needsSecondPerson(
      draf.penulis.map(({ id }) => id),
      actor.id,
    )
  return {
    id: row.id,
    jenis: row.jenis,
    status: row.status,
    provinsi_id: row.provinsi_id,
    provinsi: row.provinsi,
    judul: shown?.judul ?? '',
    pangan: shown?.pangan ?? '',
    draf: draf ? versiOf(draf) : null,
    riwayat: terbit.map(versiOf),
    boleh_tulis: hasPermission(actor.role, 'peringatan.tulis'),
    boleh_terbitkan: draf !== undefined && !tulisan_saya && hasPermission(actor.role, 'peringatan.terbitkan'),
    tulisan_saya,
    bukti: row.bukti,
    diubah: row.updated_at.toISOString(),
    versi: row.versi,
  }
}

async function tellWaiting(
  trx: Trx,
  id: number,
  { judul }: { judul: string },
  what: string,
  by: number | null,
) {
  await notify(
    trx,
    { roles: ['OKKP_ADMIN_PUSAT', 'SUPERADMIN'], ...(by === null ? {} : { except: by }) },
    {
      keterangan: `${what} menunggu orang kedua: ${judul}. Baca, lalu setujui bila benar.`,
      tautan: page(id),
    },
  )
}

/** Returns the region of a warning. A province office may write only for its own province. */
function regionFor(actor: Actor, form: Pick<PeringatanForm, 'provinsi_id'>): number | null {
  const scope = scopeOf(actor)
  refuseForeignRegion(scope, form)
  return scope.jenis === 'semua' ? form.provinsi_id : scope.provinsi_id
}

function checkAlasan(tindakan: TindakanPeringatan, { alasan }: Pick<PeringatanForm, 'alasan'>): void {
  const fault = faultOfAlasan(tindakan, alasan)
  if (fault) throw fieldError('alasan', fault)
}

function getDraf(row: Row): repository.VersiRow {
  const draf = drafOf(row)
  if (draf) return draf
  throw new AppError('BUKAN_GILIRAN', {
    message: 'Yang sudah terbit tidak diubah diam-diam. Tulis koreksi, atau cabut dengan alasannya.',
  })
}

type Files = Platform['files']
const record = (id: number) => `peringatan/${id}`

/** Claims a photo that no version of the warning shows yet. */
async function claimFoto(
  files: Files,
  trx: Trx,
  actor: Actor,
  { id, semua }: Pick<Row, 'id' | 'semua'>,
  foto: string | null,
): Promise<void> {
  if (foto === null || semua.some((versi) => versi.foto === foto)) return
  await files.claim(trx, [foto], { record: record(id), visibility: 'publik', actor, field: 'foto' })
}

/** Releases the photo of a changed or dropped draft, unless a published version shows it. */
async function releaseFoto(files: Files, trx: Trx, { id, semua }: Row, after: string | null): Promise<void> {
  const before = semua.find(({ terbit }) => terbit === null)?.foto ?? null
  if (before === null || before === after) return
  if (semua.some(({ terbit, foto }) => terbit !== null && foto === before)) return
  await files.release(trx, [before], record(id))
}

/** Drafts can be changed and deleted. Published versions are immutable. */
export const peringatanKind = (files: Files, actor: Actor): RecordKind<Row, PeringatanForm, Peringatan> => ({
  noun: 'Peringatan',
  record: 'peringatan',
  lock: (trx, id) => repository.lockPeringatan(trx, scopeOf(actor), id),
  present: (row) => present(row, actor),
  async insert(trx, form, stamp) {
    const provinsi_id = regionFor(actor, form)
    const bukti = form.bukti && (await getBukti(trx, actor, form.bukti))
    const id = await repository.insertPeringatan(trx, { jenis: form.jenis, provinsi_id, bukti }, stamp)
    await claimFoto(files, trx, actor, { id, semua: [] }, form.foto)
    await repository.insertVersi(trx, id, { ...form, alasan: null, nomor: 1, tindakan: 'terbit' }, stamp)
    await tellWaiting(trx, id, form, jenisPeringatanLabels[form.jenis], stamp.by)
    return id
  },
  async update(trx, before, form, stamp) {
    const draf = getDraf(before)
    checkAlasan(draf.tindakan, form)
    await claimFoto(files, trx, actor, before, form.foto)
    await repository.updateDraf(trx, before.id, form, stamp)
    await releaseFoto(files, trx, before, form.foto)
    // A published warning keeps its kind and region. A correction explains the mistake in its text.
    const first =
      before.versi_terbit === null ? { jenis: form.jenis, provinsi_id: regionFor(actor, form) } : {}
    await repository.touchPeringatan(trx, before.id, { ...first, updated_at: stamp.at, versi: stamp.versi })
  },
  async remove(trx, before, stamp) {
    getDraf(before)
    await repository.dropDraf(trx, before, stamp.at)
    await releaseFoto(files, trx, before, null)
  },
})

export async function readDaftar(
  { db }: Platform,
  actor: Actor,
  query: Query<(typeof peringatanCalls)['list']>,
) {
  const { rows, total } = await repository.peringatanList.page(db, scopeOf(actor), query)
  return { rows: rows.map((row) => present(row, actor)), total }
}

export async function readPeringatan({ db }: Platform, actor: Actor, id: number): Promise<Peringatan> {
  const row = await repository.peringatanList.find(db, scopeOf(actor), id)
  if (!row) throw notFound('Peringatan')
  return present(row, actor)
}

/** Runs one step with an optimistic lock and an audit entry. */
function step(
  { db, clock, files }: Platform,
  caller: SignedIn,
  { id, versi }: { id: number; versi: number },
  work: (trx: Trx, row: Row, stamp: Stamp) => Promise<void>,
): Promise<Peringatan> {
  const { actor } = caller
  const kind = peringatanKind(files, actor)
  return write(db, caller, async (trx) => {
    const row = await lockRecord(trx, kind, id, versi)
    await work(trx, row, { by: actor.id, at: clock() })
    const after = present(await lockRecord(trx, kind, id), actor)
    await recordAudit(trx, caller, { record: `peringatan/${id}`, before: present(row, actor), after })
    return after
  })
}

async function open(
  trx: Trx,
  row: Row,
  tindakan: 'koreksi' | 'cabut',
  change: Partial<PeringatanForm> & { alasan: string | null },
  stamp: Stamp,
): Promise<void> {
  if (drafOf(row)) {
    throw new AppError('BUKAN_GILIRAN', {
      message: 'Masih ada draf yang menunggu orang kedua. Terbitkan atau buang draf itu lebih dahulu.',
    })
  }
  const [latest] = row.semua
  if (!latest || row.status !== 'berlaku') {
    throw new AppError('BUKAN_GILIRAN', { message: 'Yang dikoreksi atau dicabut adalah yang masih berlaku.' })
  }
  checkAlasan(tindakan, change)
  const isi = { ...latest, ...change, nomor: latest.nomor + 1, tindakan }
  await repository.insertVersi(trx, row.id, isi, stamp)
  await repository.touchPeringatan(trx, row.id, { updated_at: stamp.at, versi: row.versi + 1 })
  await tellWaiting(trx, row.id, isi, tindakan === 'koreksi' ? 'Koreksi' : 'Pencabutan', stamp.by)
}

export function correct(platform: Platform, caller: SignedIn, body: Body<typeof correctPeringatan>) {
  const { id, versi, ...isi } = body
  return step(platform, caller, { id, versi }, async (trx, row, stamp) => {
    await claimFoto(platform.files, trx, caller.actor, row, isi.foto)
    await open(trx, row, 'koreksi', isi, stamp)
  })
}

export function withdraw(
  platform: Platform,
  caller: SignedIn,
  { alasan, ...seen }: Body<typeof revokePeringatan>,
) {
  return step(platform, caller, seen, (trx, row, stamp) => open(trx, row, 'cabut', { alasan }, stamp))
}

export function publish(platform: Platform, caller: SignedIn, seen: Body<typeof publishPeringatan>) {
  return step(platform, caller, seen, async (trx, row, stamp) => {
    const draf = drafOf(row)
    if (!draf) throw new AppError('BUKAN_GILIRAN', { message: 'Tidak ada draf yang menunggu diterbitkan.' })
    const penulis = draf.penulis.map(({ id }) => id)
    if (needsSecondPerson(penulis, caller.actor.id)) throw new AppError('PERLU_ORANG_KEDUA')
    await repository.publish(trx, row, draf, stamp)
    await notify(
      trx,
      { penggunaIds: penulis },
      {
        keterangan: `${jenisPeringatanLabels[row.jenis]} "${draf.judul}" ${tindakanPeringatanLabels[draf.tindakan].toLowerCase()} oleh ${caller.actor.nama} dan tampil bagi umum.`,
        tautan: page(row.id),
      },
    )
  })
}
