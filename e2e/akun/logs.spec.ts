import { randomUUID } from 'node:crypto'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test, visit } from '../support/portal.ts'
import { clientOf, newAccount, openSession, signIn } from '../support/session.ts'

test('filters find a failed request, also by date; the audit trail shows who changed what', async ({
  page,
  request,
}) => {
  test.slow()
  const { accessToken } = await openSession('okpo_admin')
  const headers = { authorization: `Bearer ${accessToken}` }
  const refused = await request.put('/api/user/status', {
    headers,
    data: { uuid: randomUUID(), status: false },
  })
  expect(refused.status()).toBe(403)
  const { requestId } = await refused.json()

  await signIn(page, 'superadmin')
  await page.goto('/admin')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Log error/ })
    .click()
  await expect(page).toHaveURL('/admin/logs')
  const rows = page.getByRole('table').locator('tbody tr')
  await page.getByRole('searchbox').fill(requestId)
  await expect(page).toHaveURL(new RegExp(`search=${requestId}`))
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('/api/user/status')
  await expect(rows).toContainText('okpo_admin')
  await expect(rows).toContainText('403')

  await page.getByRole('combobox', { name: 'Metode' }).click()
  await page.getByRole('option', { name: 'GET' }).click()
  await expect(page.getByText('Tidak ada catatan yang cocok')).toBeVisible()
  await page.getByRole('button', { name: 'Hapus saringan Metode' }).click()
  await expect(rows).toHaveCount(1)

  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' }).format(new Date())
  await visit(page, `/admin/logs?search=${requestId}&timeStampStart=${day}&timeStampEnd=${day}`)
  await expect(rows).toHaveCount(1)
  await visit(page, `/admin/logs?search=${requestId}&timeStampStart=2020-01-01&timeStampEnd=2020-01-02`)
  await expect(page.getByText('Tidak ada catatan yang cocok')).toBeVisible()
  // The page ignores an invalid page number or filter.
  await page.goto(`/admin/logs?search=${requestId}&method=PATCH&page=awal`)
  await expect(page).toHaveURL(`/admin/logs?search=${requestId}&method=PATCH`)
  await expect(rows).toHaveCount(1)
  await visit(page, `/admin/logs?search=${requestId}&method=PUT`)

  await rows.getByRole('button', { name: /PUT/ }).click()
  const details = page.getByRole('dialog', { name: 'Rincian catatan' })
  await expect(details).toContainText(requestId)
  await expect(details).toContainText('TIDAK_BERWENANG')
  await page.keyboard.press('Escape')

  await test.step('a range of days is typed or picked; one day is that day alone', async () => {
    await visit(page, '/admin/logs')
    // The list remembers its last search.
    await expect(page.getByRole('searchbox')).toHaveValue(requestId)
    await page.getByRole('searchbox').fill('')
    await expect(page).toHaveURL('/admin/logs')
    const rentang = page.getByRole('textbox', { name: 'Rentang tanggal' })

    await test.step('typed', async () => {
      await rentang.fill('1-15 nov 2026')
      await rentang.press('Enter')
      await expect(page).toHaveURL('/admin/logs?timeStampStart=2026-11-01&timeStampEnd=2026-11-15')
      await expect(rentang).toHaveValue('1 Nov 2026 – 15 Nov 2026')
    })

    await test.step('what is not understood stays, is said, and filters nothing', async () => {
      await rentang.fill('15/11/2026 - 1/11/2026')
      await rentang.press('Enter')
      await expect(rentang).toHaveAccessibleDescription(
        'Tanggal akhir (1 November 2026) mendahului tanggal awal (15 November 2026).',
      )
      await expect(rentang).toHaveValue('15/11/2026 - 1/11/2026')
      await expect(page).toHaveURL('/admin/logs')
    })

    await test.step('picked', async () => {
      await page.getByRole('button', { name: 'Buka kalender: Rentang tanggal' }).click()
      const kalender = page.getByRole('dialog', { name: 'Kalender: Rentang tanggal' })
      await kalender.getByRole('button', { name: /^5 / }).first().click()
      await expect(page).toHaveURL(/timeStampStart=\d{4}-\d{2}-05&timeStampEnd=\d{4}-\d{2}-05/)
      await kalender.getByRole('button', { name: /^9 / }).first().click()
      await expect(page).toHaveURL(/timeStampStart=\d{4}-\d{2}-05&timeStampEnd=\d{4}-\d{2}-09/)
      await expect(kalender).toBeHidden()
      await page.getByRole('button', { name: 'Kosongkan Rentang tanggal' }).click()
      await expect(page).toHaveURL('/admin/logs')
    })
  })

  await test.step('the audit trail shows who changed what', async () => {
    const account = await newAccount()
    const klien = await clientOf(account.username)
    await klien.put('/api/user/update', { nama: 'Ratna Wijayanti', alamat: 'Jalan Melati 5' })

    await visit(page, '/admin')
    await page
      .getByRole('main')
      .getByRole('link', { name: /Jejak audit/ })
      .click()
    await expect(page).toHaveURL('/admin/jejak-audit')
    await expect(
      page.getByRole('navigation', { name: 'Catatan' }).getByRole('link', { name: 'Log error' }),
    ).toHaveAttribute('href', '/admin/logs')
    await page.getByLabel('Orang').fill(`${account.username} `)
    await expect(page).toHaveURL(`/admin/jejak-audit?pengguna=${account.username}`)
    // The field keeps a trailing space, so that the user can type the next word.
    await expect(page.getByLabel('Orang')).toHaveValue(`${account.username} `)
    const rows = page.getByRole('table').locator('tbody tr')
    await expect(rows.first()).toContainText('Mengubah profil sendiri')
    await expect(rows.first()).toContainText('Nama, Alamat')

    await rows.first().getByRole('button').click()
    const details = page.getByRole('dialog', { name: 'Mengubah profil sendiri' })
    const line = details.getByRole('row', { name: /^Nama / })
    await expect(line).toContainText('Petugas Uji')
    await expect(line).toContainText('Ratna Wijayanti')
    await expectAccessible(page)

    await details.getByRole('button', { name: 'Lihat semua perubahan data ini' }).click()
    await expect(page.getByRole('combobox', { name: 'Yang diubah' })).toHaveValue('Akun: yang dipilih saja')
    await expect(page).toHaveURL(
      new RegExp(`rekaman=pengguna%2F${account.uuid}|rekaman=pengguna/${account.uuid}`),
    )
    await page.getByLabel('Orang').fill('')
    await expect(rows.filter({ hasText: 'Menambahkan akun' })).toHaveCount(1)

    await page.getByRole('combobox', { name: 'Peristiwa' }).click()
    await page.getByRole('option', { name: 'Menambahkan akun' }).click()
    await expect(page).toHaveURL(/peristiwa=pengguna.tambah/)
    await expect(rows).toHaveCount(1)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectAccessible(page)
  })
})
