import { masuk } from '../support/klien.ts'
import { expect, signIn, test, visit } from '../support/portal.ts'
import { isiDataUsaha, izinTerbit } from '../support/psat/data-usaha.ts'
import { newPelaku, type Pelaku } from '../support/psat/pengajuan.ts'
import {
  ajukan,
  bawaKe,
  entriRegistri,
  type Isian,
  isianLengkap,
  layarBerkas,
  semuaPetugas,
} from '../support/psat/perjalanan.ts'

const auditType = 'izin_edar_pl'

async function izinAsal({ klien }: Pelaku): Promise<number> {
  const { data } = await klien.get<{ data: { registrasi_id: number }[] }>(
    `/api/psat/izin-saya?auditType=${auditType}`,
  )
  const [izin] = data
  if (!izin) throw new Error('izin asal tidak ada')
  return izin.registrasi_id
}

/** The draft of a transfer and the new owner's consent; answers the draft. */
async function alihkan(pelaku: Pelaku, baru: Pelaku, isian: Isian): Promise<string> {
  const { data: draf } = await pelaku.klien.post<{ data: { uuid: string; versi: number } }>(
    '/api/psat/draf',
    {
      auditType,
      jenisPengajuan: 'pengalihan',
      registrasi_id: isian.izin_asal?.registrasi_id,
    },
  )
  await pelaku.klien.put(`/api/psat/draf/${draf.uuid}`, { isian, versi: draf.versi })
  await pelaku.klien.post(`/api/psat/draf/${draf.uuid}/persetujuan`, {})
  const { data } = await baru.klien.get<{ data: { kode: string }[] }>('/api/psat/pengalihan')
  await baru.klien.post(`/api/psat/pengalihan/${data[0]?.kode}/jawab`, { setuju: true })
  return draf.uuid
}

// That every kind of submission ends there is for the route tests; this is how it looks, for the kind with two companies.
test('a transfer ends in the registry: the old permit is replaced, the new one holds', async ({
  page,
  baseURL,
}) => {
  const pelaku = await newPelaku(baseURL)
  const baru = await newPelaku(baseURL)
  await isiDataUsaha(pelaku)
  const lama = await izinTerbit(baseURL, pelaku, auditType)
  const asal = await izinAsal(pelaku)
  const isian = await isianLengkap(pelaku, auditType, 'pengalihan', { asal })
  isian.pemilik_baru = {
    nib: baru.perusahaan.nib,
    nama_pemilik_lama: pelaku.perusahaan.nama,
    nama_pemilik_baru: baru.perusahaan.nama,
    alamat_pemilik_baru: 'Jalan Niaga 3, Bekasi',
    tanggal_pengalihan: '2026-12-01',
  }
  const draf = await alihkan(pelaku, baru, isian)
  const berkas = await ajukan(pelaku, auditType, 'pengalihan', isian, draf)
  const [petugas, pusat] = await Promise.all([semuaPetugas(baseURL), masuk(baseURL, 'okkp_pusat')])
  const nomor = await bawaKe(petugas, berkas, 70)
  const entri = await entriRegistri(pusat, petugas, berkas)

  await signIn(page, 'superadmin')
  await page.goto(layarBerkas(berkas))
  await page.getByRole('link', { name: 'Lihat di registri' }).click()
  await expect(page.getByText(nomor).first()).toBeVisible()
  await expect(page.getByText('Berlaku', { exact: true }).first()).toBeVisible()
  // What the signed certificate says stays as it is.
  await expect(page.getByRole('button', { name: 'Tindakan lain' })).toHaveCount(0)
  await visit(page, `/okkp/admin/registrasi/${entri.id}/ubah`)
  await expect(page.getByLabel('NIB')).toBeDisabled()
  await expect(page.getByLabel('NIB')).toHaveValue(baru.perusahaan.nib)
  await visit(page, `/okkp/admin/registrasi/${asal}`)
  await expect(page.getByText(lama).first()).toBeVisible()
  await expect(page.getByText('Digantikan', { exact: true }).first()).toBeVisible()
  await Promise.all([petugas.tutup(), pusat.close(), pelaku.klien.close(), baru.klien.close()])
})
