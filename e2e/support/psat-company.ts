import { randomInt } from 'node:crypto'
import { formUsaha } from '../../apps/server/src/psat/data-usaha/data-usaha.fixture.ts'
import { pdfWith } from './screen.ts'
import { clientOf, giveDemoPassword, type Klien } from './session.ts'

export interface Pelaku {
  username: string
  perusahaan: { uuid: string; nama: string; nib: string }
  klien: Klien
}

export const newNib = () => String(randomInt(1_000_000_000_000, 9_999_999_999_999))

/** Creates a company that no other test uses, with an account that may apply. */
export async function newPelaku(): Promise<Pelaku> {
  const nib = newNib()
  const nama = `PT Panen Uji ${nib.slice(-6)}`
  const username = `pelaku-${nib}`
  const data = {
    nama_perseroan: nama,
    jenis_perseroan: '01',
    alamat_perseroan: 'Jalan Panen Raya 7, Karawang',
    email_perusahaan: `${username}@contoh.id`,
    telp: '0267401234',
    provinsi_id: 32,
    kota_id: 3215,
  }
  const superadmin = await clientOf('superadmin')
  const akun = { username, nama: 'Pelaku Uji', email: `${username}@contoh.id` }
  const added = await superadmin.post<{ data: { perusahaan: { uuid: string } } }>('/api/perusahaan/add', {
    ...data,
    nib,
    akun,
  })
  await giveDemoPassword(username)
  const klien = await clientOf(username)
  const { data: profil } = await klien.get<{ data: { versi: number } }>('/api/perusahaan/profil')
  await klien.put('/api/perusahaan/profil', {
    ...data,
    skala_usaha: 'kecil',
    penanggung_jawab: 'Rahmat Hidayat',
    jabatan_penanggung_jawab: 'Direktur',
    versi: profil.versi,
  })
  return { username, perusahaan: { uuid: added.data.perusahaan.uuid, nama, nib }, klien }
}

export async function fillDataUsaha({ klien }: Pick<Pelaku, 'klien'>): Promise<void> {
  const add = async (jenis: string, body: object) =>
    (await klien.post<{ data: { id: number } }>(`/api/psat/data-usaha/${jenis}/add`, body)).data.id
  const { formUnit, formMitra, formLingkup, formProduk } = formUsaha(() =>
    klien.upload('bukti.pdf', pdfWith('Bukti')),
  )
  const unit = await add('unit-produksi', await formUnit({ nama_unit: 'Gudang Karawang' }))
  const pemasok = await add('pemasok', { ...formMitra(), nama: 'Mekong Rice Co' })
  await add('ruang-lingkup', { ...formLingkup(), nama_komoditas: 'Beras' })
  await add('produk', await formProduk(unit, pemasok, { jenis_psat: 'Beras', nama_dagang: 'Beras Melati' }))
}

export async function pelakuSiap(): Promise<Pelaku> {
  const pelaku = await newPelaku()
  await fillDataUsaha(pelaku)
  return pelaku
}

const jenisRegistrasi = { sppb_psat: 5, izin_edar_pl: 6 } as const

/** Adds an issued permit of this company to the registry and returns its number. */
export async function izinTerbit(
  { perusahaan: { nib } }: Pelaku,
  auditType: keyof typeof jenisRegistrasi,
): Promise<string> {
  const pusat = await clientOf('okkp_pusat')
  const { data } = await pusat.get<{ data: { id: number }[] }>('/api/okkp/static/komoditas?page=1&limit=1')
  const nomor = `UJI/${auditType === 'sppb_psat' ? 'SPPB' : 'PL'}/${nib}`
  await pusat.post('/api/okkp/registrations/add', {
    jenis_registrasi_id: jenisRegistrasi[auditType],
    provinsi_id: 0,
    kota_id: 3215,
    nib,
    unit_usaha: 'Gudang Karawang',
    alamat_unit: 'Jalan Panen Raya 7, Karawang',
    ruang_lingkup: 'Penggilingan beras',
    komoditas_id: data[0]?.id,
    nama_psat: 'Beras Melati',
    level: 2,
    no_registration: nomor,
    terbit_sertifikat: '2024-03-01',
  })
  return nomor
}
