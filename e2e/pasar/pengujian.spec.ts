import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible, expectNoOverflow } from '../support/accessibility.ts'
import { openPhone, openSignal, waitUntilOfflineReady } from '../support/phone.ts'
import { expect, test } from '../support/portal.ts'
import { clientOf, signIn } from '../support/session.ts'

const base = '/api/pasar-pangan'

async function choose(page: Page, label: string | RegExp, option: string | RegExp) {
  await page.getByRole('combobox', { name: label }).first().click()
  await page.getByRole('option', { name: option }).first().click()
}

test('rapid tests and a trader entered without signal arrive once; a positive is followed up, traced and printed', async ({
  request,
  page: meja,
}) => {
  test.slow()
  const klien = await clientOf('okkp_kota')
  const nama = `Pasar Uji ${randomUUID().slice(0, 8)}`
  const { data: pasar } = await klien.post<{ data: { id: number } }>(`${base}/pasar/add`, {
    nama,
    kota_id: 3273,
  })
  const daftar = async (path: string) =>
    (
      await klien.get<{ data: Record<'id' | 'kode_sampel', unknown>[] }>(
        `${base}/${path}?pasar_id=${pasar.id}`,
      )
    ).data
  const sinyal = await openSignal()
  const ponsel = await openPhone(sinyal.alamat)
  try {
    const page = await ponsel.open()
    await signIn(page, 'okkp_kota')
    await page.goto('/pasar/admin')
    await expect(page.getByText('Siap di perangkat ini, juga tanpa sinyal.')).toBeVisible({ timeout: 60_000 })
    await page.goto('/pasar/admin/pendataan/lapangan')
    await expect(page.getByText('NIK tidak pernah disimpan di ponsel')).toBeVisible()
    await page.goto('/pasar/admin/pengujian/add')
    await expect(page.getByRole('heading', { name: 'Pengujian' })).toBeVisible()
    await waitUntilOfflineReady(page)

    sinyal.disconnect()
    await page.goto('/pasar/admin/pengujian/add')
    await page.getByRole('combobox', { name: 'Pasar' }).fill(nama)
    await page.getByRole('option', { name: new RegExp(nama) }).click()
    await page.getByLabel(/^Nomor kios/).fill('K-77')
    await page.getByRole('combobox', { name: /^Nama pemasok/ }).fill(`UD ${nama}`)
    await page.getByRole('combobox', { name: 'Komoditas', exact: true }).fill('Bayam')
    await page.getByRole('option', { name: 'Bayam', exact: true }).click()
    await choose(page, 'Jenis rapid test', /Bahan Berbahaya/)
    await choose(page, 'Parameter', 'Formalin')
    await expect(page.getByText('Belum lengkap: Hasil.')).toBeInViewport()
    await page.getByRole('button', { name: 'Simpan, lanjut sampel berikutnya' }).click()
    await expect(page.getByText('Pilih Positif atau Negatif.')).toBeVisible()
    await page.getByRole('radio', { name: 'Positif' }).check()
    await expectAccessible(page)
    await expectNoOverflow(page)
    await page.getByRole('button', { name: 'Simpan, lanjut sampel berikutnya' }).click()
    await expect(page.getByText('1 hasil menunggu dikirim')).toBeVisible()
    // The form for the next sample keeps the market and clears the other fields.
    await expect(page.getByRole('combobox', { name: 'Pasar' })).toHaveValue(new RegExp(nama))
    await expect(page.getByLabel(/^Nomor kios/)).toHaveValue('')

    // A second sample is wrong: the list names it, and it is removed. The first is opened and corrected.
    await page.getByLabel(/^Nomor kios/).fill('K-99')
    await page.getByRole('combobox', { name: 'Komoditas', exact: true }).fill('Bayam')
    await page.getByRole('option', { name: 'Bayam', exact: true }).click()
    await page.getByRole('radio', { name: 'Negatif' }).check()
    await page.getByRole('button', { name: 'Simpan, lanjut sampel berikutnya' }).click()
    await expect(page.getByText('2 hasil menunggu dikirim')).toBeVisible()
    await page.getByRole('button', { name: 'Lihat antrean' }).click()
    const antrean = page.getByRole('dialog', { name: 'Antrean di perangkat ini' })
    await antrean.getByRole('button', { name: /^Hapus: .*Bayam, negatif, kios K-99/ }).click()
    await page.getByRole('button', { name: 'Hapus entri' }).click()
    await expect(antrean.getByText('K-99')).toHaveCount(0)
    await antrean.getByRole('button', { name: /^Buka, perbaiki: .*Bayam, positif, kios K-77/ }).click()
    await expect(page.getByText('Hasil uji ini belum terkirim')).toBeVisible()
    await expect(page.getByLabel(/^Nomor kios/)).toHaveValue('K-77')
    await page.getByLabel(/^Kode sampel/).fill('S-1')
    await page.getByRole('button', { name: 'Simpan, lanjut sampel berikutnya' }).click()
    await expect(page.getByText('1 hasil menunggu dikirim')).toBeVisible()

    // The market of today is chosen once for all tools.
    await page.goto('/pasar/admin/higiene/add')
    await expect(page.getByRole('combobox', { name: 'Pasar' })).toHaveValue(new RegExp(nama))
    await page.goto('/pasar/admin/pendataan/lapangan')
    await expect(page.getByRole('combobox', { name: 'Pasar' })).toHaveValue(new RegExp(nama))
    await page.getByLabel('Nama kelompok').fill('Blok Luring')
    await page.getByLabel('Nomor kios, los, atau lapak').fill('K-78')
    await page.getByRole('combobox', { name: /Komoditas yang dijual/ }).fill('Bayam')
    await page.getByRole('option', { name: 'Bayam', exact: true }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('combobox', { name: /^Nama pemasok/ }).fill(`UD ${nama}`)
    await page.getByLabel('Pedagang menyetujui data pribadinya disimpan').check()
    await page.getByLabel('Nama pedagang').fill('Ibu Luring')
    await expect(page.getByLabel(/^NIK/)).toHaveCount(0)
    await expectNoOverflow(page)
    await page.getByRole('button', { name: 'Simpan, lanjut kios berikutnya' }).click()
    await expect(page.getByText('2 entri menunggu dikirim')).toBeVisible()
    expect([await daftar('rapid-test'), await daftar('data-pedagang')]).toEqual([[], []])

    sinyal.reconnect()
    await page.goto('/pasar/admin/pengujian')
    await expect.poll(async () => (await daftar('rapid-test')).length, { timeout: 60_000 }).toBe(1)
    await expect.poll(async () => (await daftar('data-pedagang')).length, { timeout: 60_000 }).toBe(1)
  } finally {
    await ponsel.dispose()
    await sinyal.close()
  }

  const [uji] = await daftar('rapid-test')
  expect(uji?.kode_sampel).toBe('S-1')
  await signIn(meja, 'okkp_kota')
  await meja.goto(`/pasar/admin/pengujian/${uji?.id}`)
  await expect(meja.getByRole('heading', { level: 1, name: 'Formalin pada Bayam' })).toBeVisible()
  await expect(meja.getByText('Menunggu uji laboratorium').first()).toBeVisible()
  await expect(meja.getByRole('heading', { name: /^Kasus / })).toBeVisible()
  await meja.emulateMedia({ media: 'print' })
  await expect(meja.getByText('Rapid test adalah saringan, bukan putusan.')).toBeVisible()
  for (const words of [
    'Otoritas keamanan pangan segar',
    `RTP-${new Date().getFullYear()}-${String(uji?.id).padStart(5, '0')}`,
    'Diterbitkan oleh OKKP Kota Bandung.',
    'menunggu hasil laboratorium',
  ])
    await expect(meja.getByText(words)).toBeVisible()
  await expect(meja.locator('svg[aria-label="Kode QR catatan ini di portal"]')).toBeVisible()
  await expect(meja.getByRole('heading', { level: 1 })).toBeHidden()
  await meja.emulateMedia({ media: 'screen' })
  const publik = await meja.context().newPage()
  await publik.goto(`/pasar/detail?id=${pasar.id}&uji=${uji?.id}#uji-${uji?.id}`)
  await expect(publik.locator(`#uji-${uji?.id}`)).toContainText('Lembar RTP-')
  await publik.goto(`/pasar/detail?id=${pasar.id}&uji=999999999`)
  await expect(publik.getByText('tidak tercatat di pasar ini')).toBeVisible()
  await publik.close()
  await meja.getByRole('link', { name: 'Telusuri pemasok' }).click()
  await expect(meja.getByText('Kios K-78')).toBeVisible()
  await expect(meja.getByText('Ibu Luring')).toHaveCount(0)
  const terbuka = await (await request.get(`${base}/public/pasar/detail?id=${pasar.id}`)).json()
  expect(terbuka.data.uji_terakhir.map(({ hasil }: { hasil: string }) => hasil)).toEqual(['menunggu'])
  expect(JSON.stringify(terbuka)).not.toMatch(/K-77|UD Pasar/)
})
