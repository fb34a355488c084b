import type { Body } from '@portal/domain/platform/contract'
import { AppError, fieldError } from '@portal/domain/platform/errors'
import type { assessDokumen } from '@portal/domain/psat/audit/audit.contract'
import { countPenilaian, penilaianOf } from '@portal/domain/psat/audit/penilaian'
import { dokumenSalinan } from '@portal/domain/psat/isian/bidang'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import { actorOf, type Caller } from '#platform/caller.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import { findSalinan } from '#psat/alur/salinan.repository.ts'
import { listSesuai, listSesuaiNow, markSesuai, unmarkSesuai } from './penilaian.repository.ts'
import { listTemuan } from './temuan.repository.ts'
import { lockForExaminer } from './temuan.service.ts'

/** Counts the documents that have no verdict at the stage of the file. */
export async function countBelum(trx: Trx, id: number): Promise<number> {
  const salinan = await findSalinan(trx, id)
  if (!salinan) return 0
  const diperiksa = { temuan: await listTemuan(trx, id), dokumen_sesuai: await listSesuaiNow(trx, id) }
  return countPenilaian(dokumenSalinan(salinan.isi), diperiksa).belum
}

/**
 * Marks documents as correct. Accounts that may request a revision at this stage may do so. The mark belongs to the
 * stage, not to the person.
 */
export function assess(
  { db, clock }: Platform,
  caller: Caller,
  uuid: string,
  { berkas, sesuai }: Body<typeof assessDokumen>,
) {
  return write(db, caller, async (trx) => {
    const { id, tahap } = await lockForExaminer(trx, caller, uuid)
    const salinan = await findSalinan(trx, id)
    const all = salinan ? dokumenSalinan(salinan.isi) : []
    const dokumen = all.filter(({ kunci }) => berkas.includes(kunci))
    if (new Set(dokumen.map(({ kunci }) => kunci)).size < new Set(berkas).size) {
      throw fieldError('berkas', 'Dokumen ini tidak ada di berkas.')
    }
    const diperiksa = { temuan: await listTemuan(trx, id), dokumen_sesuai: [] }
    const found = sesuai && dokumen.find((one) => penilaianOf(one, diperiksa) === 'ada_temuan')
    if (found) {
      throw new AppError('BUKAN_GILIRAN', {
        message: `${found.label} masih punya temuan. Tutup atau hapus temuannya dahulu.`,
      })
    }
    await (sesuai
      ? markSesuai(
          trx,
          berkas.map((kunci) => ({
            pengajuan_id: id,
            tahap,
            berkas: kunci,
            oleh: actorOf(caller).id,
            waktu: clock(),
          })),
        )
      : unmarkSesuai(trx, { pengajuan_id: id, tahap, berkas }))
    const after = { dokumen: dokumen.map(({ label }) => label), sesuai }
    await recordAudit(trx, caller, { record: `pengajuan/${id}`, after })
    return { dokumen_sesuai: await listSesuai(trx, id, tahap) }
  })
}
