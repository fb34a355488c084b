import { expect, test } from '../support/portal.ts'
import { pelakuSiap } from '../support/psat-company.ts'
import { uploadAll } from '../support/psat-screens.ts'
import { checkBox, expectSuccess } from '../support/screen.ts'
import { signIn } from '../support/session.ts'

const daftar = '/psat/admin/perizinan/sppb_psat'

test('the secretariat applies on behalf of an operator', async ({ page }) => {
  const pelaku = await pelakuSiap()
  await signIn(page, 'sekretariat')
  await page.goto(`${daftar}/add`)

  await test.step('company, kind and type', async () => {
    // Clicks the label instead of the radio button. The operator's drafts may load above it and move it.
    await page.getByText('Atas nama pelaku usaha', { exact: true }).click()
    await expect(page.getByRole('radio', { name: 'Atas nama pelaku usaha' })).toBeChecked()
    await page.getByRole('combobox', { name: 'Nama perusahaan atau NIB' }).fill(pelaku.perusahaan.nib)
    await page.getByRole('option', { name: new RegExp(pelaku.perusahaan.nama) }).click()
    await checkBox(page.getByRole('radio', { name: /Permohonan Baru/ }))
    await page.getByRole('button', { name: 'Mulai mengisi' }).click()
    await expect(page).toHaveURL(/draf=/)
    await expect(page.getByText(pelaku.perusahaan.nama).first()).toBeVisible()
  })

  await test.step('what the company keeps is ticked, its papers are uploaded', async () => {
    await checkBox(page.getByRole('checkbox', { name: 'Gudang Karawang' }))
    await page.getByRole('button', { name: 'Lanjut ke ruang lingkup' }).click()
    await checkBox(page.getByRole('checkbox', { name: 'Beras' }))
    await page.getByRole('button', { name: 'Lanjut ke dokumen' }).click()
    await uploadAll(page)
  })

  await test.step('sent; the operator finds it among the own applications', async () => {
    await page.getByRole('button', { name: 'Lanjut ke tinjau dan kirim' }).click()
    await checkBox(page.getByRole('checkbox', { name: /Saya menyatakan/ }))
    await page.getByRole('button', { name: 'Kirim permohonan' }).click()
    await expectSuccess(page, 'Permohonan terkirim dengan nomor SPPB-')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^SPPB: /)
    await expect(page.getByRole('main')).toContainText(pelaku.perusahaan.nama)
    await expect(page.getByText('Giliran Anda')).toBeVisible()
    const { data } = await pelaku.klien.get<{ data: { uuid: string }[] }>('/api/psat/pengajuan')
    expect(page.url()).toContain(data[0]?.uuid)
  })
})
