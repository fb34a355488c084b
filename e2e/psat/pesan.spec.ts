import { ajukanSppb, newPelaku } from '../support/pengajuan.ts'
import { expect, signIn, test } from '../support/portal.ts'

test('messages go both ways', async ({ page, baseURL }) => {
  const pelaku = await newPelaku(baseURL)
  const berkas = await ajukanSppb(pelaku)
  await signIn(page, 'sekretariat')
  await page.goto(`/psat/admin/perizinan/sppb_psat/${berkas.uuid}?bagian=pesan`)
  await page.getByLabel('Pesan kepada pemohon').fill('Mohon kirim foto gudang.')
  await page.getByRole('tab', { name: /^Riwayat/ }).click()
  await page.goBack()
  await expect(page.getByLabel('Pesan kepada pemohon')).toHaveValue('Mohon kirim foto gudang.')
  await page.getByRole('button', { name: 'Kirim pesan' }).click()
  await expect(page.getByRole('list', { name: 'Pesan' })).toContainText('Mohon kirim foto gudang.')
  await pelaku.klien.post(`/api/psat/pengajuan/${berkas.uuid}/pesan`, { isi: 'Baik, kami kirim hari ini.' })
  await expect(page.getByRole('list', { name: 'Pesan' })).toContainText('Baik, kami kirim hari ini.')
})
