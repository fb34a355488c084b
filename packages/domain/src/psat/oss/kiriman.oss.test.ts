import { expect, test } from 'vitest'
import { actionOnWire, applyAction } from '../../platform/workflow/workflow-actions.ts'
import { type AksiPelaku, aksiPelaku } from '../alur/pelaku/aksi.ts'
import { openedPengajuan, para, perintah } from '../alur/pelaku/fixture.ts'
import { tahapPelaku } from '../alur/pelaku/tahap.ts'
import { alurPelaku } from '../alur/pelaku/workflow.ts'
import { aksiSekretariat } from '../alur/sekretariat/aksi.ts'
import { type JenisIzin, jenisIzin } from '../jenis/jenis-pengajuan.ts'
import { kirimanBawaan, kirimanUntuk, langkahOss } from './kiriman.oss.ts'

type Langkah = readonly [keyof typeof para, string, string?]

/** Plays the calls and returns the stage codes and the statuses sent to OSS. */
function play(jenis: JenisIzin, tarif: number, langkah: readonly Langkah[]) {
  let file = openedPengajuan(jenis, { tarif })
  const codes = [tahapPelaku[file.stage].code]
  const sent: string[] = []
  const push = (aksi: AksiPelaku) =>
    sent.push(
      ...[kirimanUntuk({ alur: 'pengajuan', aksi, jenis }, sent.at(-1) ?? null)].filter((s) => s !== null),
    )
  push('ajukan')
  for (const [siapa, call, proses] of langkah) {
    const name = actionOnWire(alurPelaku, proses ? { call, proses } : { call }, file.stage)
    if (!name) throw new Error(`tidak dikenal: ${call} ${proses}`)
    const taken = applyAction(alurPelaku, file, para[siapa], name, perintah(jenis))
    if (!taken.ok) throw new Error(`${name}: ${JSON.stringify(taken.refusal)}`)
    file = taken.file
    codes.push(tahapPelaku[file.stage].code)
    push(name)
  }
  return { codes: codes.join(' '), sent: sent.join(' ') }
}

test('an SPPB with a revision at every turn, paid at the second try', () => {
  expect(
    play('sppb_psat', 500_000, [
      ['sekretariat', 'audit/permohonan_baru', 'REVISION'],
      ['pemohon', '{jenis}/update'],
      ['sekretariat', 'audit/permohonan_baru', 'CLEAR'],
      ['koordinator', 'audit/penunjukkan_auditor'],
      ['auditor', 'audit/dokumen', 'REVISION'],
      ['pemohon', 'audit/dokumen', 'REVIEW'],
      ['lead', 'audit/dokumen', 'CLEAR'],
      ['lead', 'audit/lapang', 'REVISION'],
      ['pemohon', 'audit/lapang', 'REVIEW'],
      ['lead', 'audit/lapang', 'CLEAR'],
      ['pvtpp', 'audit/rekomendasi', 'REVISION'],
      ['pemohon', 'audit/rekomendasi', 'REVIEW'],
      ['pvtpp', 'audit/rekomendasi', 'CLEAR'],
      ['sekretariat', 'audit/pembayaran_pnbp', 'REVIEW'],
      ['pemohon', 'audit/pembayaran_pnbp', 'REVIEW'],
      ['sekretariat', 'audit/pembayaran_pnbp', 'REVISION'],
      ['pemohon', 'audit/pembayaran_pnbp', 'REVIEW'],
      ['sekretariat', 'audit/pembayaran_pnbp', 'CLEAR'],
      ['sekretariat', 'nomor-sppb-psat/update'],
      ['sekretariat', 'nomor-sppb-psat/update'],
      ['sekretariat', '/api/sertifikat'],
    ]),
  ).toEqual({
    codes: '10 11 10 10 20 21 20 30 31 30 40 41 40 50 51 51 51 51 60 60 60 70',
    sent: '09 11 09 10 20 41 42 40 41 42 41 42 45 31 32 34 32 33 49 50',
  })
})

test('an izin edar at Rp0 needs neither field nor bill', () => {
  expect(
    play('izin_edar_pl', 0, [
      ['sekretariat', 'audit/permohonan_baru', 'CLEAR'],
      ['subkoordinator', 'audit/penunjukkan_auditor'],
      ['lead', 'audit/dokumen', 'CLEAR'],
      ['pvtpp', 'audit/rekomendasi', 'CLEAR'],
      ['sekretariat', 'audit/pembayaran_pnbp', 'CLEAR'],
      ['sekretariat', 'nomor-sppb-psat/update'],
      ['sekretariat', '/api/sertifikat'],
    ]),
  ).toEqual({ codes: '10 10 20 40 50 60 60 70', sent: '09 10 20 45 49 50' })
})

test('rejected by the committee, or withdrawn: OSS hears 90', () => {
  const steps: Langkah[] = [
    ['sekretariat', 'audit/permohonan_baru', 'CLEAR'],
    ['koordinator', 'audit/penunjukkan_auditor'],
    ['lead', 'audit/dokumen', 'CLEAR'],
  ]
  const rejected = play('izin_edar_pl', 0, [...steps, ['pvtpp', 'audit/ditolak']])
  expect(rejected).toEqual({ codes: '10 10 20 40 99', sent: '09 10 20 90' })
  expect(play('sppb_psat', 0, [['pemohon', 'audit/penarikan']])).toEqual({ codes: '10 99', sent: '09 90' })
})

test.each([
  ['pengajuan', aksiPelaku],
  ['berkas', aksiSekretariat],
] as const)('a step of %s is sent to OSS exactly when the table has a status for it', (alur, aksi) => {
  for (const [name, { effects = [] }] of Object.entries(aksi)) {
    const sends = (effects as readonly string[]).includes('kirim_oss')
    const tells = jenisIzin.some((jenis) => kirimanBawaan({ alur, aksi: name, jenis }) !== null)
    // A step of track `berkas` may have the effect `kirim_oss` without a status in the guide, so that the office can
    // map one.
    if (tells) expect(sends, name).toBe(true)
    else expect(alur === 'berkas' || !sends, name).toBe(true)
  }
})

test('track berkas: entered complete, a correction, the number, then the licence', () => {
  const sent: string[] = []
  for (const aksi of [
    'submit_permohonan',
    'pilih_auditor',
    'revisi_auditor',
    'unggah_revisi',
    'terima_lead',
    'terima_sidang',
    'setujui_lampiran_2',
    'kirim_ke_oss',
  ]) {
    for (const langkah of langkahOss({ alur: 'berkas', aksi, jenis: 'sppb_psat' })) {
      const status = kirimanUntuk(langkah, sent.at(-1) ?? null)
      if (status) sent.push(status)
    }
  }
  expect(sent.join(' ')).toBe('09 10 20 41 42 40 45 49 50')
})

test('a mapping of one track leaves the same step of the other as it is', () => {
  const ubahan = { 'pengajuan.pilih_auditor.sppb_psat': 'tidak' } as const
  const langkah = { aksi: 'pilih_auditor', jenis: 'sppb_psat' } as const
  expect(kirimanUntuk({ alur: 'pengajuan', ...langkah }, null, false, ubahan)).toBeNull()
  expect(kirimanUntuk({ alur: 'berkas', ...langkah }, null, false, ubahan)).toBe('20')
})
