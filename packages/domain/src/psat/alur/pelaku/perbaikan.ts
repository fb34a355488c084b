import type { Action } from '@portal/domain/platform/workflow/workflow'
import type { Pemegang } from '../pemegang.ts'
import type { FaktaPelaku, FormPelaku, KosakataPelaku } from './syarat.ts'
import type { NamaTahap } from './tahap.ts'

export type Aksi = Action<KosakataPelaku>

export const lanjut = ['beritahu_giliran', 'kirim_oss'] as const

/**
 * Defines a revision round. The holder asks, and the applicant answers by the audit call or by sending the form again.
 */
export function putaran(
  hal: string,
  tahap: NamaTahap,
  perbaikan: NamaTahap,
  who: Pemegang,
  call: string,
  form: FormPelaku = 'hasilAudit',
) {
  const minta: Aksi = {
    label: 'Minta perbaikan',
    done: `Perbaikan ${hal} diminta`,
    from: [tahap],
    to: perbaikan,
    who: [who],
    // The findings say what to mend. Without a finding the note must say it.
    noteRequired: 'temuan_selesai',
    form,
    effects: ['kirim_temuan', ...lanjut],
    wire: [{ call, proses: 'REVISION' }],
  }
  const jawab: Aksi = {
    label: 'Kirim perbaikan',
    done: `Perbaikan ${hal} dikirim`,
    from: [perbaikan],
    to: tahap,
    who: ['pemohon'],
    form: 'perbaikan',
    effects: ['jawab_temuan', 'simpan_salinan', ...lanjut],
    wire: [{ call, proses: 'REVIEW' }, { call: '{jenis}/update' }],
  }
  return { minta, jawab }
}

const tahapPerbaikan = [
  'perbaikan_permohonan',
  'perbaikan_audit_dokumen',
  'perbaikan_audit_lapang',
  'perbaikan_rekomendasi',
] as const satisfies NamaTahap[]

const answerWaktu =
  (jawaban: 'diminta' | 'diberikan' | 'ditolak') =>
  ({ stage, tambahanWaktu }: FaktaPelaku & { stage: NamaTahap }) => ({
    tambahanWaktu: { ...tambahanWaktu, [stage]: jawaban },
  })

/** The applicant may ask for more time once per stage. The holder who asked for the revision answers. */
export const aksiWaktu = {
  minta_waktu: {
    label: 'Minta tambahan waktu',
    done: 'Tambahan waktu diminta',
    from: tahapPerbaikan,
    who: ['pemohon'],
    guards: ['belum_minta_waktu'],
    noteRequired: true,
    sets: answerWaktu('diminta'),
    form: 'mintaWaktu',
    effects: ['beritahu_petugas'],
    wire: [
      {
        call: 'tambahan-waktu/minta',
        note: { summary: 'Minta tambahan waktu perbaikan, sekali per tahap', event: 'pengajuan.minta-waktu' },
      },
    ],
  },
  beri_waktu: {
    label: 'Beri tambahan waktu',
    done: 'Tambahan waktu diberikan',
    from: tahapPerbaikan,
    who: 'staff',
    guards: ['waktu_diminta'],
    sets: answerWaktu('diberikan'),
    extends: 'tambahan_waktu',
    form: 'beriWaktu',
    effects: ['beritahu_pemohon'],
    wire: [
      {
        call: 'tambahan-waktu/beri',
        note: { summary: 'Beri tambahan waktu', event: 'pengajuan.beri-waktu' },
      },
    ],
  },
  tolak_waktu: {
    label: 'Tolak tambahan waktu',
    done: 'Tambahan waktu ditolak',
    from: tahapPerbaikan,
    who: 'staff',
    guards: ['waktu_diminta'],
    noteRequired: true,
    sets: answerWaktu('ditolak'),
    form: 'tolakWaktu',
    effects: ['beritahu_pemohon'],
    wire: [
      {
        call: 'tambahan-waktu/tolak',
        note: { summary: 'Tolak tambahan waktu', event: 'pengajuan.tolak-waktu' },
      },
    ],
  },
} satisfies Record<string, Aksi>
