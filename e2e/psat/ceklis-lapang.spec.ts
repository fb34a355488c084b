import { bawaKe, layarBerkas, mulaiBerkas } from '../support/perjalanan.ts'
import { expect, signIn, test } from '../support/portal.ts'

test('poor signal loses nothing: what was judged waits on the device and is sent later', async ({
  page,
  baseURL,
}) => {
  const { petugas, berkas, tutup } = await mulaiBerkas(baseURL, 'sppb_psat')
  await bawaKe(petugas, berkas, 30)
  await signIn(page, 'auditor')
  await page.goto(layarBerkas(berkas))
  await expect(page.getByText(/^0 dari \d+ butir dinilai/)).toBeVisible()
  const simpan = `**/api/psat/pengajuan/${berkas.uuid}/ceklis`
  await page.route(simpan, (route) =>
    route.request().method() === 'PUT' ? route.abort('internetdisconnected') : route.continue(),
  )
  await page.getByRole('button', { name: /Nilai \d+ butir sisanya sesuai/ }).click()
  await expect(page.getByText('Belum tersimpan, aman di perangkat ini')).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^5 dari \d+ butir dinilai/)).toBeVisible()
  await page.unroute(simpan)
  await page.getByRole('button', { name: 'Coba simpan lagi' }).click()
  await expect(page.getByText('Tersimpan', { exact: true })).toBeVisible()
  const { data } = await petugas.auditor.get<{ data: { jawaban: object } }>(
    `/api/psat/pengajuan/${berkas.uuid}/ceklis`,
  )
  expect(Object.keys(data.jawaban)).toHaveLength(5)
  await tutup()
})
