import { fotoQr } from '../../apps/server/src/testing/gambar.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessibility.ts'
import { cachedPaths, openPhone, openSignal } from '../support/phone.ts'
import { expect, test, visit } from '../support/portal.ts'
import { clientOf } from '../support/session.ts'

interface Detail {
  id: number
  no_registration: string
  unit_usaha: string
  alamat_qr: string
}

/** The oldest registration in force, which every status list contains. */
async function labelOfOldest(): Promise<Detail> {
  const pusat = await clientOf('okkp_pusat')
  const { data: rows } = await pusat.get<{ data: { id: number }[] }>(
    '/api/okkp/registrations/index_public?status=valid&page=1&limit=100',
  )
  const oldest = rows.reduce((first, row) => (row.id < first.id ? row : first))
  const { data } = await pusat.get<{ data: Detail }>(
    `/api/okkp/registrations/detail?registrasi_id=${oldest.id}`,
  )
  return data
}

/** Replaces one letter in the middle of the code. */
function altered(text: string): string {
  const at = text.indexOf('#') + 100
  return `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`
}

test('a guard without signal checks certificates by pictures of their QR', async () => {
  test.slow()
  const { no_registration, unit_usaha, alamat_qr } = await labelOfOldest()
  expect(alamat_qr).toMatch(/\/verifikasi\/[A-Z2-9]{12}#[A-Z2-7]+$/)
  const signal = await openSignal()
  const phone = await openPhone(signal.alamat)
  try {
    const page = await phone.open()
    const scan = async (text: string) => {
      await page.goto('/verifikasi')
      await page.getByRole('button', { name: 'Pindai dengan kamera' }).click()
      const dialog = page.getByRole('dialog', { name: 'Pindai QR sertifikat' })
      await dialog.getByLabel('Pilih foto QR').setInputFiles(await fotoQr(text))
    }
    const hasil = page.getByRole('region', { name: 'Pemeriksaan kode di QR' })

    await test.step('nothing is kept until the visitor asks for it', async () => {
      await visit(page, '/verifikasi')
      await expect(page.getByRole('heading', { name: 'Periksa tanpa sinyal' })).toBeVisible()
      expect(await cachedPaths(page)).toEqual([])
      await page.getByRole('button', { name: 'Simpan di perangkat ini' }).click()
      await expect(page.getByText('Tersimpan.')).toBeVisible()
      await expect(page.getByText(/Daftar status di perangkat ini berumur|dibuat/).first()).toBeVisible()
      await expectNoOverflow(page)
    })

    signal.disconnect()

    await test.step('a genuine code is genuine and valid, and says how old the list is', async () => {
      await scan(alamat_qr)
      await expect(hasil.getByRole('heading', { name: 'Asli dan berlaku' })).toBeVisible()
      await expect(hasil).toContainText(no_registration)
      await expect(hasil).toContainText(unit_usaha.slice(0, 8))
      await expect(hasil).toContainText('Daftar status di perangkat ini')
      await expect(hasil).toContainText('Diperiksa tanpa sinyal')
      await expectNoOverflow(page)
      await expectAccessible(page)
    })

    await test.step('an altered code is refused', async () => {
      await scan(altered(alamat_qr))
      await expect(hasil.getByRole('heading', { name: /Kode telah diubah|Kode tidak terbaca/ })).toBeVisible()
      await expect(hasil.getByText('Asli dan berlaku')).toHaveCount(0)
    })

    await test.step('the address of a certificate opens from the kept page too', async () => {
      const { pathname, hash } = new URL(alamat_qr)
      await page.goto(pathname + hash)
      await expect(hasil.getByRole('heading', { name: 'Asli dan berlaku' })).toBeVisible()
    })

    await test.step('the phone keeps the page, keys and list, but no result', async () => {
      const paths = await cachedPaths(page)
      expect(paths.filter((path) => !path.startsWith('/assets/')).toSorted()).toEqual([
        '/api/verifikasi/daftar-status',
        '/api/verifikasi/kunci',
        '/favicon.svg',
        '/verifikasi',
      ])
    })
  } finally {
    await phone.dispose()
    await signal.close()
  }
})

test('with signal the registry answers, and the code is checked as well', async ({ page }) => {
  const { no_registration, alamat_qr } = await labelOfOldest()
  const { pathname, hash } = new URL(alamat_qr)
  await visit(page, pathname + hash)
  await expect(page.getByRole('heading', { name: 'Berlaku', exact: true })).toBeVisible()
  const hasil = page.getByRole('region', { name: 'Pemeriksaan kode di QR' })
  await expect(hasil.getByRole('heading', { name: 'Asli dan berlaku' })).toBeVisible()
  await expect(hasil).toContainText(no_registration)
})
