import type { Body } from '@portal/domain/platform/contract'
import { fieldError } from '@portal/domain/platform/errors'
import { faktaSekretariatAwal } from '@portal/domain/psat/alur/sekretariat/syarat'
import { withoutProduk } from '@portal/domain/psat/pengajuan/pengajuan.contract'
import type { addBerkas, reviseBerkas } from '@portal/domain/psat/sekretariat/sekretariat.contract'
import { findPerusahaan } from '#akun/index.ts'
import type { Actor } from '#platform/actor.ts'
import type { Caller } from '#platform/caller.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import { lockForStep, openBerkas, runAction } from '#psat/alur/sekretariat/jalur.ts'
import { keepTerpakai } from '#psat/oss/izin-terpakai.service.ts'
import { requireFreeNomor } from '#psat/penerbitan/nomor/nomor.service.ts'
import { gatherPerbaikan } from '#psat/pengajuan/revise.service.ts'
import { settleFiles } from '#psat/pengajuan/settle-files.service.ts'
import { gatherKiriman, presentTerkirim } from '#psat/pengajuan/submit.service.ts'

type SignedIn = Caller & { actor: Actor }

/**
 * Finds the company of the new owner that the paper names. This track asks for no consent, but the company must be
 * registered.
 */
async function pemilikBaruOf(trx: Trx, nib: string | undefined): Promise<number | null> {
  const found = nib ? await findPerusahaan(trx, { nib }) : undefined
  if (found) return found.id
  throw fieldError(
    'pemilik_baru.nib',
    'Perusahaan dengan NIB ini belum terdaftar. Minta superadmin mendaftarkannya dahulu.',
  )
}

/** Stores a file that the secretariat enters from paper ("Submit Permohonan" in the specification). */
export function submitBerkas(
  platform: Platform,
  caller: SignedIn,
  { auditType, jenisPengajuan: jenis, nomorIzin, ...body }: Body<typeof addBerkas>,
) {
  const { actor } = caller
  const send = () =>
    write(platform.db, caller, async (trx) => {
      const kiriman = { auditType, jenis, alur: 'berkas' } as const
      const bahan = await gatherKiriman(platform, trx, actor, kiriman, withoutProduk(auditType, body))
      const { draf, perusahaan, source, isian, asal, salinan } = bahan
      const nomor = (nomorIzin ?? draf?.nomor)?.trim() || null
      const pemakai = { pengajuanId: 0, izinAsalId: asal.registrasi_id }
      if (nomor) await requireFreeNomor(trx, auditType, nomor, pemakai, 'nomorIzin')
      const row = await openBerkas(platform, trx, caller, {
        auditType,
        fakta: { ...faktaSekretariatAwal(auditType, jenis, perusahaan.id), izinAsal: asal.asal, nomor },
        kolom: {
          jenis_pengajuan: jenis,
          is_input_pusat: true,
          perusahaan_id: perusahaan.id,
          nama_perusahaan: perusahaan.nama_perseroan,
          alamat_perusahaan: perusahaan.alamat_perseroan,
          nib: perusahaan.nib,
          provinsi_id: perusahaan.provinsi_id,
          kota_id: perusahaan.kota_id,
          id_izin_oss: isian.id_izin_oss,
          izin_asal: asal.asal,
          izin_asal_registrasi_id: asal.registrasi_id,
          perusahaan_baru_id:
            jenis === 'pengalihan' ? await pemilikBaruOf(trx, isian.pemilik_baru?.nib) : null,
        },
        salinan,
      })
      await settleFiles(platform, trx, { row, draf, source, dokumen: isian.dokumen, actor })
      return presentTerkirim(row)
    })
  return keepTerpakai(platform, send)
}

/** Stores the revision. The file returns to the stage that asked for the revision. */
export function uploadRevision(
  platform: Platform,
  caller: SignedIn,
  { auditId: id, auditType, versi, jawaban, ...body }: Body<typeof reviseBerkas>,
) {
  const { actor } = caller
  return write(platform.db, caller, async (trx) => {
    const tujuan = { aksi: 'unggah_revisi' as const, auditType, versi }
    const { row } = await lockForStep(platform, trx, actor, { id }, tujuan)
    const given = withoutProduk(auditType, body)
    const bahan = await gatherPerbaikan(platform, trx, actor, row, { jawaban, given })
    const after = await runAction(platform, trx, caller, { id }, { ...tujuan, input: { jawaban }, ...bahan })
    return presentTerkirim(after.row)
  })
}
