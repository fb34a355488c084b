import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/portal.ts'
import { izinTerbit, newNib, newPelaku, pelakuSiap } from '../support/psat-company.ts'
import { continueIsian, startIsian, submitForm, uploadAll } from '../support/psat-screens.ts'
import { fillTanggal } from '../support/screen.ts'
import { linkInMail } from '../support/server.ts'
import { signIn, signInByForm } from '../support/session.ts'

/** Invites a new owner without an account, and follows the invitation to the consent page. */
async function invitePemilik(page: Page, owner: Page, nomor: string): Promise<void> {
  const nib = newNib()
  const email = `baru-${nib}@contoh.id`
  const sandi = 'ladang jagung sesudah hujan'
  await startIsian(page, 'Izin Edar PSAT PL', 'Pengalihan Kepemilikan', nomor)
  await page.getByRole('button', { name: /^Pemilik baru/ }).click()
  await page.getByLabel('NIB pemilik baru').fill(nib)
  await page.getByLabel('Nama pemilik baru').fill('PT Pemilik Baru')
  await page.getByLabel('Alamat pemilik baru').fill('Jalan Niaga 3, Bekasi')
  await fillTanggal(page, 'Tanggal pengalihan')
  await page.getByLabel('Surel pemilik baru').fill(email)
  await page.getByRole('button', { name: 'Minta persetujuan' }).click()
  await expect(page.getByText(`Undangan membuat akun dikirim ke ${email}`)).toBeVisible()

  await owner.goto(await linkInMail(email, /http\S+undangan\?token=[\w%/&=.-]+/))
  await owner.getByLabel('Nama pengguna').fill(`baru-${nib}`)
  await owner.getByRole('textbox', { name: 'Kata sandi', exact: true }).fill(sandi)
  await owner.getByRole('textbox', { name: 'Ulangi kata sandi' }).fill(sandi)
  await owner.getByRole('button', { name: 'Buat akun' }).click()
  await expect(owner).toHaveURL(/\/login/)
  await expect(owner.getByRole('dialog', { name: 'Berhasil' })).toBeHidden()
  await signInByForm(owner, `baru-${nib}`, sandi)
  await expect(owner.getByRole('button', { name: 'Setujui pengalihan' })).toBeVisible()
  await expect(owner.getByText(nomor)).toBeVisible()
}

test("a transfer waits for the new owner's consent", async ({ page, openAs }) => {
  test.slow()
  const pelaku = await pelakuSiap()
  await signIn(page, pelaku.username)
  const baru = await newPelaku()
  const nomor = await izinTerbit(pelaku, 'sppb_psat')
  await startIsian(page, 'SPPB-PSAT', 'Pengalihan Kepemilikan', nomor)
  await continueIsian(page)
  await page.getByRole('checkbox', { name: 'Gudang Karawang' }).check()
  await continueIsian(page)
  await page.getByLabel('NIB pemilik baru').fill(baru.perusahaan.nib)
  await page.getByLabel('Nama pemilik baru').fill(baru.perusahaan.nama)
  await page.getByLabel('Alamat pemilik baru').fill('Jalan Niaga 3, Bekasi')
  await fillTanggal(page, 'Tanggal pengalihan')
  await page.getByRole('button', { name: 'Minta persetujuan' }).click()
  await expect(page.getByText('Menunggu jawaban')).toBeVisible()
  await expectAccessible(page)
  await continueIsian(page)
  await uploadAll(page)
  await continueIsian(page)
  await expect(page.getByText('Pemilik baru belum menjawab permintaan persetujuan.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Kirim permohonan' })).toBeDisabled()

  await test.step('the new owner agrees from the own account', async () => {
    const owner = await openAs(baru.username)
    await owner.goto('/psat')
    await owner.getByRole('link', { name: 'Periksa dan jawab' }).click()
    await expect(owner.getByText(nomor)).toBeVisible()
    await expectAccessible(owner)
    await owner.getByRole('button', { name: 'Setujui pengalihan' }).click()
    await owner.getByRole('dialog').getByRole('button', { name: 'Setujui pengalihan' }).click()
    await expect(owner).toHaveURL(/\/psat$/)
  })

  await page.getByRole('button', { name: 'Pemilik baru belum menjawab permintaan persetujuan.' }).click()
  await page.getByRole('button', { name: 'Periksa jawaban' }).click()
  await expect(page.getByText('Disetujui', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Tinjau dan kirim/ }).click()
  await submitForm(page)
  const edar = await izinTerbit(pelaku, 'izin_edar_pl')
  await test.step('another goes to somebody without an account', async () =>
    invitePemilik(page, await openAs(), edar))
})
