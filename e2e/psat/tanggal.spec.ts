import { expectAccessible } from '../support/accessibility.ts'
import { expect, test, visit } from '../support/portal.ts'
import { signIn } from '../support/session.ts'

test('a date is typed or picked, and nothing half typed is taken, nor what is beyond its limit', async ({
  page,
}) => {
  await signIn(page, 'superadmin')
  await page.goto('/psat/admin/data/hari-libur')
  await page.getByRole('button', { name: 'Tambah hari libur' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tambah hari libur' })
  const tanggal = dialog.getByRole('textbox', { name: 'Tanggal' })
  const kalender = page.getByRole('dialog', { name: 'Kalender: Tanggal' })
  await dialog.getByLabel('Nama hari libur').fill('Libur uji')

  await test.step('it says how it understood a text', async () => {
    for (const text of ['16/11/2026', '16-11-26', '16.11.2026', '16 november 2026']) {
      await tanggal.fill(text)
      await tanggal.press('Tab')
      await expect(tanggal).toHaveValue('16 November 2026')
      await expect(tanggal).not.toHaveAttribute('aria-invalid')
    }
  })

  await test.step('a year that is not whole is neither taken nor sent, and no older date in its stead', async () => {
    await tanggal.fill('16/11/202')
    await expect(tanggal).not.toHaveAttribute('aria-invalid')
    await tanggal.press('Enter')
    await expect(tanggal).toHaveAttribute('aria-invalid', 'true')
    await expect(tanggal).toHaveAccessibleDescription(/"16\/11\/202" harus dua atau empat angka/)
    await dialog.getByRole('button', { name: 'Simpan hari libur' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Tahun pada "16/11/202"')
    await expect(tanggal).toHaveValue('16/11/202')
    await expect(dialog).toBeVisible()
  })

  await test.step('a day that the calendar does not have', async () => {
    await tanggal.fill('31/02/2026')
    await tanggal.blur()
    await expect(tanggal).toHaveAccessibleDescription(/^Tanggal "31\/02\/2026" tidak ada\. Tulis seperti /)
  })

  await test.step('the keyboard opens and closes the calendar, not the dialog', async () => {
    const hari = (name: string) => kalender.getByRole('button', { name, exact: true })
    await tanggal.fill('3 mar 2027')
    await tanggal.press('ArrowDown')
    await expect(hari('3 Maret 2027')).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(kalender).toBeHidden()
    await expect(dialog).toBeVisible()
    await expect(tanggal).toBeFocused()
    await tanggal.press('ArrowDown')
    await expect(hari('3 Maret 2027')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(hari('4 Maret 2027')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(tanggal).toHaveValue('4 Maret 2027')
    await expect(kalender).toBeHidden()
  })

  await test.step('picked on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 780 })
    await dialog.getByRole('button', { name: 'Buka kalender: Tanggal' }).click()
    await kalender.getByRole('button', { name: '9 Maret 2027', exact: true }).click()
    await expect(tanggal).toHaveValue('9 Maret 2027')
  })

  await test.step('what was sent is what was typed', async () => {
    await tanggal.fill('24 mar 27')
    const sent = page.waitForRequest((request) => request.method() !== 'GET')
    await tanggal.press('Enter')
    expect((await sent).postDataJSON()).toMatchObject({ tanggal: '2027-03-24', nama: 'Libur uji' })
    await expect(dialog).toBeHidden()
  })

  await test.step('beyond its limit it is refused at the field', async () => {
    await visit(page, '/okkp/admin/registrasi/add?jenis=1')
    const terbit = page.getByRole('textbox', { name: 'Tanggal terbit' })
    await terbit.fill('besok')
    await terbit.press('Tab')
    await expect(terbit).toHaveAccessibleDescription(/Paling akhir hari ini \(/)
    await terbit.fill('hari ini')
    await terbit.press('Tab')
    await expect(terbit).not.toHaveAttribute('aria-invalid')
  })
})
