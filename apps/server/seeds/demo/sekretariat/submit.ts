import { dayInJakarta } from '@portal/domain/platform/format'
import type { Actor } from '#platform/actor.ts'
import { submitBerkas } from '#psat/sekretariat/submit.service.ts'
import { callerOf } from '../pengajuan/pemain.ts'
import { isianOf, type Kiriman } from '../pengajuan/submit-pengajuan.ts'

/** Submits a file from paper as the secretariat and returns its id. */
export async function submit(kiriman: Kiriman, sekretariat: Actor): Promise<number> {
  const { platform, trx, naskah, usaha } = kiriman
  const { izin: auditType, jenis: jenisPengajuan = 'permohonan_baru' } = naskah
  const at = platform.clock()
  const isian = await isianOf({ ...kiriman, pengirim: sekretariat }, jenisPengajuan, dayInJakarta(at))
  const { uuid: perusahaan } = await trx
    .selectFrom('akun.perusahaan')
    .select('uuid')
    .where('id', '=', usaha.actor.perusahaan_id)
    .executeTakeFirstOrThrow()
  const body = { ...isian, auditType, jenisPengajuan, perusahaan, draf: null, nomorIzin: null }
  return (await submitBerkas(platform, callerOf(sekretariat, 'berkas.submit', at), body)).id_pengajuan
}
