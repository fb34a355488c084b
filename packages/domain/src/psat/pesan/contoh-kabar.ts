import type { Action } from '../../platform/workflow/workflow.ts'
import type { KosakataPsat, TabelAlur } from '../alur/alur.ts'
import { semuaAlur } from '../alur/semua-alur.ts'
import { tanpaFakta } from '../alur/tugas.ts'
import type { FaktaKabar, Kabar } from './kabar.ts'
import * as kunjungan from './kabar-kunjungan.ts'
import * as lain from './kabar-lain.ts'
import * as langkah from './kabar-langkah.ts'
import { penerimaKabar } from './penerima-kabar.ts'

export interface ContohKabar {
  peristiwa: string
  kabar: Kabar
  /** Note that the actor wrote with the step. */
  rincian?: string
}

const berkas = {
  nama: 'SPPB: Gudang Dingin, wortel',
  nomorPermohonan: 'SPPB-2026-01214',
  perusahaan: 'CV Kebun Raya Lembang',
}
const nomor = '00124/SPPB-PSAT/2026'
const tenggat = '2026-12-17'
const keterangan = 'Denah unit belum menunjukkan ruang sortasi.'

const tagihan: FaktaKabar = [
  ['Jumlah', 'Rp1.500.000'],
  ['Kode billing', '820261116000777'],
  ['Kode billing berlaku sampai', '16 Desember 2026'],
]
const temuan: FaktaKabar = [
  ['Temuan 1: Denah unit', 'Belum menunjukkan ruang sortasi.'],
  ['Temuan 2: SOP', 'Belum ditandatangani.\nDiminta lagi: halaman terakhir masih tanpa nama.'],
]
const tim: FaktaKabar = [
  ['Tim audit', 'Ratih Kusumawardani, Yohana Manurung'],
  ['Tanggal penugasan', '24 November 2026'],
]

/** Sample facts for a step: counts for the task, and the bill or the team. */
function isiContoh(aksi: string, { form, effects = [] }: Action<KosakataPsat>, bayar: boolean) {
  const answered = /^(jawab|unggah)_/.test(aksi)
  const sent = effects.includes('kirim_temuan') ? temuan : []
  const lain: FaktaKabar = [...(bayar ? tagihan : form === 'tim' ? tim : []), ...sent]
  return {
    tugas: { ...tanpaFakta, temuan: 3, jawaban: answered ? 2 : 0, tagihan: bayar ? 1_500_000 : 0 },
    lain,
  }
}

/** Returns one sample per distinct text that the recipients of a step receive. */
function contohLangkah(alur: TabelAlur, aksi: string, step: Action<KosakataPsat>): ContohKabar[] {
  const { workflow, tahap, nama } = alur
  const file = { auditType: 'sppb_psat' } as never
  const to = (typeof step.to === 'function' ? step.to(file) : step.to) ?? step.from[0] ?? ''
  const place = tahap[to]
  if (!place) return []
  const from = step.from.find((stage) => stage !== to) ?? step.from[0] ?? null
  const told = penerimaKabar(alur, { effects: step.effects ?? [], from, turn: place.turn })
  const issued = place.ends === 'terbit'
  const terjadi = {
    ...berkas,
    alur: nama,
    aksi,
    tahap: to,
    tenggat: place.ends ? null : tenggat,
    hari: '2026-11-16',
    nomor: issued ? nomor : null,
    ...isiContoh(aksi, step, place.panel === 'pembayaran'),
  }
  const readers = new Map<string, ContohKabar>()
  for (const holder of told) {
    // For the opening step the applicant receives the receipt instead.
    if (workflow.opens === aksi && holder === 'pemohon') continue
    const kabar = langkah.kabarLangkah(terjadi, {
      giliran: place.turn.includes(holder),
      pemohon: holder === 'pemohon',
    })
    const peristiwa = `${nama === 'berkas' ? 'Berkas sekretariat: ' : ''}${step.done}, kepada ${alur.pemegang[holder]?.label}`
    if (!readers.has(kabar.keterangan))
      readers.set(kabar.keterangan, {
        peristiwa,
        kabar,
        ...(step.noteRequired ? { rincian: keterangan } : {}),
      })
  }
  return [...readers.values()]
}

/** Keeps one sample per event text. */
const sekali = (contoh: ContohKabar[]) => [...new Map(contoh.map((each) => [each.peristiwa, each])).values()]

const jadwal = {
  tanggal_mulai: '2026-12-08',
  tanggal_selesai: '2026-12-08',
  jam: '09:00',
  tempat: 'Gudang Dingin Cibogo, Jalan Cibogo 12, Lembang',
  provinsi_id: 32,
  petugas: ['Ratih Kusumawardani', 'Yohana Manurung'],
}
const hampir = { langkah: 'Jawab 3 temuan', tahap: 'Perbaikan dokumen', due: tenggat, sisa: 2, lewat: false }
const diterima = {
  ...berkas,
  alur: 'pengajuan',
  tahap: 'verifikasi_permohonan',
  tenggat,
  diterima: new Date('2026-11-16T02:30:00Z'),
  kodeLacak: 'ABCDEFGHJKLM',
} as const
const alih = { pemilikBaru: 'PT Agro Prima', nomorIzin: nomor }

type Tertulis = keyof typeof langkah | keyof typeof lain | keyof typeof kunjungan

/** Samples of every notice. The return type makes a missing sample a compile error. */
export function contohKabar(): Record<Tertulis, ContohKabar[]> {
  return {
    kabarLangkah: sekali(
      semuaAlur().flatMap((alur) =>
        Object.entries(alur.workflow.actions).flatMap(([aksi, step]) => contohLangkah(alur, aksi, step)),
      ),
    ),
    kabarDiterima: [
      { peristiwa: 'Tanda terima', kabar: langkah.kabarDiterima({ ...diterima, atasNama: false }) },
      {
        peristiwa: 'Tanda terima, dikirim petugas',
        kabar: langkah.kabarDiterima({ ...diterima, atasNama: true }),
      },
    ],
    kabarPesan: [
      {
        peristiwa: 'Pesan',
        kabar: lain.kabarPesan(berkas, 'Nur Hidayah'),
        rincian: 'Mohon kirim denah dengan skala.',
      },
    ],
    kabarTenggat: [
      { peristiwa: 'Tenggat mendekat', kabar: lain.kabarTenggat(berkas, hampir) },
      { peristiwa: 'Tenggat hari ini', kabar: lain.kabarTenggat(berkas, { ...hampir, sisa: 0 }) },
      {
        peristiwa: 'Lewat tenggat',
        kabar: lain.kabarTenggat(berkas, { ...hampir, sisa: -1, lewat: true }),
      },
    ],
    kabarKunjungan: [
      {
        peristiwa: 'Kunjungan diusulkan',
        kabar: kunjungan.kabarKunjungan(berkas, jadwal, {
          langkah: 'usul',
          pihak: 'petugas',
          pembaca: 'pemohon',
          diminta: true,
        }),
      },
      {
        peristiwa: 'Kunjungan diminta pindah',
        kabar: kunjungan.kabarKunjungan(berkas, jadwal, {
          langkah: 'pindah',
          pihak: 'pemohon',
          pembaca: 'petugas',
          diminta: true,
        }),
        rincian: 'Hari itu unit kami dibersihkan menyeluruh.',
      },
      {
        peristiwa: 'Kunjungan disepakati, kepada tim audit',
        kabar: kunjungan.kabarKunjungan(berkas, jadwal, {
          langkah: 'setuju',
          pihak: 'pemohon',
          pembaca: 'petugas',
          diminta: true,
        }),
      },
      {
        peristiwa: 'Kunjungan disepakati, kepada pelaku usaha',
        kabar: kunjungan.kabarKunjungan(berkas, jadwal, {
          langkah: 'setuju',
          pihak: 'petugas',
          pembaca: 'pemohon',
          diminta: true,
        }),
      },
    ],
    kabarBatalKunjungan: [
      { peristiwa: 'Kunjungan dibatalkan', kabar: kunjungan.kabarBatalKunjungan(berkas, jadwal) },
    ],
    kabarBenturan: [
      {
        peristiwa: 'Benturan kepentingan',
        kabar: lain.kabarBenturan(berkas, 'Yohana Manurung'),
        rincian: 'Saudara saya bekerja di perusahaan ini.',
      },
    ],
    kabarIzinOss: [{ peristiwa: 'Izin dari OSS', kabar: lain.kabarIzinOss(berkas, nomor) }],
    kabarTerbitUlang: [
      {
        peristiwa: 'Sertifikat diterbitkan ulang',
        kabar: lain.kabarTerbitUlang(berkas, nomor),
        rincian: 'Alamat unit diperbaiki.',
      },
    ],
    kabarMintaPengalihan: [
      {
        peristiwa: 'Persetujuan pengalihan diminta',
        kabar: lain.kabarMintaPengalihan({
          ...alih,
          pemilikLama: berkas.perusahaan,
          jenisIzin: 'SPPB-PSAT',
        }),
      },
    ],
    kabarPengalihan: [
      {
        peristiwa: 'Pengalihan disetujui',
        kabar: lain.kabarPengalihan({ ...alih, setuju: true, alasan: null }),
      },
      {
        peristiwa: 'Pengalihan ditolak',
        kabar: lain.kabarPengalihan({ ...alih, setuju: false, alasan: 'Harga belum sepakat.' }),
      },
    ],
  }
}
