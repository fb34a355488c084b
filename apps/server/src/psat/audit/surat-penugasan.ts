import { formatDate, formatDateTime } from '@portal/domain/platform/format'
import { namaBerkas } from '@portal/domain/psat/pengajuan/nama-berkas'
import type { Actor } from '#platform/actor.ts'
import type { Trx } from '#platform/database/database.ts'
import { keepMade } from '#platform/files/upload/keep-made.ts'
import type { Platform } from '#platform/platform.ts'
import type { BerkasRow } from '#psat/alur/pengajuan.repository.ts'
import { Lembar } from '#psat/sertifikat/lembar.ts'
import { findAuditors } from './tim.repository.ts'

interface Penugasan {
  lead: number
  auditor: readonly number[]
  tanggal: string
}

interface IsiSurat {
  nomorPermohonan: string
  nama: string
  perusahaan: string
  nib: string | null
  tanggal: string
  tim: readonly { nama: string; tugas: string }[]
}

async function renderSuratPenugasan(isi: IsiSurat, at: Date): Promise<Buffer> {
  const lembar = await Lembar.create({
    judul: 'Surat tugas',
    nomor: `ST-${isi.nomorPermohonan}`,
    tentang: `Audit ${isi.nama}, ${isi.perusahaan}`,
    at,
  })
  lembar.paragraph(`Atas permohonan ${isi.nomorPermohonan}, dengan ini ditugaskan sebagai tim audit:`)
  const { width } = lembar.paper
  lembar.table(
    [
      { title: 'No', width: 34 },
      { title: 'Nama', width: width - 174 },
      { title: 'Tugas', width: 140 },
    ],
    isi.tim.map(({ nama, tugas }, index) => ({
      cells: [{ text: `${index + 1}.` }, { text: nama, strong: true }, { text: tugas }],
    })),
  )
  lembar.facts([
    ['Permohonan', isi.nama],
    ['Pelaku usaha', isi.nib ? `${isi.perusahaan} (NIB ${isi.nib})` : isi.perusahaan],
    ['Terhitung', formatDate(isi.tanggal)],
  ])
  lembar.paragraph(
    'Tim memeriksa dokumen permohonan dan, bila jenis izinnya memerlukan, unit di tempat, serta mencatat hasilnya di portal. Waktu dan tempat kunjungan lapang disepakati dengan pelaku usaha dan tercantum dalam surat tugas kunjungannya.',
  )
  lembar.paragraph(`Surat dibuat Portal Pangan Segar ${formatDateTime(at)}.`)
  return lembar.finish()
}

/** Creates the letter for an appointment without an uploaded one. Returns the key of the stored file. */
export async function writeSuratPenugasan(
  { files, clock }: Platform,
  trx: Trx,
  actor: Actor,
  row: BerkasRow,
  { lead, auditor, tanggal }: Penugasan,
): Promise<string> {
  const names = new Map((await findAuditors(trx, [lead, ...auditor])).map(({ id, nama }) => [id, nama]))
  const person = (id: number, tugas: string) => ({ nama: names.get(id) ?? '', tugas })
  const pdf = await renderSuratPenugasan(
    {
      nomorPermohonan: row.nomor_permohonan,
      nama: namaBerkas(row.audit_type, row.pokok, row.nama_perusahaan),
      perusahaan: row.nama_perusahaan,
      nib: row.nib,
      tanggal,
      tim: [person(lead, 'Lead auditor'), ...auditor.map((id) => person(id, 'Auditor'))],
    },
    clock(),
  )
  const name = `surat-tugas-${row.nomor_permohonan}.pdf`
  return keepMade(files, { name, content: pdf }, { uploader: actor, accept: ['pdf'], trx })
}
