import type { Page } from '@playwright/test'
import { expectAccessible, expectNoOverflow } from '../support/accessibility.ts'
import { expect, test, visit } from '../support/portal.ts'
import { expectSuccess } from '../support/screen.ts'
import { linkInMail } from '../support/server.ts'
import { signIn } from '../support/session.ts'

/** All e2e tests share one database, so each new account needs a unique name. */
const unique = (name: string) => `${name}.${Date.now().toString(36)}${Math.floor(Math.random() * 1e4)}`

async function choose(page: Page, field: string, option: string) {
  await page.getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

async function act(page: Page, nama: string, action: string) {
  await page.getByRole('button', { name: `Tindakan untuk ${nama}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

async function takePassword(page: Page, title: string): Promise<string> {
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog).toContainText('hanya ditampilkan sekali')
  const sandi = (await dialog.getByTestId('sandi-sekali').textContent()) ?? ''
  await dialog.getByRole('button', { name: 'Saya sudah menyalinnya' }).click()
  await expect(dialog).toBeHidden()
  return sandi
}

test('superadmin adds, finds, deactivates, resets and deletes an account', async ({ page }) => {
  const username = unique('rina')
  const nama = `Rina ${username}`
  await signIn(page, 'superadmin')
  await page.goto('/admin/settings')
  await page.getByRole('link', { name: 'Tambah akun' }).click()

  // Every invalid field shows its error. The region fields appear only for roles that need them.
  await page.getByRole('button', { name: 'Simpan akun' }).click()
  await expect(page.getByRole('alert')).toContainText('3 isian perlu diperbaiki')
  await expect(page.getByRole('combobox', { name: 'Provinsi' })).toBeHidden()
  await page.getByLabel('Nama lengkap').fill(nama)
  await page.getByLabel('Nama pengguna').fill('superadmin')
  await choose(page, 'Peran', 'Admin OKKP daerah')
  await expect(page.getByRole('combobox', { name: 'Kabupaten/kota' })).toBeHidden()
  await choose(page, 'Peran', 'Admin OKKP kabupaten/kota')
  await page.getByRole('button', { name: 'Simpan akun' }).click()
  await expect(page.getByText('Pilih provinsi untuk peran ini.').first()).toBeVisible()
  await choose(page, 'Provinsi', 'Jawa Barat')
  await choose(page, 'Kabupaten/kota', 'Kota Bandung')

  // The error for a taken username appears at its field, and the form keeps all input.
  await page.getByRole('button', { name: 'Simpan akun' }).click()
  await expect(page.getByLabel('Nama pengguna')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Nama pengguna "superadmin" sudah dipakai.').last()).toBeVisible()
  await page.getByLabel('Nama pengguna').fill(username)
  await page.getByRole('button', { name: 'Simpan akun' }).click()
  const firstPassword = await takePassword(page, 'Akun telah dibuat')
  await expect(page).toHaveURL(new RegExp(`/admin/settings.*search=${username}`))
  await choose(page, 'Provinsi', 'Jawa Barat')
  await choose(page, 'Kabupaten/kota', 'Kota Bandung')
  await expect(page).toHaveURL(/kota_id=3273/)
  const row = page.getByRole('row', { name: nama })
  await expect(row).toContainText('Kota Bandung, Jawa Barat')
  await expect(page.getByText('1–1 dari 1 akun')).toBeVisible()

  await act(page, nama, 'Nonaktifkan akun')
  await page.getByRole('button', { name: 'Nonaktifkan akun' }).click()
  await expectSuccess(page, 'Data telah diubah')
  await expect(row).toContainText('Nonaktif')
  await act(page, nama, 'Aktifkan akun')
  await page.getByRole('button', { name: 'Aktifkan akun' }).click()
  await expectSuccess(page, 'Data telah diubah')

  await act(page, nama, 'Atur ulang kata sandi')
  await page.getByRole('button', { name: 'Atur ulang kata sandi' }).click()
  const secondPassword = await takePassword(page, 'Kata sandi telah diatur ulang')
  expect(secondPassword).not.toBe(firstPassword)

  await row.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: nama })).toBeVisible()
  await page.getByLabel('Jabatan dan lembaga').fill('Analis, Dinas Pangan Kota Bandung')
  await page.getByRole('button', { name: 'Simpan perubahan' }).click()
  await expectSuccess(page, 'Data telah diubah')
  await page.getByRole('button', { name: 'Hapus' }).click()
  await expect(page.getByRole('dialog')).toContainText(`Riwayat yang menyebut ${nama} tetap tersimpan.`)
  await page.getByRole('button', { name: 'Hapus akun' }).click()
  await expectSuccess(page, 'Data telah dihapus')
  await expect(page).toHaveURL(/\/admin\/settings/)
  await visit(page, `/admin/settings?search=${username}`)
  await expect(page.getByText('Tidak ada akun yang cocok')).toBeVisible()

  await test.step('the last superadmin stays', async () => {
    await visit(page, '/admin/settings?role=SUPERADMIN')
    await act(page, 'Dewi Anggraini', 'Nonaktifkan akun')
    await expect(page.getByRole('dialog')).toContainText('Ini akun Anda sendiri')
    await page.getByRole('button', { name: 'Nonaktifkan akun' }).click()
    await expect(page.getByRole('alertdialog', { name: 'Gagal' })).toContainText(
      'Ini superadmin aktif terakhir',
    )
    await page.getByRole('button', { name: 'OK' }).click()
    await expect(page.getByRole('button', { name: 'Tindakan untuk Dewi Anggraini' })).toBeFocused()
    await expect(page.getByRole('row', { name: 'Dewi Anggraini' })).toContainText('Aktif')
  })

  await test.step('on a phone the list is cards; all lists and forms are alike', async () => {
    await page.setViewportSize({ width: 360, height: 800 })
    await expect(
      page.getByRole('main').getByRole('listitem').filter({ hasText: 'Dewi Anggraini' }),
    ).toBeVisible()
    await expectAccessible(page)
    await expectNoOverflow(page)
    await page.getByRole('link', { name: 'Dewi Anggraini' }).click()
    await expect(page.getByRole('heading', { name: 'Ringkasan' })).toBeVisible()
    await expectNoOverflow(page)
  })
})

test('an auditor is added from a draft, changed and deleted; a pelaku usaha with its first account, and an invited one', async ({
  page,
  openAs,
}) => {
  test.slow()
  await signIn(page, 'superadmin')
  await test.step('an auditor from a draft, with a password of choice, changed and deleted', async () => {
    const username = unique('tono')
    const nama = `Tono ${username}`
    const sandi = page.getByRole('textbox', { name: 'Kata sandi' })
    await page.goto('/psat/admin/data/auditor')
    await page.getByRole('link', { name: 'Tambah auditor' }).click()
    await page.getByLabel('Nama lengkap').fill(nama)
    await page.getByLabel('Nama pengguna').fill(username)
    await choose(page, 'Peran', 'Lead auditor')
    await page.getByText('Tentukan sendiri').click()
    await sandi.fill('rahasia yang panjang sekali')

    await test.step('the draft outlives a reload, without the password', async () => {
      await expect(page.getByText('Draf tersimpan pukul')).toBeVisible()
      await page.reload()
      await expect(page.getByLabel('Nama lengkap')).toHaveValue(nama)
      await expect(page.getByRole('combobox', { name: 'Peran' })).toHaveValue('Lead auditor')
      await expect(sandi).toHaveValue('')
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('rahasia yang panjang')
    })

    await sandi.fill('pendek')
    await page.getByRole('button', { name: 'Simpan auditor' }).click()
    await expect(page.getByText('Kata sandi paling sedikit 12 karakter.').last()).toBeVisible()
    await sandi.fill('hujan di kebun teh pagi')
    await page.getByRole('button', { name: 'Simpan auditor' }).click()
    await expectSuccess(page, 'Data telah ditambahkan')

    await expect(page).toHaveURL(new RegExp(`search=${username}`))
    const row = page.getByRole('row', { name: nama })
    await expect(row).toContainText('Lead auditor')
    await row.getByRole('link').click()
    // The list also has a field "Peran". Wait until the account page replaces the list.
    await expect(page.getByRole('heading', { level: 1, name: nama })).toBeVisible()
    await choose(page, 'Peran', 'Auditor')
    await page.getByRole('button', { name: 'Simpan perubahan' }).click()
    await expectSuccess(page, 'Data telah diubah')
    await page.getByRole('button', { name: 'Hapus' }).click()
    await page.getByRole('button', { name: 'Hapus akun' }).click()
    await expectSuccess(page, 'Data telah dihapus')
    await expect(page).toHaveURL(/\/psat\/admin\/data\/auditor/)
    await expect(page.getByRole('row', { name: 'Bagas Prasetyo' })).toBeVisible()
    await expect(row).toHaveCount(0)
  })
  await test.step('a company with its first account; who is invited makes another', async () => {
    const sandi = 'ladang jagung sesudah hujan'
    const username = unique('usaha')
    const nib = `77${String(Date.now()).slice(-11)}`
    await visit(page, '/admin/settings?tab=perusahaan')
    await page.getByRole('link', { name: 'Tambah pelaku usaha' }).click()
    await page.getByRole('button', { name: 'Simpan pelaku usaha' }).click()
    await expect(page.getByRole('alert')).toContainText('isian perlu diperbaiki')
    await page.getByLabel('Nama perusahaan').fill(`CV ${username}`)
    await choose(page, 'Bentuk usaha', 'CV')
    await page.getByLabel('NIB').fill('8120003471526')
    await page.getByLabel('Alamat').fill('Jalan Kebun Teh 12, Lembang')
    await choose(page, 'Provinsi', 'Jawa Barat')
    await choose(page, 'Kabupaten/kota', 'Kabupaten Bandung Barat')
    const account = page.getByRole('region', { name: 'Akun pertama' })
    await account.getByLabel('Nama lengkap').fill('Ani Wulandari')
    await account.getByLabel('Nama pengguna').fill(username)
    await account.getByLabel('Surel').fill('ani@contoh.id')
    await page.getByRole('button', { name: 'Simpan pelaku usaha' }).click()
    await expect(page.getByText('NIB 8120003471526 sudah terdaftar.').last()).toBeVisible()
    await page.getByLabel('NIB').fill(nib)
    await page.getByRole('button', { name: 'Simpan pelaku usaha' }).click()
    await takePassword(page, 'Pelaku usaha telah ditambahkan')

    await page.getByRole('searchbox').fill(nib)
    await page.getByRole('row', { name: username }).getByRole('link').click()
    const drawer = page.getByRole('dialog', { name: `CV ${username}` })
    await expect(drawer.getByRole('link', { name: 'Ani Wulandari' })).toBeVisible()
    await expectAccessible(page)

    const undangan = drawer.getByRole('form', { name: 'Undang calon pemegang akun' })
    await undangan.getByLabel('Nama calon pemegang akun').fill('Bima Prakoso')
    const email = `bima-${nib}@contoh.id`
    await undangan.getByLabel('Surel calon pemegang akun').fill(email)
    await undangan.getByRole('button', { name: 'Kirim undangan' }).click()
    await expectSuccess(page, 'Undangan telah dikirim')
    await expect(drawer.getByRole('listitem').filter({ hasText: email })).toContainText('Bima Prakoso')

    const link = await linkInMail(email, /http\S+undangan\?token=[\w%/&=.-]+/)
    const invited = await openAs()
    await invited.goto(link)
    await invited.getByLabel('Nama pengguna').fill(`bima-${nib}`)
    await invited.getByRole('textbox', { name: 'Kata sandi', exact: true }).fill(sandi)
    await invited.getByRole('textbox', { name: 'Ulangi kata sandi' }).fill(sandi)
    await invited.getByRole('button', { name: 'Buat akun' }).click()
    await expect(invited).toHaveURL(/\/login/)

    await page.reload()
    await expect(drawer.getByRole('link', { name: 'Bima Prakoso' })).toBeVisible()
    await expect(drawer.getByText('Undangan yang belum diterima')).toBeHidden()
  })
})
