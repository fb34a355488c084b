import { keadaanWakil, peranDiwakili, salahMasa } from '@portal/domain/akun/wakil/wakil'
import type { addWakil, Cuti, endWakil } from '@portal/domain/akun/wakil/wakil.contract'
import type { Body } from '@portal/domain/platform/contract'
import { AppError, fieldError, notFound } from '@portal/domain/platform/errors'
import { dayInJakarta, formatDate } from '@portal/domain/platform/format'
import { hasPermission } from '@portal/domain/portal/permissions'
import { notify } from '#akun/notifikasi/notifikasi.service.ts'
import { getPengguna } from '#akun/pengguna/pengguna.repository.ts'
import type { Actor } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import type { Caller } from '#platform/caller.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import {
  type CutiRow,
  endCuti,
  findMeeting,
  insertCuti,
  listCalon,
  listOf,
  lockCuti,
  lockPeople,
} from './wakil.repository.ts'

type SignedIn = Caller & { actor: Actor }
const longest = 20

function present(row: CutiRow, today: string): Cuti {
  return {
    id: row.uuid,
    orang: { uuid: row.orang_uuid, nama: row.orang },
    wakil: { uuid: row.wakil_uuid, nama: row.wakil },
    dari: row.dari,
    sampai: row.sampai,
    alasan: row.alasan,
    keadaan: keadaanWakil(row, today),
  }
}

const hariOf = ({ dari, sampai }: { dari: string; sampai: string }) =>
  dari === sampai ? formatDate(dari) : `${formatDate(dari)} sampai ${formatDate(sampai)}`

/**
 * Returns the account that goes on leave. Staff manage only their own account. SUPERADMIN must name an account, because
 * SUPERADMIN itself has no deputy.
 */
function accountOf(actor: Actor, user: string | undefined): string {
  if (!hasPermission(actor.role, 'akun.kelola')) {
    if (user !== undefined && user !== actor.uuid) throw new AppError('TIDAK_BERWENANG')
    return actor.uuid
  }
  if (user === undefined) throw fieldError('user', 'Pilih akun yang cuti.')
  return user
}

export async function readWakil({ db, clock }: Platform, actor: Actor, user: string | undefined) {
  const today = dayInJakarta(clock())
  const akun = await getPengguna(db, { uuid: accountOf(actor, user) })
  const open = (row: CutiRow) => ['berjalan', 'akan datang'].includes(keadaanWakil(row, today))
  return {
    cuti: (await listOf(db, 'pengguna_id', akun.id, longest)).map((row) => present(row, today)),
    mewakili: (await listOf(db, 'wakil_id', akun.id, longest)).filter(open).map((row) => present(row, today)),
    calon: peranDiwakili.includes(akun.role) ? await listCalon(db, akun) : [],
  }
}

type Isi = Body<typeof addWakil>

async function lockBoth(trx: Trx, user: string, wakil: string) {
  if (wakil === user) throw fieldError('wakil', 'Wakilnya orang lain. Pilih rekan dengan peran yang sama.')
  const people = await lockPeople(trx, [user, wakil])
  const absent = people.find(({ uuid }) => uuid === user)
  const deputy = people.find(({ uuid }) => uuid === wakil)
  if (!absent) throw notFound('Akun')
  if (!peranDiwakili.includes(absent.role)) {
    throw fieldError('user', 'Hanya petugas perizinan yang menunjuk wakil selama cuti.')
  }
  if (!deputy?.aktif || deputy.role !== absent.role) {
    throw fieldError('wakil', 'Pilih akun aktif dengan peran yang sama.')
  }
  return { absent, deputy }
}

/**
 * Refuses overlapping leaves. A person has one deputy per day, and a deputy cannot have a deputy, because
 * representation is not passed on.
 */
async function refuseMeeting(trx: Trx, { absent, deputy }: Awaited<ReturnType<typeof lockBoth>>, isi: Isi) {
  const own = await findMeeting(trx, 'pengguna_id', absent.id, isi)
  if (own) {
    throw fieldError('dari', `Sudah ada cuti ${hariOf(own)} dengan wakil ${own.wakil}. Akhiri itu dahulu.`)
  }
  const duty = await findMeeting(trx, 'wakil_id', absent.id, isi)
  if (duty) {
    throw fieldError(
      'dari',
      `${absent.nama} mewakili ${duty.orang} ${hariOf(duty)}. Pilih hari lain, atau ${duty.orang} memilih wakil lain dahulu.`,
    )
  }
  const away = await findMeeting(trx, 'pengguna_id', deputy.id, isi)
  if (away) throw fieldError('wakil', `${deputy.nama} sendiri cuti ${hariOf(away)}. Pilih orang lain.`)
}

export function nameWakil({ db, clock }: Platform, caller: SignedIn, isi: Isi): Promise<Cuti> {
  const { actor } = caller
  return write(db, caller, async (trx) => {
    const today = dayInJakarta(clock())
    const people = await lockBoth(trx, accountOf(actor, isi.user), isi.wakil)
    const fault = salahMasa(isi, today)
    if (fault) throw fieldError(fault.field, fault.message)
    await refuseMeeting(trx, people, isi)
    const { absent, deputy } = people
    const { dari, sampai, alasan } = isi
    const row = await insertCuti(trx, {
      pengguna_id: absent.id,
      wakil_id: deputy.id,
      dari,
      sampai,
      alasan,
      dibuat: clock(),
      dibuat_oleh: actor.id,
    })
    await tell(trx, actor, row, {
      wakil: `Anda mewakili ${absent.nama} ${hariOf(row)} (${alasan}). Berkasnya ikut tampil di daftar Anda selama itu.`,
      orang: `${deputy.nama} mewakili Anda ${hariOf(row)}.`,
    })
    const data = present(row, today)
    await recordAudit(trx, caller, { record: `pengguna/${absent.uuid}`, after: data })
    return data
  })
}

export function endEarly({ db, clock }: Platform, caller: SignedIn, { id }: Body<typeof endWakil>) {
  const { actor } = caller
  return write(db, caller, async (trx) => {
    const now = clock()
    const today = dayInJakarta(now)
    const row = await lockCuti(trx, id)
    if (!row || (!hasPermission(actor.role, 'akun.kelola') && row.pengguna_id !== actor.id))
      throw notFound('Cuti')
    const before = present(row, today)
    if (before.keadaan === 'selesai' || before.keadaan === 'diakhiri') {
      throw new AppError('SUDAH_DIPROSES', { message: 'Cuti ini sudah selesai.' })
    }
    await endCuti(trx, row.id, { oleh: actor.id, at: now })
    await tell(trx, actor, row, {
      wakil: `Anda tidak lagi mewakili ${row.orang}: cutinya ${hariOf(row)} diakhiri.`,
      orang: `Cuti Anda ${hariOf(row)} diakhiri; ${row.wakil} tidak lagi mewakili Anda.`,
    })
    const after = present({ ...row, diakhiri: now }, today)
    await recordAudit(trx, caller, { record: `pengguna/${row.orang_uuid}`, before, after })
    return after
  })
}

/** Notifies both people, except the person who made the change. */
async function tell(trx: Trx, actor: Actor, row: CutiRow, kabar: { wakil: string; orang: string }) {
  const recipient = (id: number) => ({ penggunaIds: [id], except: actor.id })
  const tautan = '/admin/profil' as const
  await notify(trx, recipient(row.wakil_id), { keterangan: kabar.wakil, tautan })
  await notify(trx, recipient(row.pengguna_id), { keterangan: kabar.orang, tautan })
}
