import type { acceptInvitation } from '@portal/domain/akun/perusahaan/perusahaan.contract'
import { passwordFault } from '@portal/domain/akun/sesi/sandi'
import type { Body } from '@portal/domain/platform/contract'
import { AppError, fieldError } from '@portal/domain/platform/errors'
import { findPenggunaById } from '#akun/pengguna/pengguna.repository.ts'
import { addAccount } from '#akun/pengguna/pengguna-new.service.ts'
import { hashPassword } from '#akun/sesi/sandi/sandi.service.ts'
import { consumeToken } from '#akun/sesi/token-sekali.repository.ts'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import type { Caller } from '#platform/caller.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import { isiUndangan } from './undangan.repository.ts'

/** Consumes an invitation. The invitation is invalid if the account of its sender is no longer active. */
async function takeInvitation(trx: Trx, token: string) {
  const row = await consumeToken(trx, token, 'undangan')
  const sender = row?.pengguna_id == null ? undefined : await findPenggunaById(trx, row.pengguna_id)
  const content = isiUndangan.safeParse(row?.muatan)
  if (!sender?.aktif || !content.success) throw new AppError('TAUTAN_TIDAK_BERLAKU')
  return content.data
}

/** Accepts an invitation in one transaction, so that a taken username does not consume the token. */
export async function accept(platform: Platform, caller: Caller, body: Body<typeof acceptInvitation>) {
  const fault = passwordFault(body.sandi_baru, body.username)
  if (fault) throw fieldError('sandi_baru', fault)
  const sandi_hash = await hashPassword(body.sandi_baru)
  await write(platform.db, caller, async (trx) => {
    const { perusahaan_id, nama, email } = await takeInvitation(trx, body.token)
    const account = await addAccount(trx, platform, caller, {
      username: body.username,
      nama,
      email,
      role: 'PELAKU_USAHA',
      perusahaan_id,
      sandi_hash,
      wajib_ganti_sandi: false,
    })
    await recordAudit(trx, caller, { record: `pengguna/${account.uuid}`, after: account })
  })
}
