import type { FormLangkah } from '@portal/domain/psat/alur/form-langkah'
import { createElement, type FC, lazy } from 'react'
import { CatatanTombol } from '#psat/alur/langkah/CatatanTombol.tsx'
import type { LangkahModalProps, LangkahTombolProps } from '#psat/alur/langkah/langkah-props.ts'
import { PerbaikanTombol } from '#psat/alur/langkah/PerbaikanTombol.tsx'
import type { LangkahTerbitProps } from '#psat/penerbitan/langkah-terbit.ts'
import { BuktiBayar } from '#psat/pnbp/tagihan/TagihanSaya.tsx'

export type Formulir =
  /** Button of the turn card that opens a dialog. */
  | {
      di: 'kartu'
      Modal: FC<LangkahModalProps>
      /** Ends the file without a permit. The button comes last and is red. */
      bahaya?: true
      /** For a blocked step: `true` shows a disabled button and the reason, `sebab` shows only the reason. */
      tertunda?: true | 'sebab'
      /** Main step of its stage, although the file does not move. */
      utama?: true
    }
  /** Button of the turn card with its own confirmation. */
  | { di: 'kartu'; Tombol: FC<LangkahTombolProps>; bahaya?: true }
  /** Button with its own confirmation, beside the applicant's request. */
  | { di: 'permintaan'; Tombol: FC<LangkahTombolProps> }
  /** Form in the payment and certificate part. The card links staff to that part. */
  | {
      di: 'penerbitan'
      Isi: FC<LangkahTerbitProps>
      ajakan?: string
      /** The form shows the bill itself, or stands below the bill. */
      tagihan?: 'termuat' | 'di atasnya'
      /** The form can be filled in while the step is still blocked. */
      tertunda?: true
    }
  | { di: 'layar' }

/** Lazy loads forms that only other roles use or that are rarely needed. */
function later<Props extends object>(load: () => Promise<FC<Props>>): FC<Props> {
  const Later = lazy(async () => ({ default: await load() }))
  return (props) => createElement(Later as FC<Props>, props)
}

const putusan = later(async () => (await import('#psat/sekretariat/lampiran/PutusanModal.tsx')).PutusanModal)

/** Form of each name that the workflow tables use, in display order. */
export const formulir: Record<FormLangkah, Formulir> = {
  isian: { di: 'layar' },
  perbaikan: { di: 'kartu', Tombol: PerbaikanTombol },
  catatan: { di: 'kartu', Tombol: CatatanTombol },
  hasilAudit: {
    di: 'kartu',
    Modal: later(async () => (await import('#psat/alur/langkah/PutaranModal.tsx')).HasilAuditModal),
    tertunda: true,
  },
  keputusanKomtek: {
    di: 'kartu',
    Modal: later(async () => (await import('#psat/alur/langkah/PutaranModal.tsx')).KeputusanKomtekModal),
    tertunda: true,
  },
  tim: { di: 'kartu', Modal: later(async () => (await import('#psat/audit/tim/TimDrawer.tsx')).TimDrawer) },
  penolakan: {
    di: 'kartu',
    Modal: later(async () => (await import('#psat/alur/langkah/TolakModal.tsx')).TolakModal),
    bahaya: true,
  },
  mintaWaktu: {
    di: 'kartu',
    Tombol: (props) => (
      <CatatanTombol
        {...props}
        tanya={{ text: 'Hanya dapat diminta satu kali pada tahap ini. Petugas yang memutuskan.' }}
      />
    ),
  },
  penarikan: {
    di: 'kartu',
    bahaya: true,
    Tombol: (props) => (
      <CatatanTombol
        {...props}
        beralasan
        tanya={{
          title: 'Tarik permohonan ini?',
          text: 'Permohonan berakhir dan tidak dapat dilanjutkan. Anda dapat mengajukan lagi dari isian yang sama.',
          tone: 'bad',
        }}
      />
    ),
  },
  beriWaktu: {
    di: 'permintaan',
    Tombol: (props) => (
      <CatatanTombol
        {...props}
        tanya={{
          text: 'Pemohon mendapat tambahan hari kerja untuk perbaikan ini, satu kali pada tahap ini.',
        }}
      />
    ),
  },
  tolakWaktu: {
    di: 'permintaan',
    Tombol: (props) => <CatatanTombol {...props} tanya={{ tone: 'bad' }} />,
  },
  tagihan: {
    di: 'penerbitan',
    Isi: later(async () => (await import('#psat/pnbp/tagihan/TagihanForm.tsx')).TagihanForm),
    ajakan: 'Isi tagihan PNBP',
  },
  gantiTagihan: {
    di: 'penerbitan',
    Isi: later(async () => (await import('#psat/pnbp/tagihan/TagihanForm.tsx')).GantiTagihanForm),
    ajakan: 'Lihat atau ganti tagihan',
    tagihan: 'di atasnya',
  },
  tanpaBayar: {
    di: 'penerbitan',
    Isi: later(async () => (await import('#psat/pnbp/tagihan/TanpaBayar.tsx')).TanpaBayar),
    ajakan: 'Lanjutkan tanpa pembayaran',
  },
  buktiBayar: { di: 'penerbitan', Isi: BuktiBayar, tagihan: 'termuat' },
  periksaBukti: {
    di: 'penerbitan',
    Isi: later(async () => (await import('#psat/pnbp/tagihan/PeriksaBukti.tsx')).PeriksaBukti),
    ajakan: 'Periksa bukti pembayaran',
    tagihan: 'termuat',
  },
  nomor: {
    di: 'penerbitan',
    Isi: later(async () => (await import('#psat/penerbitan/NomorForm.tsx')).NomorForm),
    ajakan: 'Isi nomor izin',
  },
  sertifikat: {
    di: 'penerbitan',
    Isi: later(
      async () => (await import('#psat/penerbitan/sertifikat/SertifikatEditor.tsx')).SertifikatEditor,
    ),
    ajakan: 'Periksa dan terbitkan sertifikat',
    tertunda: true,
  },

  revisiBerkas: { di: 'kartu', Tombol: PerbaikanTombol },
  pilihAuditor: {
    di: 'kartu',
    Modal: later(async () => (await import('#psat/audit/tim/TimDrawer.tsx')).TimDrawer),
  },
  sidang: {
    di: 'kartu',
    Modal: later(async () => (await import('#psat/alur/langkah/SidangModal.tsx')).SidangModal),
    tertunda: true,
  },
  // The user edits the attachment in its own part of the page.
  lampiran: { di: 'layar' },
  setujuiLampiran: { di: 'kartu', Modal: putusan, tertunda: true },
  tandaTangan: { di: 'kartu', Modal: putusan },
  kirimOss: { di: 'kartu', Modal: putusan, tertunda: 'sebab', utama: true },
  unggahSertifikat: {
    di: 'kartu',
    Modal: later(async () => (await import('#psat/sekretariat/lampiran/PutusanModal.tsx')).SertifikatModal),
  },
  kembalikanTugas: {
    di: 'kartu',
    bahaya: true,
    Tombol: (props) => (
      <CatatanTombol
        {...props}
        tanya={{
          text: 'Koordinator memilih auditor lain. Benturan kepentingan dinyatakan pada kartu Tim audit.',
        }}
      />
    ),
  },
  tolakBerkas: {
    di: 'kartu',
    bahaya: true,
    Tombol: (props) => (
      <CatatanTombol
        {...props}
        bidang="rejectNote"
        tanya={{ text: 'Berkas berakhir di sini. Alasannya tercatat di riwayat.', tone: 'bad' }}
      />
    ),
  },
}
