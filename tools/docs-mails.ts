import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compose } from '../apps/server/src/platform/mail/message.ts'
import { alurOf } from '../packages/domain/src/psat/alur/semua-alur.ts'
import {
  kabarKunjungan,
  kabarPengalihan,
  kabarPesan,
  kabarTenggat,
} from '../packages/domain/src/psat/pesan/kabar-lain.ts'
import { type KabarLangkah, kabarLangkah } from '../packages/domain/src/psat/pesan/kabar-langkah.ts'
import { root } from './step.ts'

/** Every mail of a licence file as its reader gets it, both parts side by side: `npm run docs:mails`. */
const { workflow, tahap } = alurOf('pengajuan')
const contoh = {
  alur: 'pengajuan' as const,
  nama: 'SPPB: Gudang Dingin, wortel',
  nomorPermohonan: 'SPPB-2026-01214',
  perusahaan: 'CV Kebun Raya Lembang',
  tenggat: '2026-12-17',
  nomor: '00124/SPPB-PSAT/2026',
  tugas: { temuan: 3, jawaban: 2, tagihan: 1_500_000 },
  lain: [],
}
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)

const link = { label: 'Buka berkas di portal', url: 'https://portal.example.go.id/psat/pengajuan/contoh' }
const composed = (done: string, { keterangan, subject, fakta }: KabarLangkah, catatan?: string) => ({
  done,
  ...compose({
    to: 'budi@contoh.id',
    subject,
    nama: 'Budi Santoso',
    isi: [keterangan, { fakta }, ...(catatan ? [`Catatan:\n${catatan}`] : []), link],
  }),
})

const langkah = Object.entries(workflow.actions).flatMap(([aksi, { to, from, done }]) => {
  const target = (typeof to === 'function' ? to({ auditType: 'sppb_psat' } as never) : to) ?? from[0] ?? ''
  if (!tahap[target]) return []
  const giliran = tahap[target].turn.length > 0
  return [composed(done, kabarLangkah({ ...contoh, aksi, tahap: target }, giliran))]
})

const tenggat = {
  langkah: 'Jawab 3 temuan',
  tahap: 'Perbaikan dokumen',
  due: '2026-12-17',
  sisa: 2,
  lewat: false,
}
const kunjungan = {
  tanggal_mulai: '2026-12-08',
  tanggal_selesai: '2026-12-08',
  jam: '09:00',
  tempat: 'Gudang Dingin Cibogo, Jalan Cibogo 12, Lembang',
  petugas: ['Ratih Kusumawardani', 'Yohana Manurung'],
}
const setuju = { langkah: 'setuju', pihak: 'pemohon', diminta: true } as const
const alasan = 'Hari itu unit kami dibersihkan menyeluruh.'
const lain = [
  composed('Pesan', kabarPesan(contoh, 'Nur Hidayah'), 'Mohon kirim denah dengan skala.'),
  composed(
    'Pengalihan dijawab',
    kabarPengalihan({ pemilikBaru: 'PT Agro Prima', nomorIzin: contoh.nomor, setuju: true, alasan: null }),
  ),
  composed('Tenggat mendekat', kabarTenggat(contoh, tenggat)),
  composed('Tenggat hari ini', kabarTenggat(contoh, { ...tenggat, sisa: 0 })),
  composed('Lewat tenggat', kabarTenggat(contoh, { ...tenggat, sisa: -1, lewat: true })),
  composed(
    'Kunjungan diusulkan',
    kabarKunjungan(contoh, kunjungan, { langkah: 'usul', pihak: 'petugas', diminta: true }),
  ),
  composed(
    'Kunjungan diminta pindah',
    kabarKunjungan(contoh, kunjungan, { langkah: 'pindah', pihak: 'pemohon', diminta: true }),
    alasan,
  ),
  composed('Kunjungan disepakati', kabarKunjungan(contoh, kunjungan, setuju)),
]
const mails = [...langkah, ...lain]
const folder = join(root, 'var')
mkdirSync(folder, { recursive: true })
const path = join(folder, 'galeri-surel.html')
const cards = mails.map(
  ({ done, subject, text, html }) =>
    `<section><h2>${escapeHtml(done)}</h2><p><b>${escapeHtml(subject)}</b></p><pre>${escapeHtml(text)}</pre><iframe sandbox srcdoc="${escapeHtml(html)}" title="${escapeHtml(done)}"></iframe></section>`,
)
writeFileSync(
  path,
  `<!doctype html><html lang="id"><meta charset="utf-8"><title>Surel berkas</title><style>body{font:15px system-ui;margin:24px}section{display:grid;grid-template-columns:1fr 1fr;gap:16px;margin-bottom:32px}h2,p{grid-column:1/-1;margin:0}pre{white-space:pre-wrap}iframe{width:100%;height:460px;border:1px solid #bbb}</style>${cards.join('')}</html>`,
)
console.log(`${mails.length} surel: ${path}`)
