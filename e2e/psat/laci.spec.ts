import { expectAccessible } from '../support/accessibility.ts'
import { newPelaku } from '../support/pengajuan.ts'
import { expect, signIn, test } from '../support/portal.ts'

test('a long form is a drawer with an address: saved while it is filled in, its buttons always in sight', async ({
  page,
  baseURL,
}) => {
  const pelaku = await newPelaku(baseURL)
  await signIn(page, pelaku.username)
  await page.goto('/profil?tab=unit-produksi')
  await page.getByRole('button', { name: 'Tambah unit produksi' }).first().press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Tambah unit produksi' })
  const nama = drawer.getByLabel('Nama unit')
  await expect(nama).toBeFocused()
  await expect(page).toHaveURL(/buka=unit-produksi-baru/)
  await nama.fill('Gudang Sortasi Lembang')
  await expect(drawer.getByText(/Draf tersimpan pukul/)).toBeVisible()

  await test.step('whatever closes it, nothing is lost and nothing is asked', async () => {
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(page).not.toHaveURL(/buka=/)
    await page.goBack()
    await page.goForward()
    await page.goto('/profil?tab=unit-produksi&buka=unit-produksi-baru')
    await expect(drawer.getByText(/dipulihkan/)).toBeVisible()
    await expect(nama).toHaveValue('Gudang Sortasi Lembang')
  })

  await test.step('on a phone the buttons stand in the first screen', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(drawer.getByRole('button', { name: 'Simpan unit produksi' })).toBeInViewport()
    await expectAccessible(page)
  })

  await test.step('what is thrown away stays away', async () => {
    await drawer.getByRole('button', { name: 'Buang isian' }).click()
    await expect(nama).toHaveValue('')
    await page.reload()
    await expect(nama).toHaveValue('')
    await expect(drawer.getByText(/dipulihkan/)).toHaveCount(0)
  })
})

test('operators find list, drafts and history from the dashboard', async ({ page }) => {
  await signIn(page, 'pelaku_usaha')
  await page.goto('/')
  const tabs = page.getByRole('navigation', { name: 'Perizinan saya' })
  for (const [name, address] of [
    ['Pengajuan', '/psat'],
    ['Draf', '/psat?bagian=draf'],
    ['Riwayat', '/psat?bagian=riwayat'],
  ] as const) {
    await tabs.getByRole('link', { name: new RegExp(`^${name}`) }).click()
    await expect(page).toHaveURL(address)
    await expect(tabs.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(page.getByRole('link', { name: 'Dashboard', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
  }
  await expect(page.getByRole('table', { name: 'Pengajuan saya' })).toBeVisible()
})
