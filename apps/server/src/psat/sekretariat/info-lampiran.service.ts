import type { Body } from '@portal/domain/platform/contract'
import type {
  addInfoPsat,
  addPengalihanData,
  addPerubahanData,
} from '@portal/domain/psat/sekretariat/lampiran.contract'
import { actorOf, type Caller } from '#platform/caller.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import type { BerkasRow } from '#psat/alur/pengajuan.repository.ts'
import { type LangkahSekretariat, lockForStep } from '#psat/alur/sekretariat/jalur.ts'
import { requireFreeNomor } from '#psat/penerbitan/nomor/nomor.service.ts'
import { gatherLampiran, isianLampiran } from './compose-lampiran.service.ts'
import { findLampiran, saveLampiran } from './lampiran.repository.ts'
import { stepIn } from './tinjauan.service.ts'

/** Checks that no other file or registrasi uses the number. */
export async function takeNomor(trx: Trx, row: BerkasRow, nomor: string | null | undefined): Promise<void> {
  if (!nomor || nomor === row.nomor) return
  const pemakai = { pengajuanId: row.id, izinAsalId: row.izin_asal_registrasi_id }
  await requireFreeNomor(trx, row.audit_type, nomor, pemakai, 'nomorIzin')
}

/** Saves the data of the attachment. The file stays at its stage. */
export function saveInfo(
  platform: Platform,
  caller: Caller,
  { auditId: id, auditType, versi, nomorIzin, ...isian }: Body<typeof addInfoPsat>,
) {
  const langkah: LangkahSekretariat = { aksi: 'isi_info_psat', auditType, versi }
  return write(platform.db, caller, async (trx) => {
    const { row } = await lockForStep(platform, trx, actorOf(caller), { id }, langkah)
    await takeNomor(trx, row, nomorIzin)
    const before = await findLampiran(trx, id)
    const kept = isianLampiran(before, isian)
    const at = platform.clock()
    // This trial run refuses a correction of a missing line now, instead of at printing.
    await gatherLampiran(trx, row, before, kept, { kode_verifikasi: 'PERIKSA', at })
    await saveLampiran(trx, id, { isian: JSON.stringify(kept), diubah: at })
    const input = nomorIzin ? { nomor: nomorIzin } : {}
    return stepIn(platform, trx, caller, id, { ...langkah, input, muatan: { isian: kept } })
  })
}

export function savePerubahan(
  platform: Platform,
  caller: Caller,
  { auditId: id, auditType, versi, ...perubahan }: Body<typeof addPerubahanData>,
) {
  return saveData(platform, caller, id, { aksi: 'isi_perubahan_data', auditType, versi }, { perubahan })
}

export function savePengalihan(
  platform: Platform,
  caller: Caller,
  { auditId: id, auditType, versi, ...pengalihan }: Body<typeof addPengalihanData>,
) {
  return saveData(platform, caller, id, { aksi: 'isi_pengalihan_data', auditType, versi }, { pengalihan })
}

function saveData(
  platform: Platform,
  caller: Caller,
  id: number,
  langkah: LangkahSekretariat,
  data: { perubahan: object } | { pengalihan: object },
) {
  return write(platform.db, caller, async (trx) => {
    const after = await stepIn(platform, trx, caller, id, { ...langkah, muatan: data })
    const [[nama, isi] = ['perubahan', {}]] = Object.entries(data)
    await saveLampiran(trx, id, { [nama]: JSON.stringify(isi), diubah: platform.clock() })
    return after
  })
}
