import type { Action } from '@portal/domain/platform/workflow/workflow'
import { gerbangDokumen, gerbangLapang } from '../pemeriksaan.ts'
import type { PemegangSekretariat } from './pemegang.ts'
import type { FormSekretariat, KosakataSekretariat } from './syarat.ts'
import type { NamaTahapSekretariat } from './tahap.ts'

type Aksi = Action<KosakataSekretariat>

const efekGiliran = ['beritahu_giliran', 'kirim_oss'] as const

interface Tinjauan {
  hal: string
  tahap: NamaTahapSekretariat
  ke: Aksi['to']
  who: readonly PemegangSekretariat[]
  call: string
  form?: FormSekretariat
  /** Guards, needs and effects of the acceptance that differ from those of the other reviews. */
  terima?: Partial<Pick<Aksi, 'guards' | 'needs' | 'effects'>>
}

/** Defines a review. An accepted file moves on, a revision returns to the same stage. */
function tinjauan({ hal, tahap, ke, who, call, form = 'hasilAudit', terima = {} }: Tinjauan) {
  const diterima: Aksi = {
    label: 'Terima',
    done: `${hal}: diterima`,
    from: [tahap],
    ...(ke === undefined ? {} : { to: ke }),
    who,
    form,
    wire: [{ call, proses: 'accept' }],
    guards: ['temuan_selesai'],
    ...terima,
    effects: ['beritahu_pemohon', ...(terima.effects ?? efekGiliran)],
  }
  const revisi: Aksi = {
    label: 'Minta perbaikan',
    done: `${hal}: perbaikan diminta`,
    from: [tahap],
    to: 'upload_revision',
    who,
    // The findings say what to mend. Without a finding the note must say it.
    noteRequired: 'temuan_selesai',
    sets: ({ stage }) => ({ peminta: stage }),
    form,
    effects: ['kirim_temuan', ...efekGiliran],
    wire: [{ call, proses: 'revision' }],
  }
  return { diterima, revisi }
}

const auditor = tinjauan({
  hal: 'Verifikasi auditor',
  tahap: 'review_auditor',
  ke: 'review_lead_auditor',
  who: ['auditor'],
  call: 'reviewDocument/auditor',
  terima: { guards: gerbangDokumen },
})
const lead = tinjauan({
  hal: 'Verifikasi lead auditor',
  tahap: 'review_lead_auditor',
  ke: ({ auditType }) => (auditType === 'sppb_psat' ? 'audit_lapang' : 'sidang_komtek'),
  who: ['lead_auditor'],
  call: 'reviewDocument/leadAuditor',
  terima: { guards: gerbangDokumen, effects: ['mulai_ceklis', ...efekGiliran] },
})
const lapang = tinjauan({
  hal: 'Audit lapang',
  tahap: 'audit_lapang',
  ke: 'sidang_komtek',
  who: ['auditor', 'lead_auditor'],
  call: 'auditLapang',
  terima: { guards: gerbangLapang, effects: ['akhiri_kunjungan', ...efekGiliran] },
})
const sidang = tinjauan({
  hal: 'Sidang komisi teknis',
  tahap: 'sidang_komtek',
  ke: 'lampiran_teknis',
  who: ['auditor', 'lead_auditor'],
  call: 'auditLapang/sidangKomtek',
  form: 'sidang',
  terima: { needs: ['kuorum'] },
})

function isiData(done: string, guards: Aksi['guards'], call: string): Aksi {
  return {
    label: done,
    done,
    from: ['lampiran_teknis'],
    who: ['sekretariat'],
    ...(guards ? { guards } : {}),
    sets: (file, { nomor }) => ({ nomor: nomor?.trim() || file.nomor }),
    form: 'lampiran',
    effects: ['pesan_nomor'],
    wire: [{ call }, { call: call.replace(/\/create$/, '').concat('/update') }],
  }
}

/** The approval stores the approver, so that another person must give the second approval. */
function persetujuan(ke: 1 | 2, label: string) {
  const tahap = ke === 1 ? 'review_lamtek_1' : 'review_lamtek_2'
  const who = [ke === 1 ? 'penyetuju_1' : 'penyetuju_2'] as const
  const setujui: Aksi = {
    label: 'Setujui lampiran',
    done: `Lampiran teknis disetujui ${label}`,
    from: [tahap],
    to: ke === 1 ? 'review_lamtek_2' : 'process_publish',
    who,
    guards: ['bukan_pembuat'],
    sets: ({ penyetujuLampiran }, { oleh = [] }) => ({
      penyetujuLampiran: [...penyetujuLampiran, ...oleh],
    }),
    form: 'setujuiLampiran',
    effects: efekGiliran,
    wire: [{ call: 'lampiranTeknis/approvedLamtek', proses: 'accept' }],
  }
  return { setujui, kembalikan: kembali(tahap, who, 'lampiranTeknis/approvedLamtek', 'setujuiLampiran') }
}

/** Returns the attachment to its author. All approvals become void. */
function kembali(
  tahap: NamaTahapSekretariat,
  who: readonly PemegangSekretariat[],
  call: string,
  form: FormSekretariat,
): Aksi {
  return {
    label: 'Kembalikan untuk diperbaiki',
    done: 'Lampiran teknis dikembalikan untuk diperbaiki',
    from: [tahap],
    to: 'lampiran_teknis',
    who,
    noteRequired: true,
    sets: () => ({ penyetujuLampiran: [] }),
    form,
    effects: ['beritahu_giliran'],
    wire: [{ call, proses: 'revision' }],
  }
}

const satu = persetujuan(1, 'subkoordinator')
const dua = persetujuan(2, 'koordinator')

const belumTerbit: readonly NamaTahapSekretariat[] = [
  'select_auditor',
  'upload_revision',
  'review_auditor',
  'review_lead_auditor',
  'audit_lapang',
  'sidang_komtek',
  'lampiran_teknis',
  'review_lamtek_1',
  'review_lamtek_2',
  'process_publish',
]

export const aksiSekretariat = {
  submit_permohonan: {
    label: 'Submit Permohonan',
    done: 'Permohonan dimasukkan sekretariat',
    from: [],
    to: 'select_auditor',
    who: ['sekretariat'],
    guards: ['jenis_dilayani', 'izin_asal_ada'],
    form: 'isian',
    effects: ['simpan_salinan', 'pesan_nomor', ...efekGiliran],
    wire: [{ call: 'uploadDocument/add' }],
  },
  pilih_auditor: {
    label: 'Pilih auditor',
    done: 'Auditor dan lead auditor dipilih',
    from: ['select_auditor'],
    to: 'review_auditor',
    who: ['koordinator'],
    needs: ['tim'],
    sets: (_, { tim = null }) => ({ tim }),
    form: 'pilihAuditor',
    effects: ['beritahu_pemohon', ...efekGiliran],
    wire: [{ call: 'uploadDocument/selectAuditor' }],
  },
  ganti_auditor: {
    label: 'Ganti auditor',
    done: 'Auditor diganti',
    from: ['review_auditor', 'review_lead_auditor'],
    who: ['koordinator'],
    noteRequired: true,
    needs: ['tim'],
    sets: (_, { tim = null }) => ({ tim }),
    form: 'pilihAuditor',
    effects: ['beritahu_auditor', 'beritahu_lead_auditor'],
    wire: [{ call: 'uploadDocument/selectAuditor' }],
  },
  kembalikan_penugasan: {
    label: 'Kembalikan penugasan',
    done: 'Penugasan dikembalikan',
    from: ['review_auditor', 'review_lead_auditor'],
    to: 'select_auditor',
    who: ['auditor', 'lead_auditor'],
    noteRequired: true,
    sets: () => ({ tim: null }),
    form: 'kembalikanTugas',
    effects: ['buang_temuan', 'beritahu_giliran'],
    wire: [{ call: 'uploadDocument/returnAssignment' }],
  },

  terima_auditor: auditor.diterima,
  revisi_auditor: auditor.revisi,
  terima_lead: lead.diterima,
  revisi_lead: lead.revisi,
  terima_lapang: lapang.diterima,
  revisi_lapang: lapang.revisi,
  terima_sidang: sidang.diterima,
  revisi_sidang: sidang.revisi,
  unggah_revisi: {
    label: 'Unggah revisi',
    done: 'Revisi diunggah',
    from: ['upload_revision'],
    to: ({ peminta }) => peminta ?? 'review_auditor',
    who: ['sekretariat'],
    form: 'revisiBerkas',
    effects: ['jawab_temuan', 'simpan_salinan', ...efekGiliran],
    wire: [{ call: 'uploadDocument/revisionDocument' }],
  },

  isi_info_psat: isiData('Simpan info PSAT', undefined, 'infoPsat/create'),
  isi_perubahan_data: isiData('Simpan data perubahan', ['perubahan_edar'], 'infoIzinEdarPl/perubahanData'),
  isi_pengalihan_data: isiData(
    'Simpan data pengalihan',
    ['pengalihan_edar'],
    'infoIzinEdarPl/pengalihanData',
  ),
  buat_lampiran: {
    label: 'Kirim lampiran untuk disetujui',
    done: 'Lampiran teknis dibuat',
    from: ['lampiran_teknis'],
    to: 'review_lamtek_1',
    who: ['sekretariat'],
    needs: ['nomor'],
    sets: (_, { nomor = '', oleh = [] }) => ({
      nomor: nomor.trim(),
      pembuatLampiran: oleh,
      penyetujuLampiran: [],
    }),
    form: 'lampiran',
    effects: ['pesan_nomor', 'susun_lampiran', 'beritahu_giliran'],
    wire: [{ call: 'lampiranTeknis/create' }, { call: 'lampiranTeknis/update' }],
  },
  setujui_lampiran_1: satu.setujui,
  kembalikan_lampiran_1: satu.kembalikan,
  setujui_lampiran_2: dua.setujui,
  kembalikan_lampiran_2: dua.kembalikan,
  tandatangani_lampiran: {
    label: 'Tanda tangani lampiran',
    done: 'Lampiran teknis ditandatangani',
    from: ['process_publish'],
    to: 'finish_publish',
    who: ['sekretariat'],
    form: 'tandaTangan',
    effects: ['tanda_tangan', 'beritahu_giliran'],
    wire: [{ call: 'lampiranTeknis/signedLamtek', proses: 'accept' }],
  },
  kembalikan_tanda_tangan: kembali(
    'process_publish',
    ['sekretariat'],
    'lampiranTeknis/signedLamtek',
    'tandaTangan',
  ),
  kirim_ke_oss: {
    label: 'Kirim ke OSS',
    done: 'Lampiran teknis dikirim ke OSS',
    from: ['finish_publish'],
    who: ['sekretariat'],
    guards: ['berizin_oss', 'belum_dikirim'],
    sets: () => ({ oss: 'menunggu' }),
    form: 'kirimOss',
    effects: ['kirim_oss'],
    wire: [{ call: 'uploadDocument/submitOss', proses: 'accept' }],
  },
  kembalikan_dari_oss: {
    ...kembali('finish_publish', ['sekretariat'], 'uploadDocument/submitOss', 'kirimOss'),
    // Data that the portal has sent to OSS must be corrected in OSS.
    guards: ['belum_dikirim'],
  },
  unggah_sertifikat: {
    label: 'Unggah sertifikat',
    done: 'Sertifikat diunggah, izin terbit',
    from: ['finish_publish'],
    to: 'complete',
    who: ['sekretariat'],
    needs: ['sertifikat', 'jawaban_oss'],
    form: 'unggahSertifikat',
    effects: ['tulis_registri', 'lepas_nomor', 'beritahu_pemohon'],
    wire: [{ call: 'uploadDocument/uploadSertificate' }],
  },
  tolak_berkas: {
    label: 'Tolak berkas',
    done: 'Berkas ditolak',
    from: belumTerbit,
    to: 'reject',
    who: 'staff',
    noteRequired: true,
    form: 'tolakBerkas',
    effects: [
      'buang_temuan',
      'akhiri_kunjungan',
      'lepas_nomor',
      'tutup_draf',
      'beritahu_pemohon',
      'kirim_oss',
    ],
    wire: [{ call: 'uploadDocument/reject' }],
  },
} satisfies Record<string, Aksi>

export type AksiSekretariat = keyof typeof aksiSekretariat
