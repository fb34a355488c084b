import { isWorkingDay } from '@portal/domain/platform/calendar/working-days'
import type { Body } from '@portal/domain/platform/contract'
import { AppError, fieldError } from '@portal/domain/platform/errors'
import { dayInJakarta, formatDate } from '@portal/domain/platform/format'
import { tahapOf } from '@portal/domain/psat/alur/semua-alur'
import {
  isOver,
  type LangkahKunjungan,
  langkahBoleh,
  needsAlasan,
  type PihakKunjungan,
  type StatusKunjungan,
  type WaktuKunjungan,
} from '@portal/domain/psat/lapang/kunjungan'
import type { addUsulKunjungan, moveKunjungan } from '@portal/domain/psat/lapang/kunjungan.contract'
import type { Actor } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import { actorOf, type Caller } from '#platform/caller.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import { lockReadableBerkas } from '#psat/alur/akses/find-berkas.service.ts'
import { diwakiliPada } from '#psat/alur/alur.ts'
import { readHolidays } from '#psat/alur/kalender.repository.ts'
import { applicantsOf } from '#psat/alur/penangan.ts'
import type { BerkasRow } from '#psat/alur/pengajuan.repository.ts'
import { findSalinan } from '#psat/alur/salinan.repository.ts'
import { tellKunjungan } from './kabar-kunjungan.service.ts'
import {
  changeKunjungan,
  findBentrok,
  findKunjungan,
  insertKunjungan,
  insertLangkahKunjungan,
  type KunjunganRow,
  lockJadwal,
} from './kunjungan.repository.ts'
import { berkunjung, readKunjungan, sideOf, teamOf } from './read-kunjungan.service.ts'

interface Berlangsung {
  trx: Trx
  row: BerkasRow
  actor: Actor
  pihak: PihakKunjungan
  kini: KunjunganRow | undefined
  now: Date
}

interface Isi extends WaktuKunjungan {
  petugas: number[]
  alasan: string | null
}

function requireSide(actor: Actor, row: BerkasRow): PihakKunjungan {
  if (!berkunjung(row)) {
    throw new AppError('BUKAN_GILIRAN', {
      message: `Jadwal kunjungan diatur saat audit lapang. Berkas sedang di tahap ${tahapOf(row).label}.`,
    })
  }
  const side = sideOf(actor, row)
  if (!side) throw new AppError('TIDAK_BERWENANG', { message: 'Jadwal ini diatur tim audit dan pemohon.' })
  return side
}

function requireAllowed({ row, pihak, kini, now }: Berlangsung, langkah: LangkahKunjungan): void {
  const sendiri = applicantsOf(row).length === 0
  const allowed = langkahBoleh(pihak, kini ?? null, { today: dayInJakarta(now), sendiri })
  if (allowed.includes(langkah)) return
  const waiting = kini
    ? 'Jadwal ini tidak dapat dijawab sekarang. Muat ulang untuk melihat keadaannya.'
    : 'Belum ada jadwal kunjungan yang diusulkan.'
  throw new AppError('BUKAN_GILIRAN', { message: waiting, extra: { langkah: allowed } })
}

async function checkTime({ trx, now }: Berlangsung, { tanggal_mulai, tanggal_selesai }: WaktuKunjungan) {
  if (tanggal_mulai < dayInJakarta(now)) throw fieldError('tanggal_mulai', 'Pilih hari ini atau sesudahnya.')
  if (tanggal_selesai < tanggal_mulai) {
    throw fieldError('tanggal_selesai', 'Hari terakhir tidak boleh mendahului hari pertama.')
  }
  if (Date.parse(tanggal_selesai) - Date.parse(tanggal_mulai) > 6 * 86_400_000) {
    throw fieldError('tanggal_selesai', 'Kunjungan paling lama tujuh hari.')
  }
  if (!isWorkingDay(tanggal_mulai, await readHolidays(trx))) {
    throw fieldError('tanggal_mulai', `${formatDate(tanggal_mulai)} bukan hari kerja. Pilih hari lain.`)
  }
}

/** Checks that the people belong to the team and have no other visit on these days. */
async function checkPeople({ trx, row, now }: Berlangsung, isi: Isi, field: string): Promise<void> {
  const team = await teamOf(trx, row, now)
  if (isi.petugas.some((id) => !team.includes(id))) {
    throw fieldError(field, 'Pilih petugas dari tim audit berkas ini.')
  }
  await lockJadwal(trx, isi.petugas)
  const clash = await findBentrok(trx, {
    pengajuanId: row.id,
    petugas: isi.petugas,
    mulai: isi.tanggal_mulai,
    selesai: isi.tanggal_selesai,
  })
  if (clash) {
    const when = formatDate(clash.tanggal_mulai)
    throw fieldError(
      field,
      `${clash.nama} sudah dijadwalkan pada ${when} untuk ${clash.nomor_permohonan}. Pilih waktu atau petugas lain.`,
    )
  }
}

/** Returns the place of the visit: the submitted units, or the company's address if there are none. */
async function placeOf(trx: Trx, row: BerkasRow) {
  const units = (await findSalinan(trx, row.id))?.isi.unit_produksi ?? []
  const [first] = units
  return {
    tempat:
      units.map(({ nama_unit, alamat_unit }) => `${nama_unit}, ${alamat_unit}`).join('; ') ||
      (row.alamat_perusahaan ?? row.nama_perusahaan),
    provinsi_id: first?.provinsi_id ?? row.provinsi_id,
    kota_id: first ? first.kota_id : row.kota_id,
  }
}

async function keep(at: Berlangsung, langkah: LangkahKunjungan, status: StatusKunjungan, isi: Isi) {
  const { trx, row, kini, actor, now } = at
  const { alasan, ...visit } = isi
  const place = await placeOf(trx, row)
  const stands = { ...visit, status, diubah: now }
  const anew = !kini || (langkah === 'usul' && isOver(kini, dayInJakarta(now)))
  const kunjungan = anew
    ? await insertKunjungan(trx, { ...stands, ...place, pengajuan_id: row.id, ke: (kini?.ke ?? 0) + 1 })
    : await changeKunjungan(trx, kini.id, { ...stands, tempat: place.tempat })
  const mewakili = diwakiliPada(row, actor)?.nama ?? null
  const said = { langkah, alasan, oleh: actor.id, peran: actor.role, mewakili, waktu: now }
  await insertLangkahKunjungan(trx, { kunjungan, ...said })
  return kunjungan
}

/** Takes one step of the agreement about a visit. The lock on the file puts concurrent steps in order. */
function take(
  platform: Platform,
  caller: Caller,
  uuid: string,
  {
    langkah,
    versi,
    isi,
  }: {
    langkah: LangkahKunjungan
    versi: number | undefined
    isi: (at: Berlangsung) => Promise<Isi> | Isi
  },
) {
  const actor = actorOf(caller)
  return write(platform.db, caller, async (trx) => {
    const row = await lockReadableBerkas(trx, actor, { uuid })
    const now = platform.clock()
    const pihak = requireSide(actor, row)
    caller.mewakili = diwakiliPada(row, actor)
    const kini = await findKunjungan(trx, row.id)
    const at: Berlangsung = { trx, row, actor, pihak, kini, now }
    if (kini && kini.versi !== versi) throw new AppError('BENTROK', { extra: { versi: kini.versi } })
    requireAllowed(at, langkah)
    const given = await isi(at)
    if (needsAlasan(langkah, kini ?? null, dayInJakarta(now)) && !given.alasan) {
      throw fieldError('alasan', 'Jelaskan mengapa waktunya perlu berubah.')
    }
    await checkTime(at, given)
    if (pihak === 'petugas') await checkPeople(at, given, langkah === 'usul' ? 'petugas' : 'versi')
    const status = { usul: 'diusulkan', setuju: 'dikonfirmasi', pindah: 'diminta_pindah' } as const
    const kunjungan = await keep(at, langkah, status[langkah], given)
    await tellKunjungan(platform, trx, row, { kunjungan, langkah, pihak, actor, alasan: given.alasan })
    await recordAudit(trx, caller, {
      record: `pengajuan/${row.id}`,
      after: { kunjungan: kunjungan.ke, langkah, ...given },
    })
    const after = await readKunjungan(trx, actor, row, now)
    if (!after) throw new Error('The visit was not stored')
    return after
  })
}

export const propose = (
  platform: Platform,
  caller: Caller,
  uuid: string,
  { versi, ...isi }: Body<typeof addUsulKunjungan>,
) =>
  take(platform, caller, uuid, {
    langkah: 'usul',
    versi,
    isi: () => ({ ...isi, petugas: [...new Set(isi.petugas)] }),
  })

export const agree = (platform: Platform, caller: Caller, uuid: string, { versi }: { versi: number }) =>
  take(platform, caller, uuid, { langkah: 'setuju', versi, isi: ({ kini }) => asAgreed(kini) })

/** Asks for another time on behalf of the applicant. The people of the visit do not change. */
export const askToMove = (
  platform: Platform,
  caller: Caller,
  uuid: string,
  { versi, ...isi }: Body<typeof moveKunjungan>,
) =>
  take(platform, caller, uuid, {
    langkah: 'pindah',
    versi,
    isi: ({ kini }) => ({ ...isi, petugas: kini?.petugas ?? [] }),
  })

function asAgreed(kini: KunjunganRow | undefined): Isi {
  if (!kini) throw new Error('There is no visit to approve')
  const { tanggal_mulai, tanggal_selesai, jam, petugas } = kini
  return { tanggal_mulai, tanggal_selesai, jam, petugas, alasan: null }
}
