import type { Page, Route } from '@playwright/test'
import { expect, test } from '../support/portal.ts'
import { fillDataUsaha, newPelaku, type Pelaku } from '../support/psat-company.ts'
import { submitNew, takeLangkah } from '../support/psat-steps.ts'
import { clientOf, signIn } from '../support/session.ts'

const riwayat = '**/api/psat/sppb/history*'
const galat = (route: Route) =>
  route.fulfill({ status: 500, json: { success: false, message: 'Terjadi kesalahan', errors: [] } })

/** Creates three files: one returned to the operator, one in progress, and one withdrawn. */
async function tigaBerkas(pelaku: Pelaku): Promise<void> {
  await fillDataUsaha(pelaku)
  const sekretariat = await clientOf('sekretariat')
  const [diperbaiki, , ditarik] = [await submitNew(pelaku), await submitNew(pelaku), await submitNew(pelaku)]
  await takeLangkah(sekretariat, diperbaiki, 'audit/permohonan_baru', {
    proses: 'REVISION',
    keterangan: 'Lengkapi denah.',
  })
  await takeLangkah(pelaku.klien, ditarik, 'audit/penarikan', { keterangan: 'Unit kami pindah.' })
}

async function openBagian(page: Page): Promise<void> {
  const tabs = page.getByRole('navigation', { name: 'Perizinan saya' })
  for (const [name, address] of [
    ['Permohonan', '/psat'],
    ['Draf', '/psat?bagian=draf'],
    ['Riwayat', '/psat?bagian=riwayat'],
  ] as const) {
    const tab = tabs.getByRole('link', { name: new RegExp(`^${name}`) })
    await tab.click()
    await expect(page).toHaveURL(address)
    await expect(tab).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('link', { name: 'Dashboard', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
  }
  const keadaan = page.getByRole('navigation', { name: 'Keadaan permohonan' })
  await keadaan.getByRole('link', { name: /1$/ }).click()
  await expect(page.getByRole('table', { name: 'Permohonan saya' })).toBeVisible()
}

test("the operator's dashboard: what waits, what runs, what is about to end", async ({ page }) => {
  const pelaku = await newPelaku()
  await signIn(page, pelaku.username)
  const edar = page.getByRole('link', { name: 'Izin Edar', exact: true })
  await test.step('nothing yet; whether an SPPB is issued cannot be asked, so its link is hidden and that is said', async () => {
    await page.route(riwayat, galat)
    await page.goto('/')
    await expect(page.getByText('Belum ada permohonan')).toBeVisible()
    await expect(page.getByText('Data izin belum dapat dimuat.')).toBeVisible()
    await expect(edar).toHaveCount(0)
  })
  await tigaBerkas(pelaku)
  const asked: string[] = []
  await page.unroute(riwayat)
  await page.route(riwayat, (route) => {
    asked.push(new URL(route.request().url()).search)
    return route.fulfill({ json: { success: true, detail: { data: { query: [{ id_pengajuan: 1 }] } } } })
  })
  await page.reload()
  const hitungan = page.getByRole('list', { name: 'Permohonan menurut keadaan' })
  await expect(hitungan.getByRole('link', { name: 'Menunggu Anda 1' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Menunggu Anda' })).toContainText(
    /\d+ \p{L}+ ?sisa \d+ hari kerja untuk menjawab/u,
  )
  await expect(page.getByRole('region', { name: 'Sedang diproses petugas' })).toContainText(
    'menunggu sekretariat',
  )
  await test.step('with an issued SPPB there is the link to the izin edar', async () => {
    await expect(edar).toHaveAttribute('href', '/perizinan/edar')
    expect(Object.fromEntries(new URLSearchParams(asked[0]))).toMatchObject({
      code: '70',
      role: 'PELAKU_USAHA',
      page: '1',
      limit: '1',
    })
  })
  await test.step('a refresh that fails hides the link until the next answer', async () => {
    const returnAfter = async (minutes: number) => {
      await page.clock.setFixedTime(Date.now() + minutes * 60_000)
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    }
    await page.route(riwayat, galat, { times: 1 })
    await returnAfter(2)
    await expect(edar).toHaveCount(0)
    await returnAfter(4)
    await expect(edar).toBeVisible()
  })
  await test.step('its ways', () => openBagian(page))
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await hitungan.getByRole('link', { name: 'Menunggu Anda 1' }).click()
  await expect(page).toHaveURL(/\/psat\?keadaan=menunggu_saya/)
})
