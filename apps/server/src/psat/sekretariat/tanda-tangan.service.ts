import { buffer } from 'node:stream/consumers'
import type { Body } from '@portal/domain/platform/contract'
import { AppError, fieldError } from '@portal/domain/platform/errors'
import type { VonisTandaTangan } from '@portal/domain/platform/tanda-tangan/tanda-tangan.contract'
import type { signLampiran } from '@portal/domain/psat/sekretariat/lampiran.contract'
import { actorOf, type Caller } from '#platform/caller.ts'
import type { Executor } from '#platform/database/database.ts'
import { requireKind } from '#platform/files/file-key.ts'
import type { Platform } from '#platform/platform.ts'
import { checkSignedPdf } from '#platform/signature/check/check-pdf.ts'
import { write } from '#platform/write.ts'
import type { BerkasRow } from '#psat/alur/pengajuan.repository.ts'
import { lockForStep } from '#psat/alur/sekretariat/jalur.ts'
import { readAnnexList } from '#psat/penerbitan/bahan/bahan.service.ts'
import {
  type Cetakan,
  oneAtATime,
  printSigned,
  printUnsigned,
  refuseTooLargeForOss,
} from '#psat/penerbitan/print.service.ts'
import { bentukLampiran } from '#psat/sertifikat/bentuk-cetakan.ts'
import { isianLampiran, withNomorOss } from './compose-lampiran.service.ts'
import { belumDisetujui, findLampiran, type LampiranRow, saveLampiran } from './lampiran.repository.ts'
import { stepIn } from './tinjauan.service.ts'

type SignBody = Body<typeof signLampiran>

const sebab: Record<Exclude<VonisTandaTangan, 'sah'>, string> = {
  tanpa: 'PDF ini tidak bertanda tangan. Unggah lampiran yang sudah ditandatangani.',
  tidak_sah: 'Tanda tangan pada PDF ini rusak: isinya diubah sesudah ditandatangani.',
  tidak_dikenal: 'Penanda tangan PDF ini tidak dikenal portal. Pakai sertifikat yang diakui.',
}
const lain =
  'Isi PDF ini bukan lampiran yang disetujui. Unduh lampirannya dari halaman ini, lalu tanda tangani tanpa mengubahnya.'

/** Returns the approved PDF and, if OSS has added its number since, the same PDF with that number. */
async function approvedPrints(platform: Platform, cetakan: Cetakan, lampiran: LampiranRow, berkas: string) {
  const approved = await buffer(await platform.files.read(berkas))
  if (cetakan.data.pb_umku === lampiran.data?.pb_umku) return [approved]
  return [approved, await printUnsigned(platform, cetakan, lampiran.diubah)]
}

/** Checks an externally signed PDF: the signature must be valid, and the pages must show what was approved. */
async function requireSigned(platform: Platform, signed: Buffer, approved: readonly Buffer[]): Promise<void> {
  const { vonis } = await checkSignedPdf(signed, await platform.signer.trust(), platform.clock())
  if (vonis !== 'sah') throw fieldError('dokumen', sebab[vonis])
  const { drawnDigest } = await import('./compare-pdf.ts')
  const digest = await drawnDigest(signed)
  for (const print of approved) if (digest !== undefined && digest === (await drawnDigest(print))) return
  throw fieldError('dokumen', lain)
}

async function cetakanOf(db: Executor, row: BerkasRow, made: LampiranRow | undefined) {
  if (!made?.data || !made.berkas) {
    throw new AppError('SYARAT_BELUM_TERPENUHI', { message: 'Lampiran teknis berkas ini belum dibuat.' })
  }
  const data = await withNomorOss(db, row, made.data)
  const lampiran = await readAnnexList(db, row, isianLampiran(made, {}))
  return { made, berkas: made.berkas, cetakan: { data, lampiran, bentuk: bentukLampiran(made.templat_lama) } }
}

export function sign(
  platform: Platform,
  caller: Caller,
  { auditId: id, auditType, versi, status, keterangan, dokumen }: SignBody,
) {
  const actor = actorOf(caller)
  const tujuan = {
    aksi: { call: 'lampiranTeknis/signedLamtek', proses: status },
    auditType,
    versi,
    note: keterangan,
  }
  return oneAtATime(() =>
    write(platform.db, caller, async (trx) => {
      const { row } = await lockForStep(platform, trx, actor, { id }, tujuan)
      const { made, berkas, cetakan } = await cetakanOf(trx, row, await findLampiran(trx, id))
      if (status === 'revision') {
        const kolom = { keterangan_audit: keterangan }
        const after = await stepIn(platform, trx, caller, id, { ...tujuan, kolom })
        await saveLampiran(trx, id, { ...belumDisetujui, diubah: made.diubah })
        return after
      }
      const untukOss = row.id_izin_oss !== null
      if (dokumen) {
        requireKind(dokumen, ['pdf'], 'dokumen')
        const signed = await buffer(await platform.files.read(dokumen))
        if (untukOss) refuseTooLargeForOss(signed.length)
        await requireSigned(platform, signed, await approvedPrints(platform, cetakan, made, berkas))
      }
      const bertanda = dokumen ?? (await printSigned(platform, trx, actor, cetakan, { untukOss }))
      const after = await stepIn(platform, trx, caller, id, {
        ...tujuan,
        lampiran: [{ label: 'Lampiran teknis bertanda tangan', kunci: bertanda, field: 'dokumen' }],
        hasil: { tanda_tangan: bertanda },
        muatan: { sidik: made.sidik, pb_umku: cetakan.data.pb_umku },
      })
      await saveLampiran(trx, id, {
        data: cetakan.data,
        bertanda,
        cara_tanda: dokumen ? 'diunggah' : 'di_sini',
        diubah: made.diubah,
      })
      return after
    }),
  )
}
