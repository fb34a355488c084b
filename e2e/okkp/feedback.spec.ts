import { expectAccessible, expectNoOverflow } from '../support/accessibility.ts'
import { expect, test, visit } from '../support/portal.ts'
import { expectSuccess } from '../support/screen.ts'

const address = '/okkp/admin/feedback'

test('a visitor rates the service, and the central office reads it', async ({ page, openAs }) => {
  const note = `Catatan uji ${Date.now()}`
  const bantuan = '**/api/okkp/bantuan'
  const kontak = { surel: null, telepon: null, alamat: null, jam: null }
  await page.route(bantuan, (route) =>
    route.fulfill({ json: { success: true, data: { nomor_chat: null, kontak } } }),
  )
  await visit(page, '/okkp/registrasi')
  const dot = page.getByTestId('titik-bantuan')
  await expect(dot).toBeVisible()

  await test.step('the chat says when no number is set; the dot stays until the form is opened', async () => {
    await page.getByRole('button', { name: /^Bantuan/ }).click()
    await expect(page.getByText(/Chat dengan sekretariat belum tersedia/)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Tutup bantuan' }).click()
    await expect(dot).toBeVisible()
  })

  await test.step('with the number of a demonstration it leads to the chat', async () => {
    await page.unroute(bantuan)
    await page.reload()
    await page.getByRole('button', { name: /^Bantuan/ }).click()
    await expect(page.getByRole('link', { name: 'Lanjutkan di WhatsApp' })).toHaveAttribute(
      'href',
      /628000000000/,
    )
    await page.getByRole('button', { name: 'Tutup bantuan' }).click()
  })

  await test.step('fields appear with a rating, and go when it is taken back', async () => {
    await page.getByRole('button', { name: /^Bantuan/ }).click()
    await page.getByRole('button', { name: 'Beri penilaian', exact: true }).click()
    const good = page.getByRole('button', { name: 'Puas', exact: true })
    await expect(page.getByLabel(/Catatan/)).toHaveCount(0)
    await good.click()
    await expect(page.getByLabel(/Catatan/)).toBeVisible()
    await expectAccessible(page)
    await good.click()
    await expect(page.getByLabel(/Catatan/)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Kirim penilaian' })).toHaveCount(0)
  })

  await test.step('nothing is required; the dialog closes with thanks', async () => {
    await page.getByRole('button', { name: 'Sangat Puas' }).click()
    await page.getByLabel(/Catatan/).fill(note)
    const phone = page.getByLabel(/No. HP/)
    await phone.pressSequentially('nol 08')
    await expect(phone).toHaveValue('08')
    await phone.fill('+62 812')
    await expect(phone).toHaveValue('62812')
    await phone.blur()
    const short = page.getByText('Minimal jumlah karakter No. HP adalah 8').first()
    await expect(short).toBeVisible()
    await page.getByRole('button', { name: 'Kirim penilaian' }).click()
    // The form shows what the server does not accept, keeps all input, and fits on a phone.
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(short).toBeVisible()
    await expect(phone).toHaveValue('62812')
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(page.getByRole('button', { name: 'Kirim penilaian' })).toBeVisible()
    await expectNoOverflow(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await phone.fill('')
    await page.getByRole('button', { name: 'Kirim penilaian' }).click()
    await expectSuccess(page, 'Terima kasih atas feedback Anda')
    await expect(page.getByRole('dialog', { name: 'Seberapa puas Anda?' })).toBeHidden()
    await expect(dot).toBeHidden()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Bantuan', exact: true })).toBeVisible()
    await expect(dot).toHaveCount(0)
  })

  const office = await openAs('okkp_pusat')
  await test.step('the central office reads it, with trends', async () => {
    await office.goto(address)
    const row = office.getByRole('row').filter({ hasText: note })
    await expect(row).toContainText('Sangat Puas')
    await expect(row).toContainText('/okkp/registrasi')
    await expect(office.getByRole('heading', { name: 'Kepuasan per bulan' })).toBeVisible()
    await expect(office.getByRole('heading', { name: 'Sebaran penilaian' })).toBeVisible()
  })

  await test.step('feedback on paper is entered there', async () => {
    const paper = `Formulir uji ${Date.now()}`
    await office.getByRole('link', { name: 'Masukkan formulir kertas' }).click()
    // The list stays until the form has loaded, and has a filter of the same name.
    await expect(office.getByRole('heading', { level: 1 })).toHaveText('Masukkan formulir kertas')
    await office.getByRole('combobox', { name: /^Penilaian/ }).click()
    await office
      .getByRole('option', { name: /Tidak Puas/ })
      .last()
      .click()
    await office.getByLabel(/^Catatan/).fill(paper)
    await office.getByRole('button', { name: 'Simpan feedback' }).click()
    await expectSuccess(office, 'Terima kasih atas feedback Anda')
    const row = office.getByRole('row').filter({ hasText: paper })
    await expect(row).toContainText('Formulir kertas')
    await expect(row).toContainText('Tidak Puas')
    await office.setViewportSize({ width: 360, height: 740 })
    await expect(office.getByRole('heading', { name: 'Kepuasan per bulan' })).toBeVisible()
    await expectNoOverflow(office)
  })
})
