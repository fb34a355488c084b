import type { JenisIzin, JenisPengajuan } from '../../packages/domain/src/psat/pengajuan/jenis-pengajuan.ts'
import { isiDataUsaha, izinTerbit } from '../support/data-usaha.ts'
import { type Klien, masuk } from '../support/klien.ts'
import { newPelaku, type Pelaku } from '../support/pengajuan.ts'
import {
  ajukan,
  bawaKe,
  entriRegistri,
  type Isian,
  isianLengkap,
  layarBerkas,
  semuaPetugas,
} from '../support/perjalanan.ts'
import { expect, signIn, test } from '../support/portal.ts'

async function izinAsal({ klien }: Pelaku, auditType: JenisIzin): Promise<number> {
  const { data } = await klien.get<{ data: { registrasi_id: number }[] }>(
    `/api/psat/izin-saya?auditType=${auditType}`,
  )
  const [izin] = data
  if (!izin) throw new Error('izin asal tidak ada')
  return izin.registrasi_id
}

/** The draft of a transfer and the new owner's consent; answers the draft. */
async function alihkan(pelaku: Pelaku, baru: Pelaku, auditType: JenisIzin, isian: Isian): Promise<string> {
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

const status = (pusat: Klien, id: number) =>
  pusat.get<{ data: { status: string; digantikan_oleh: number | null } }>(
    `/api/okkp/registrations/detail?registrasi_id=${id}`,
  )

for (const [auditType, jenis, nama] of [
  ['sppb_psat', 'perpanjangan', 'an extension'],
  ['sppb_psat', 'penambahan_ruang_lingkup', 'an addition'],
  ['izin_edar_pl', 'perubahan_data', 'a change'],
  ['izin_edar_pl', 'pengalihan', 'a transfer'],
] as const satisfies [JenisIzin, JenisPengajuan, string][]) {
  test(`${nama} ends in the registry: the old permit is replaced, the new one holds`, async ({
    page,
    baseURL,
  }) => {
    const pelaku = await newPelaku(baseURL)
    await isiDataUsaha(pelaku)
    const lama = await izinTerbit(baseURL, pelaku, auditType)
    const asal = await izinAsal(pelaku, auditType)
    const isian = await isianLengkap(pelaku, auditType, jenis, asal)
    const baru = jenis === 'pengalihan' ? await newPelaku(baseURL) : undefined
    if (baru) {
      isian.pemilik_baru = {
        nib: baru.perusahaan.nib,
        nama_pemilik_lama: pelaku.perusahaan.nama,
        nama_pemilik_baru: baru.perusahaan.nama,
        alamat_pemilik_baru: 'Jalan Niaga 3, Bekasi',
        tanggal_pengalihan: '2026-12-01',
      }
    }
    const draf = baru && (await alihkan(pelaku, baru, auditType, isian))
    const berkas = await ajukan(pelaku, auditType, jenis, isian, draf)
    const [petugas, pusat] = await Promise.all([semuaPetugas(baseURL), masuk(baseURL, 'okkp_pusat')])
    const nomor = await bawaKe(petugas, berkas, 70)

    const entri = await entriRegistri(pusat, petugas, berkas)
    expect(entri).toMatchObject({ status: 'valid', nib: (baru ?? pelaku).perusahaan.nib })
    expect((await status(pusat, asal)).data).toMatchObject({
      status: 'superseded',
      digantikan_oleh: entri.id,
    })
    if (baru) {
      const { data } = await baru.klien.get<{ data: { nomor: string }[] }>('/api/psat/izin-saya')
      expect(data.map((izin) => izin.nomor)).toContain(nomor)
      await baru.klien.close()
    }

    await signIn(page, 'superadmin')
    await page.goto(layarBerkas(berkas))
    await page.getByRole('link', { name: 'Lihat di registri' }).click()
    await expect(page.getByText(nomor).first()).toBeVisible()
    await expect(page.getByText('Berlaku', { exact: true }).first()).toBeVisible()
    if (baru) {
      // What the signed certificate says stays as it is.
      await expect(page.getByRole('button', { name: 'Tindakan lain' })).toHaveCount(0)
      await page.goto(`/okkp/admin/registrasi/${entri.id}/ubah`)
      await expect(page.getByLabel('NIB')).toBeDisabled()
      await expect(page.getByLabel('NIB')).toHaveValue(baru.perusahaan.nib)
    }
    await page.goto(`/okkp/admin/registrasi/${asal}`)
    await expect(page.getByText(lama).first()).toBeVisible()
    await expect(page.getByText('Digantikan', { exact: true }).first()).toBeVisible()
    await Promise.all([petugas.tutup(), pusat.close(), pelaku.klien.close()])
  })
}
