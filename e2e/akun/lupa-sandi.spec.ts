import { expect, test, visit } from '../support/portal.ts'
import { expectSuccess } from '../support/screen.ts'
import { linkInMail } from '../support/server.ts'
import { signInByForm } from '../support/session.ts'

test('forgotten password: mail, one-time link, log-in with the new password', async ({ page }) => {
  const sandi = 'ladang jagung sesudah hujan'
  await visit(page, '/lupa-sandi')
  await page.getByLabel('Nama pengguna').fill('auditor2')
  await expect(page.getByText('Pemeriksaan keamanan selesai')).toBeVisible()
  await page.getByRole('button', { name: 'Kirim tautan' }).click()
  await expect(page.getByText('Tautan berlaku 30 menit')).toBeVisible()

  const link = await linkInMail('auditor2@demo.contoh.id', /http\S+atur-sandi\?token=[\w-]+/)
  await visit(page, link)
  await page.getByRole('textbox', { name: 'Kata sandi baru', exact: true }).fill('pendek')
  await page.getByRole('textbox', { name: 'Ulangi kata sandi baru' }).fill('pendek')
  await page.getByRole('button', { name: 'Simpan kata sandi' }).click()
  await expect(page.getByText('Kata sandi paling sedikit 12 karakter.').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Kata sandi baru', exact: true }).fill(sandi)
  await page.getByRole('textbox', { name: 'Ulangi kata sandi baru' }).fill(sandi)
  await page.getByRole('button', { name: 'Simpan kata sandi' }).click()
  await expect(page).toHaveURL('/login')
  await expectSuccess(page, 'Kata sandi telah disimpan')

  await signInByForm(page, 'auditor2', sandi)
  await expect(page.getByRole('button', { name: /^Menu akun/ })).toBeVisible()
})
