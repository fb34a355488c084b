import { expectNoOverflow } from '../support/accessibility.ts'
import { expect, test, visit } from '../support/portal.ts'
import { expectSuccess } from '../support/screen.ts'
import { signIn } from '../support/session.ts'

const address = '/okkp/admin/sdm'
const nip = '198501012010011777'

test('an office of a province keeps its people, and visitors read who they are', async ({
  page,
  playwright,
}) => {
  test.slow()
  await signIn(page, 'okkp_daerah')
  await test.step('an office of a province records somebody, and visitors read the public part', async () => {
    const nama = `Wening Uji ${Date.now()}`
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kompetensi SDM')
    await expect(page.getByRole('row').nth(1)).toContainText('Jawa Barat')

    await test.step('add, with what is wrong said under its field', async () => {
      await page.getByRole('link', { name: 'Tambah SDM' }).click()
      await page.getByLabel('Nama lengkap').fill(nama)
      await page.getByLabel(/^NIP/).fill('1985')
      await page.getByLabel(/^Jabatan/).fill('Pengawas Mutu')
      await page.getByRole('button', { name: 'Tambah kompetensi' }).click()
      const held = page.getByRole('group', { name: 'Kompetensi 1' })
      await held.getByLabel(/^Nomor sertifikat/).fill('PPC-RAHASIA-9')
      await page.getByRole('button', { name: 'Simpan SDM' }).click()
      await expect(page.getByText('NIP terdiri dari 18 angka.').last()).toBeVisible()
      await page.getByLabel(/^NIP/).fill(nip)
      await held.getByRole('combobox', { name: 'Kategori' }).click()
      await page.getByRole('option', { name: 'Petugas pengambil contoh (PPC)' }).click()
      await page.getByRole('button', { name: 'Simpan SDM' }).click()
      await expectSuccess(page, 'Data telah ditambahkan')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(nama)
      await expect(page.getByText(nip)).toBeVisible()
    })
    const detail = page.url()

    await test.step('change', async () => {
      await page.getByRole('link', { name: 'Ubah data' }).click()
      await page.getByLabel(/^Unit kerja/).fill('UPTD Sertifikasi Uji')
      await page.getByRole('button', { name: 'Simpan perubahan' }).click()
      await expectSuccess(page, 'Data telah diubah')
      await expect(page.getByText('UPTD Sertifikasi Uji').first()).toBeVisible()
    })

    await test.step('visitors are sent the name, and neither number nor certificate', async () => {
      const visitor = await playwright.request.newContext({ baseURL: new URL(detail).origin })
      const html = await (await visitor.get(`/okkp/sdm?search=${encodeURIComponent(nama)}`)).text()
      expect(html).toContain(nama)
      for (const secret of [nip, 'PPC-RAHASIA-9']) expect(html).not.toContain(secret)
      await visitor.dispose()
    })

    await test.step('the office itself sees on the public page what visitors see', async () => {
      await visit(page, `/okkp/sdm?search=${encodeURIComponent(nama)}`)
      await page.getByLabel('Provinsi').selectOption({ label: 'Jawa Barat' })
      await expect(page).toHaveURL(/provinsi_id=32/)
      await expect(page.getByRole('heading', { level: 2, name: 'Jawa Barat' })).toBeVisible()
      await expect(page.getByRole('article')).toContainText(nama)
      await expect(page.getByRole('article')).toContainText('Petugas pengambil contoh (PPC)')
      await expect(page.getByText(nip)).toHaveCount(0)
    })

    await test.step('delete', async () => {
      await visit(page, detail)
      await page.getByRole('button', { name: 'Tindakan lain' }).click()
      await page.getByRole('menuitem', { name: 'Hapus SDM' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Hapus SDM' }).click()
      await expectSuccess(page, 'Data telah dihapus')
      await expect(page).toHaveURL(new RegExp(`${address}$`))
    })
  })
  await test.step('the start page counts competences that end soon, and leads to them', async () => {
    await visit(page, '/admin')
    await page.getByRole('link', { name: /Kompetensi SDM segera habis/ }).click()
    await expect(page).toHaveURL(/keadaan=segera_habis/)
    await expect(page.getByRole('row').nth(1)).toContainText('Segera habis')
  })
  await test.step('on a phone nothing is cut off', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoOverflow(page)
    await visit(page, `${address}/add`)
    await expectNoOverflow(page)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the public page is read, searched and paged', async ({ page }) => {
    await page.goto('/okkp/sdm')
    await expect(page).toHaveTitle('Kompetensi SDM · Portal Pangan Segar')
    await expect(page.getByRole('article')).toHaveCount(30)
    await page.getByRole('link', { name: 'Halaman 2', exact: true }).click()
    await expect(page).toHaveURL(/page=2/)
    await page.getByLabel('Kategori').selectOption({ label: 'Penilai sanitasi higiene' })
    await page.getByRole('button', { name: 'Cari' }).click()
    await expect(page).toHaveURL(/kategori=penilai_higiene/)
    await expect(page.getByRole('article').first()).toContainText('Penilai sanitasi higiene')
  })
})
