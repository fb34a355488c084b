import type {
  addPerusahaan,
  listPerusahaan as listContract,
} from '@portal/domain/akun/perusahaan/perusahaan.contract'
import type { Body, Query } from '@portal/domain/platform/contract'
import { AppError } from '@portal/domain/platform/errors'
import { addAccount, firstPassword } from '#akun/pengguna/pengguna-new.service.ts'
import { sayTaken } from '#akun/pengguna/taken.ts'
import { findWilayahFault } from '#akun/pengguna/wilayah-akun.repository.ts'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import type { Caller } from '#platform/caller.ts'
import { pageOf } from '#platform/http/answers.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import { presentPerusahaan } from './perusahaan.presenter.ts'
import { findPerusahaan, insertPerusahaan, perusahaanList } from './perusahaan.repository.ts'

export async function listCompanies({ db }: Platform, query: Query<typeof listContract>) {
  const { rows, total } = await perusahaanList.page(db, 'semua', query)
  return pageOf(query, rows.map(presentPerusahaan), total)
}

/** Creates a company and its first operator account in one transaction. */
export async function createPerusahaan(
  platform: Platform,
  caller: Caller,
  { akun, ...company }: Body<typeof addPerusahaan>,
) {
  const first = await firstPassword(undefined, akun.username)
  let newPassword: string | undefined
  const made = await write(platform.db, caller, async (trx) => {
    const fault = await findWilayahFault(trx, company)
    if (fault) throw new AppError('VALIDASI_GAGAL', { message: fault.message, fields: [fault] })
    const id = await sayTaken(insertPerusahaan(trx, company), {
      index: 'perusahaan_nib_key',
      field: 'nib',
      message: `NIB ${company.nib} sudah terdaftar.`,
    })
    const account = await addAccount(
      trx,
      platform,
      caller,
      {
        ...akun,
        role: 'PELAKU_USAHA',
        perusahaan_id: id,
        sandi_hash: first.hash,
        wajib_ganti_sandi: true,
      },
      'akun.',
    )
    const stored = await findPerusahaan(trx, { id })
    if (!stored) throw new Error('The new company was not found')
    const result = { perusahaan: presentPerusahaan(stored), akun: account }
    await recordAudit(trx, caller, { record: `perusahaan/${stored.uuid}`, after: result })
    // This assignment stays inside the transaction: a repeated Idempotency-Key must not show a password that the server
    // never stored.
    newPassword = first.oneTime
    return result
  })
  return { ...made, ...(newPassword ? { newPassword } : {}) }
}
