import { AppError, fieldError, notFound } from '@portal/domain/platform/errors'
import { issueToken } from '#akun/sesi/token-sekali.repository.ts'
import type { Actor } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import type { Caller } from '#platform/caller.ts'
import { publicUrl } from '#platform/config.ts'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import { findPerusahaan, listAkunPerusahaan, type PerusahaanRow } from './perusahaan.repository.ts'
import { dropInvitations, listOpenInvitations } from './undangan.repository.ts'
import { surelUndangan } from './undangan.surel.ts'

const validDays = 7
const mostOpen = 20

/** Returns the operator's own company. SUPERADMIN has no company and must name one. */
async function companyOf(db: Executor, actor: Actor, named: string | undefined): Promise<PerusahaanRow> {
  if (actor.role !== 'SUPERADMIN') {
    const own =
      actor.perusahaan_id === null ? undefined : await findPerusahaan(db, { id: actor.perusahaan_id })
    if (!own || (named !== undefined && named !== own.uuid)) throw new AppError('TIDAK_BERWENANG')
    return own
  }
  if (named === undefined) throw fieldError('perusahaan', 'Pilih perusahaannya.')
  const company = await findPerusahaan(db, { uuid: named })
  if (!company) throw notFound('Perusahaan')
  return company
}

export async function readKolega({ db, clock }: Platform, actor: Actor, named: string | undefined) {
  const company = await companyOf(db, actor, named)
  const accounts = await listAkunPerusahaan(db, company.id)
  const invitations = await listOpenInvitations(db, company.id, clock())
  return {
    akun: accounts.map(({ uuid, nama, username, aktif }) => ({ uuid, nama, username, status: aktif })),
    undangan: invitations.map(({ email, nama, berakhir }) => ({
      email,
      nama,
      berakhir: berakhir.toISOString(),
    })),
  }
}

export interface Undangan {
  nama: string
  email: string
  perusahaan?: string | undefined
}

export function invite(platform: Platform, caller: Caller & { actor: Actor }, given: Undangan) {
  return write(platform.db, caller, async (trx) => {
    const company = await companyOf(trx, caller.actor, given.perusahaan)
    const { nama, email } = given
    await inviteToPerusahaan(platform, trx, caller.actor, company, { nama, email })
    await recordAudit(trx, caller, { record: `perusahaan/${company.uuid}`, after: { nama, email } })
  })
}

export function withdraw(
  platform: Platform,
  caller: Caller & { actor: Actor },
  given: Omit<Undangan, 'nama'>,
) {
  return write(platform.db, caller, async (trx) => {
    const company = await companyOf(trx, caller.actor, given.perusahaan)
    if ((await dropInvitations(trx, company.id, given.email)) === 0) {
      throw new AppError('TIDAK_DITEMUKAN', { message: 'Undangan ini sudah diterima atau dibatalkan.' })
    }
    await recordAudit(trx, caller, { record: `perusahaan/${company.uuid}`, before: { email: given.email } })
  })
}

/** Mails a link that lets the recipient open an account at this company. Other modules call this function too. */
export async function inviteToPerusahaan(
  platform: Platform,
  trx: Trx,
  sender: Actor,
  company: Pick<PerusahaanRow, 'id' | 'nama_perseroan'>,
  { nama, email, because, next }: { nama: string; email: string; because?: string; next?: `/${string}` },
): Promise<void> {
  const now = platform.clock()
  const accounts = await listAkunPerusahaan(trx, company.id)
  if (accounts.some((account) => account.email?.toLowerCase() === email.toLowerCase())) {
    throw fieldError('email', 'Surel ini sudah dipakai akun lain di perusahaan ini.')
  }
  // A second invitation to the same address replaces the first.
  await dropInvitations(trx, company.id, email)
  if ((await listOpenInvitations(trx, company.id, now)).length >= mostOpen) {
    throw fieldError(
      'email',
      `Sudah ada ${mostOpen} undangan yang belum diterima. ${because ? 'Hubungi sekretariat.' : 'Batalkan salah satu dahulu.'}`,
    )
  }
  const berakhir = new Date(now.getTime() + validDays * 86_400_000)
  const token = await issueToken(trx, {
    guna: 'undangan',
    penggunaId: sender.id,
    muatan: { perusahaan_id: company.id, nama, email },
    berakhir,
  })
  const address = new URLSearchParams({ token, ...(next ? { next } : {}) })
  const surel = surelUndangan({
    pengirim: sender.nama,
    perusahaan: company.nama_perseroan,
    berakhir,
    karena: because,
    url: `${publicUrl(platform.config)}/undangan?${address}`,
  })
  await platform.mail.send(trx, { nama, email }, surel)
}
