import { dayInJakarta } from '@portal/domain/platform/format'
import type { CalonAuditor } from '@portal/domain/psat/audit/penunjukan.contract'
import { z } from 'zod'

export const timForm = z.object({
  lead_auditor: z.array(z.number()).length(1, 'Pilih satu lead auditor.'),
  tim_auditor: z.array(z.number()).min(1, 'Pilih sedikitnya satu auditor.').max(10),
  alasan_benturan: z.string().trim().max(4000).nullish(),
  tanggal_penugasan: z.iso.date({ error: 'Pilih tanggal penugasan.' }),
  surat_tugas: z.string().nullish(),
  keterangan: z.string().trim().max(4000).nullish(),
})

export const gantiTimForm = timForm.extend({
  keterangan: z.string().trim().min(1, 'Isi alasan penggantian tim.').max(4000),
})

/** Form of track `berkas`: one auditor and no letter of assignment. */
export const pasanganForm = timForm.extend({
  tim_auditor: z.array(z.number()).length(1, 'Pilih satu auditor.'),
  surat_tugas: z.null(),
})
export const gantiPasanganForm = pasanganForm.extend({ keterangan: gantiTimForm.shape.keterangan })

export const timLabels = {
  lead_auditor: 'Lead auditor',
  tim_auditor: 'Auditor',
  alasan_benturan: 'Alasan tetap menunjuk meski ada benturan',
  tanggal_penugasan: 'Tanggal penugasan',
  surat_tugas: 'Surat tugas',
  keterangan: 'Catatan',
}

export const timKosong = () => ({
  lead_auditor: [] as number[],
  tim_auditor: [] as number[],
  alasan_benturan: '',
  tanggal_penugasan: dayInJakarta(Date.now()),
  surat_tugas: null,
  keterangan: '',
})

/** Whether a chosen auditor has a conflict of interest. The appointment then needs a reason. */
export const berbenturan = (calon: readonly CalonAuditor[], chosen: readonly number[]): boolean =>
  calon.some(({ id, benturan }) => chosen.includes(id) && benturan.length > 0)
