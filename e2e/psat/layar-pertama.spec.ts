import { masuk } from '../support/klien.ts'
import { expect, signIn, test } from '../support/portal.ts'

const sizes = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
] as const

interface Baris {
  uuid: string
  auditType: string
  nama: string
  nomorPermohonan: string
  label: string
  langkah: string | null
}

/** The row that waits longest for whoever this is, as the API gives it. */
async function pertama(baseURL: string | undefined, username: string): Promise<Baris> {
  const klien = await masuk(baseURL, username)
  const path =
    username === 'pelaku_usaha'
      ? '/api/psat/pengajuan?keadaan=menunggu_saya&page=1&limit=1'
      : '/api/audit-document/uploadDocument?giliran=true&orderBy=tenggat&page=1&limit=1'
  const { data } = await klien.get<{ data: Baris[] }>(path)
  await klien.close()
  if (!data[0]) throw new Error(`Tidak ada yang menunggu ${username}`)
  return data[0]
}

for (const peran of [
  'sekretariat',
  'koordinator',
  'lead_auditor',
  'auditor',
  'pvtpp',
  'pelaku_usaha',
] as const) {
  test(`${peran}: name, stage, clock and next step are the same in the queue and on the file`, async ({
    page,
    baseURL,
  }) => {
    const baris = await pertama(baseURL, peran)
    await signIn(page, peran)
    await page.goto(peran === 'pelaku_usaha' ? '/' : '/admin')
    const row = page.getByRole('listitem').filter({ hasText: baris.nomorPermohonan }).first()
    await expect(row).toContainText(baris.nama)
    await expect(row).toContainText(baris.label)
    await row.getByRole('link', { name: baris.langkah ?? '', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(baris.nama)
    await expect(page.getByText(baris.nomorPermohonan).first()).toBeVisible()
    const jam = page.getByTestId('jam')
    await expect(jam).toContainText('terbit paling lambat')
    for (const size of sizes) {
      await page.setViewportSize(size)
      await page.evaluate(() => window.scrollTo(0, 0))
      await expect(jam).toBeInViewport()
      await expect(page.getByText('Giliran Anda').first()).toBeInViewport()
    }
  })
}

test('the bill with amount and code is in the first screen, on a desk and on a phone', async ({
  page,
  baseURL,
}) => {
  const klien = await masuk(baseURL, 'pelaku_usaha')
  const { data } = await klien.get<{ data: Baris[] }>(
    '/api/psat/pengajuan?keadaan=menunggu_saya&page=1&limit=25',
  )
  await klien.close()
  const bill = data.find(({ langkah }) => langkah?.startsWith('Bayar Rp'))
  if (!bill) throw new Error('Tidak ada tagihan di demo')
  await signIn(page, 'pelaku_usaha')
  await page.goto(`/psat/pengajuan/${bill.uuid}`)
  const tagihan = page.getByRole('region', { name: 'Tagihan PNBP' })
  await expect(tagihan).toContainText((bill.langkah ?? '').replace('Bayar ', ''))
  for (const size of sizes) {
    await page.setViewportSize(size)
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(tagihan.getByText('Rp', { exact: false }).first()).toBeInViewport()
    await expect(tagihan.getByRole('button', { name: 'Salin kode billing' })).toBeInViewport()
  }
  // The receipt stands in the header where there is room, in the menu on a phone: never twice.
  const receipt = page.getByRole('link', { name: 'Tanda terima' })
  await expect(receipt).toHaveCount(0)
  await page.getByRole('button', { name: 'Langkah lain' }).click()
  await expect(receipt).toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.setViewportSize(sizes[0])
  await expect(receipt).toHaveCount(1)
})
