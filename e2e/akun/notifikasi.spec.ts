import { notify } from '../../apps/server/src/akun/notifikasi/notifikasi.service.ts'
import { expect, test, visit } from '../support/portal.ts'
import { database } from '../support/server.ts'
import { newAccount, signIn } from '../support/session.ts'

/** Sends a notification to an account, as a server-side service does. */
const tell = (penggunaId: number, content: Parameters<typeof notify>[2]) =>
  database()
    .transaction()
    .execute((trx) => notify(trx, { penggunaIds: [penggunaId] }, content))

test('a new notification appears at once on all pages, opens from the bell and can be filtered in its list', async ({
  page,
}) => {
  const account = await newAccount()
  await signIn(page, account.username)
  await page.goto('/admin')
  const second = await page.context().newPage()
  await second.goto('/admin/notifikasi')
  await expect(second.getByText('Belum ada notifikasi')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Notifikasi', exact: true })).toBeVisible()

  await tell(account.id, {
    keterangan: 'Berkas SPPB-2026-00017 menunggu audit dokumen.',
    jenis_pengajuan: 'SPPB_PSAT',
    tautan: '/admin/profil',
  })
  for (const tab of [page, second]) {
    await expect(tab.getByRole('button', { name: 'Notifikasi, 1 belum dibaca' })).toBeVisible()
  }
  await expect(second.getByText('Berkas SPPB-2026-00017 menunggu audit dokumen.')).toBeVisible()

  await page.getByRole('button', { name: 'Notifikasi, 1 belum dibaca' }).click()
  const panel = page.getByRole('dialog', { name: /^Notifikasi/ })
  await expect(panel.getByText('Belum dibaca')).toBeVisible()
  await panel.getByRole('link', { name: /Berkas SPPB-2026-00017/ }).click()
  await expect(page).toHaveURL('/admin/profil')
  for (const tab of [page, second]) {
    await expect(tab.getByRole('button', { name: 'Notifikasi', exact: true })).toBeVisible()
  }
  await second.close()

  await test.step('ten a page, the filter in the address, all marked as read', async () => {
    for (let n = 1; n <= 12; n += 1) await tell(account.id, { keterangan: `Kabar nomor ${n}.` })
    await expect(page.getByRole('button', { name: 'Notifikasi, 12 belum dibaca' })).toBeVisible()
    await visit(page, '/admin/notifikasi')
    const items = page.getByRole('tabpanel').getByRole('listitem')
    await expect(items).toHaveCount(10)
    await expect(items.first()).toContainText('Kabar nomor 12.')

    await items.first().getByRole('button').click()
    await expect(page.getByRole('button', { name: 'Notifikasi, 11 belum dibaca' })).toBeVisible()
    await page.getByRole('tab', { name: 'Belum dibaca (11)' }).click()
    await expect(page).toHaveURL('/admin/notifikasi?unread=true')
    await expect(items.first()).toContainText('Kabar nomor 11.')
    await page.getByRole('button', { name: 'Halaman 2' }).click()
    await expect(page).toHaveURL('/admin/notifikasi?unread=true&page=2')
    await expect(items).toHaveCount(1)
    await page.goBack()
    await expect(items).toHaveCount(10)

    await page.getByRole('button', { name: 'Tandai semua dibaca' }).click()
    await expect(page.getByText('Semua notifikasi sudah dibaca')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Notifikasi', exact: true })).toBeVisible()
    await page.getByRole('tab', { name: 'Semua' }).click()
    await expect(items).toHaveCount(10)
  })
})
