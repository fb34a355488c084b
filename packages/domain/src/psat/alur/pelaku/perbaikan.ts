import type { Action } from '@portal/domain/platform/workflow/workflow'
import type { Pemegang } from '../pemegang.ts'
import type { FaktaPelaku, FormPelaku, KosakataPelaku } from './syarat.ts'
import type { NamaTahap } from './tahap.ts'

export type Aksi = Action<KosakataPelaku>

/** Effects of every action that changes whose turn it is. */
export const efekGiliran = ['beritahu_giliran', 'kirim_oss'] as const

/**
 * Defines both actions of a revision round. At `tahap`, `who` asks through `call`, and the file moves to `perbaikan`. The
 * applicant answers through the same call or by sending the form again, and the file moves back.
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
    effects: ['kirim_temuan', ...efekGiliran],
    wire: [{ call, proses: 'REVISION' }],
  }
  const jawab: Aksi = {
    label: 'Kirim perbaikan',
    done: `Perbaikan ${hal} dikirim`,
    from: [perbaikan],
    to: tahap,
    who: ['pemohon'],
    form: 'perbaikan',
    effects: ['jawab_temuan', 'simpan_salinan', ...efekGiliran],
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

const setTambahanWaktu =
  (keadaan: 'diminta' | 'diberikan' | 'ditolak') =>
  ({ stage, tambahanWaktu }: FaktaPelaku & { stage: NamaTahap }) => ({
    tambahanWaktu: { ...tambahanWaktu, [stage]: keadaan },
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
    sets: setTambahanWaktu('diminta'),
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
    sets: setTambahanWaktu('diberikan'),
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
    sets: setTambahanWaktu('ditolak'),
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
