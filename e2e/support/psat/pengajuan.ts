import { randomInt } from 'node:crypto'
import { type Klien, masuk } from '../klien.ts'
import { pdfWith } from '../pdf.ts'
import { password } from '../portal.ts'
import { giveDemoPassword } from '../session.ts'

export interface Pelaku {
  username: string
  sandi: string
  perusahaan: { uuid: string; nama: string; nib: string }
  klien: Klien
}

export interface Berkas {
  id_pengajuan: number
  uuid: string
  nomorPermohonan: string
}

/** A company of its own with an operator who may apply at once: whatever happens there disturbs no other journey. */
export async function newPelaku(baseURL: string | undefined): Promise<Pelaku> {
  const nib = String(randomInt(1_000_000_000_000, 9_999_999_999_999))
  const nama = `PT Panen Uji ${nib.slice(-6)}`
  const username = `pelaku-${nib}`
  const superadmin = await masuk(baseURL, 'superadmin')
  const { data } = await superadmin.post<{ data: { perusahaan: { uuid: string } } }>('/api/perusahaan/add', {
    nama_perseroan: nama,
    nib,
    jenis_perseroan: '01',
    alamat_perseroan: 'Jalan Panen Raya 7, Karawang',
    email_perusahaan: `${username}@contoh.id`,
    telp: '0267401234',
    provinsi_id: 32,
    kota_id: 3215,
    akun: { username, nama: 'Pelaku Uji', email: `${username}@contoh.id` },
  })
  await superadmin.close()
  await giveDemoPassword(username)
  const klien = await masuk(baseURL, username)
  const { data: profil } = await klien.get<{ data: { versi: number } }>('/api/perusahaan/profil')
  await klien.put('/api/perusahaan/profil', {
    nama_perseroan: nama,
    jenis_perseroan: '01',
    skala_usaha: 'kecil',
    alamat_perseroan: 'Jalan Panen Raya 7, Karawang',
    provinsi_id: 32,
    kota_id: 3215,
    telp: '0267401234',
    email_perusahaan: `${username}@contoh.id`,
    penanggung_jawab: 'Rahmat Hidayat',
    jabatan_penanggung_jawab: 'Direktur',
    versi: profil.versi,
  })
  return { username, sandi: password, perusahaan: { uuid: data.perusahaan.uuid, nama, nib }, klien }
}

const dokumen = [
  ['surat_permohonan', 'Surat permohonan'],
  ['denah_ruangan_psat', 'Denah ruang penanganan'],
  ['diagram_alir_psat', 'Diagram alir penanganan'],
  ['sop_psat', 'SOP penanganan'],
  ['bukti_penerapan_sop', 'Bukti penerapan SOP'],
] as const

export interface IsianSppb {
  unit_produksi: number[]
  ruang_lingkup: number[]
  dokumen: Record<string, string>
}

/** A unit, a scope and every paper that a new SPPB asks for. */
export async function isianSppb({ klien }: Pelaku): Promise<IsianSppb> {
  const add = async (jenis: string, body: object) =>
    (await klien.post<{ data: { id: number } }>(`/api/psat/data-usaha/${jenis}/add`, body)).data.id
  const unit = await add('unit-produksi', {
    nama_unit: 'Penggilingan Karawang',
    alamat_unit: 'Jalan Panen Raya 7, Karawang',
    provinsi_id: 32,
    kota_id: 3215,
    status_kepemilikan: 'Milik Sendiri',
    file_bukti: await klien.upload('sertifikat-tanah.pdf', pdfWith('Sertifikat tanah')),
  })
  const lingkup = await add('ruang-lingkup', {
    nama_komoditas: 'Beras',
    cara_penyimpanan: 'Suhu ruang',
    pengolahan_minimal: 'Penggilingan',
    pengemasan_ulang: false,
  })
  const files = await Promise.all(
    dokumen.map(async ([kunci, judul]) => [
      kunci,
      await klien.upload(`${kunci}.pdf`, pdfWith(judul, `${judul}, halaman kedua`)),
    ]),
  )
  return { unit_produksi: [unit], ruang_lingkup: [lingkup], dokumen: Object.fromEntries(files) }
}

/** A new SPPB application, sent in by its operator: it waits for the secretariat. */
export async function ajukanSppb(pelaku: Pelaku): Promise<Berkas & { isian: IsianSppb }> {
  const isian = await isianSppb(pelaku)
  const { data } = await pelaku.klien.post<{ data: Berkas }>('/api/psat/sppb/permohonan/create', isian)
  return { ...data, isian }
}

/** A step of an officer, by the API. */
export async function langkah(klien: Klien, berkas: Berkas, call: string, body: object): Promise<void> {
  await klien.post(`/api/psat/sppb/${call}`, { id_pengajuan: berkas.id_pengajuan, ...body })
}
