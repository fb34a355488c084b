import { isiDataUsaha } from '../support/data-usaha.ts'
import { newPelaku } from '../support/pengajuan.ts'
import { ajukan, isianLengkap, semuaPetugas, takeLangkah } from '../support/perjalanan.ts'
import { expect, signIn, test } from '../support/portal.ts'

test("the operator's dashboard: what waits, what runs, what is about to end", async ({ page, baseURL }) => {
  const pelaku = await newPelaku(baseURL)
  await signIn(page, pelaku.username)
  await page.goto('/')
  await expect(page.getByText('Belum ada pengajuan')).toBeVisible()
  await isiDataUsaha(pelaku)
  const petugas = await semuaPetugas(baseURL)
  for (const ke of [1, 2]) {
    const isian = await isianLengkap(pelaku, 'sppb_psat', 'permohonan_baru')
    const berkas = await ajukan(pelaku, 'sppb_psat', 'permohonan_baru', isian)
    if (ke === 1) {
      await takeLangkah(petugas.sekretariat, berkas, 'audit/permohonan_baru', {
        proses: 'REVISION',
        keterangan: 'Lengkapi denah.',
      })
    }
  }
  await page.reload()
  const hitungan = page.getByRole('list', { name: 'Pengajuan menurut keadaan' })
  await expect(hitungan.getByRole('link', { name: 'Menunggu Anda 1' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Menunggu Anda' })).toContainText(
    /\d+ \p{L}+ ?sisa \d+ hari kerja untuk menjawab/u,
  )
  await expect(page.getByRole('region', { name: 'Sedang diproses petugas' })).toContainText(
    'menunggu sekretariat',
  )
  await hitungan.getByRole('link', { name: 'Menunggu Anda 1' }).click()
  await expect(page).toHaveURL(/\/psat\?keadaan=menunggu_saya/)
  await Promise.all([petugas.tutup(), pelaku.klien.close()])
})
