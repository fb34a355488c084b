import { z } from 'zod'
import { tanggal } from '../../platform/calendar/tanggal.ts'
import { optionalDay, optionalFileKey, optionalLines, optionalText } from '../../platform/record/fields.ts'
import { recordId } from '../../platform/record/record-calls.ts'
import { nameSchemas } from '../../platform/schema-names.ts'
import { tautanKasus } from '../kasus/tautan-kasus.ts'
import {
  aspekPengawasan,
  hasilPengawasan,
  jenisPengawasan,
  type SanksiPengawasan,
  sanksiPengawasan,
  tingkatTemuan,
} from '../registrasi/registrasi.pengawasan.ts'
import type { SanksiRegistrasi } from '../registrasi/registrasi.status.ts'

export const temuanPengawasan = z.object({
  aspek: z.enum(aspekPengawasan),
  tingkat: z.enum(tingkatTemuan),
  uraian: z.string().trim().min(1).max(2000),
  tindak_lanjut: optionalLines(2000),
  batas_waktu: optionalDay(),
  selesai: optionalDay(),
  bukti: optionalFileKey,
})

const fields = {
  registrasi_id: recordId,
  jenis: z.enum(jenisPengawasan),
  tanggal,
  petugas: optionalText(300),
  surat_tugas: optionalText(100),
  aspek: z.array(z.enum(aspekPengawasan)).min(1).max(5),
  temuan: z.array(temuanPengawasan).max(50).default([]),
  hasil: z.enum(hasilPengawasan),
  catatan: optionalLines(5000),
  sanksi: z.enum(sanksiPengawasan).default('tidak_ada'),
  /** Day and reason of the lifting. Empty while the sanction is in force. */
  sanksi_diangkat: optionalDay(),
  alasan_diangkat: optionalLines(2000),
  lampiran: z.array(z.string().max(100)).max(6).default([]),
  /** Follow-up that a new record answers, with the version that the user saw. */
  tindak_lanjut: tautanKasus,
}

interface Form {
  tanggal: string
  hasil: string
  sanksi: SanksiPengawasan
  sanksi_diangkat: string | null
  alasan_diangkat: string | null
  temuan: { batas_waktu: string | null }[]
}

function withRules<T extends z.ZodType<Form>>(schema: T): T {
  return schema.superRefine((form, context) => {
    const fault = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message })
    if (form.sanksi !== 'tidak_ada' && form.hasil === 'sesuai') {
      fault(['sanksi'], 'Hasil "sesuai" tidak dapat disertai sanksi.')
    }
    if (form.sanksi_diangkat) {
      if (form.sanksi === 'tidak_ada') fault(['sanksi_diangkat'], 'Tidak ada sanksi yang dapat diangkat.')
      if (form.sanksi_diangkat < form.tanggal) {
        fault(['sanksi_diangkat'], 'Tanggal ini mendahului pengawasannya.')
      }
      if (!form.alasan_diangkat) fault(['alasan_diangkat'], 'Tulis alasan sanksi diangkat.')
    }
    form.temuan.forEach(({ batas_waktu }, index) => {
      if (batas_waktu && batas_waktu < form.tanggal) {
        fault(['temuan', index, 'batas_waktu'], 'Batas waktu mendahului pengawasannya.')
      }
    })
  }) as T
}

export const pengawasanBaru = withRules(z.object(fields))
export const pengawasanDiubah = withRules(
  z.object({ id: z.int().positive(), versi: z.int().min(1), ...fields }),
)

export type PengawasanBaru = z.output<typeof pengawasanBaru>
export type PengawasanDiubah = z.output<typeof pengawasanDiubah>

/**
 * Returns the most severe sanction that is not lifted. The latest record must not decide: officers may enter records
 * out of order, and a later suspension must not replace a revocation.
 */
export function sanctionInForce(
  records: readonly { sanksi: string; sanksi_diangkat: string | null }[],
): SanksiRegistrasi | null {
  const standing = new Set(
    records.filter(({ sanksi_diangkat }) => sanksi_diangkat === null).map(({ sanksi }) => sanksi),
  )
  if (standing.has('pencabutan')) return 'dicabut'
  return standing.has('pembekuan') ? 'dibekukan' : null
}

nameSchemas({ temuanPengawasan })
