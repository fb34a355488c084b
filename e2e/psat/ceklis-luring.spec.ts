import { expectAccessible, expectNoOverflow } from '../support/accessibility.ts'
import { bawaKe, layarBerkas, mulaiBerkas } from '../support/perjalanan.ts'
import { bukaPonsel, isiTembolok, tungguSiapLuring } from '../support/ponsel.ts'
import { expect, signIn, test } from '../support/portal.ts'
import { bukaSinyal } from '../support/sinyal.ts'

test('a field audit goes on without signal, in a browser that was closed, and arrives by itself', async ({
  baseURL,
}) => {
  const { petugas, berkas, tutup } = await mulaiBerkas(baseURL, 'sppb_psat')
  await bawaKe(petugas, berkas, 30)
  const sinyal = await bukaSinyal(baseURL)
  const ponsel = await bukaPonsel(sinyal.alamat)
  const dinilai = async () => {
    const { data } = await petugas.auditor.get<{ data: { jawaban: object } }>(
      `/api/psat/pengajuan/${berkas.uuid}/ceklis`,
    )
    return Object.keys(data.jawaban).length
  }
  try {
    let page = await ponsel.masuk('auditor')
    await page.goto(layarBerkas(berkas))
    await expect(page.getByText(/^0 dari \d+ butir dinilai/)).toBeVisible()
    await tungguSiapLuring(page)
    await ponsel.tutup()

    // A basement: the browser is opened anew, and nothing answers.
    sinyal.putus()
    page = await ponsel.buka()
    await page.goto(layarBerkas(berkas))
    await expect(page.getByText('Tanpa sinyal. Isian tersimpan di perangkat ini')).toBeVisible()
    await page.getByRole('button', { name: /Nilai \d+ butir sisanya sesuai/ }).click()
    await expect(page.getByText('Belum tersimpan, aman di perangkat ini')).toBeVisible()
    await expectAccessible(page)
    await expectNoOverflow(page)
    await ponsel.tutup()
    expect(await dinilai()).toBe(0)

    // Back at the desk, on another screen: it is sent without anybody opening the file.
    sinyal.sambung()
    page = await ponsel.buka()
    await page.goto('/psat/admin')
    await expect.poll(dinilai).toBe(5)
    await page.goto(layarBerkas(berkas))
    await expect(page.getByText(/^5 dari \d+ butir dinilai/)).toBeVisible()
  } finally {
    await ponsel.buang()
    await sinyal.tutup()
    await tutup()
  }
})

test('the service worker keeps code alone, and nobody sees the work of somebody else', async ({
  baseURL,
}) => {
  const { petugas, berkas, tutup } = await mulaiBerkas(baseURL, 'sppb_psat')
  await bawaKe(petugas, berkas, 30)
  const sinyal = await bukaSinyal(baseURL)
  const ponsel = await bukaPonsel(sinyal.alamat)
  try {
    const page = await ponsel.masuk('auditor')
    await page.goto(layarBerkas(berkas))
    await expect(page.getByText(/^0 dari \d+ butir dinilai/)).toBeVisible()
    await tungguSiapLuring(page)
    await page.reload()
    await expect(page.getByText(/^0 dari \d+ butir dinilai/)).toBeVisible()
    const kept = await isiTembolok(page)
    expect(kept).toContain('/admin')
    expect(kept.filter((path) => !/^\/(assets\/|admin$|favicon\.svg$)/.test(path))).toEqual([])

    sinyal.putus()
    await page.getByRole('button', { name: /Nilai \d+ butir sisanya sesuai/ }).click()
    await expect(page.getByText('Belum tersimpan, aman di perangkat ini')).toBeVisible()
    sinyal.sambung()
    // Another auditor signs in on the same phone before it could be sent.
    await page.context().clearCookies()
    await page.evaluate(() => sessionStorage.clear())
    sinyal.putus()
    await page.goto('about:blank')
    sinyal.sambung()
    await signIn(page, 'superadmin')
    await page.goto('/psat/admin')
    await expect(page.getByText(/1 entri milik .+ menunggu di perangkat ini/)).toBeVisible()
    await page.getByRole('button', { name: 'Lihat antrean' }).click()
    await expect(page.getByRole('dialog').getByText('Daftar periksa audit lapang')).toHaveCount(0)

    // And what was prepared for the first one is not there for the second.
    sinyal.putus()
    await page.goto(layarBerkas(berkas))
    await expect(page.getByText('Berkas ini belum disiapkan untuk bekerja tanpa sinyal')).toBeVisible()
  } finally {
    await ponsel.buang()
    await sinyal.tutup()
    await tutup()
  }
})
