import { isianSertifikat } from '@portal/domain/psat/penerbitan/penerbitan.contract'
import { systemCaller } from '#platform/caller.ts'
import type { Platform } from '#platform/platform.ts'
import { reissue } from '../reissue.service.ts'
import { findPenerbit } from './nomor-oss.repository.ts'

const alasan = 'Nomor PB-UMKU dari OSS sudah datang.'

/** Reprints a certificate when its OSS number arrives after the issue. The original issuer is the actor. */
export async function printNumber(platform: Platform, pengajuanId: number): Promise<void> {
  const penerbit = await findPenerbit(platform.db, pengajuanId)
  if (!penerbit) return
  const { pengajuan_uuid, ...actor } = penerbit
  const caller = {
    ...systemCaller('sertifikat.terbit-ulang'),
    actor: { ...actor, sesi_id: '', wajib_ganti_sandi: false },
  }
  await reissue(platform, caller, pengajuan_uuid, { ...isianSertifikat.parse({}), alasan })
}
