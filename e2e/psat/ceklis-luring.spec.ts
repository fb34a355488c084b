import type { Page } from '@playwright/test'
import { expectAccessible, expectNoOverflow } from '../support/accessibility.ts'
import { cachedPaths, openPhone, openSignal, waitUntilOfflineReady } from '../support/phone.ts'
import { expect, test } from '../support/portal.ts'
import { bringTo, layarBerkas, startBerkas } from '../support/psat-steps.ts'
import { signIn } from '../support/session.ts'

test('a field audit goes on without signal, in a browser that was closed, and arrives by itself; nobody sees the work of somebody else', async () => {
  test.slow()
  const { petugas, berkas } = await startBerkas('sppb_psat')
  await bringTo(petugas, berkas, 30)
  const sinyal = await openSignal()
  const ponsel = await openPhone(sinyal.alamat)
  const dinilai = async () => {
    const { data } = await petugas.auditor.get<{ data: { jawaban: object } }>(
      `/api/psat/pengajuan/${berkas.uuid}/ceklis`,
    )
    return Object.keys(data.jawaban).length
  }
  async function rateOffline(page: Page) {
    sinyal.disconnect()
    await page.getByRole('button', { name: /Nilai \d+ butir sisanya sesuai/ }).click()
    await expect(page.getByText('Belum tersimpan, aman di perangkat ini')).toBeVisible()
  }
  try {
    let page = await ponsel.open()
    await signIn(page, 'auditor')
    await page.goto(layarBerkas(berkas))
    await expect(page.getByText(/^0 dari \d+ butir dinilai/)).toBeVisible()
    await waitUntilOfflineReady(page)
    await ponsel.close()

    await test.step('a basement: the browser is opened anew, and nothing answers', async () => {
      sinyal.disconnect()
      page = await ponsel.open()
      await page.goto(layarBerkas(berkas))
      await expect(page.getByText('Tanpa sinyal. Isian tersimpan di perangkat ini')).toBeVisible()
      await rateOffline(page)
      await expectAccessible(page)
      await expectNoOverflow(page)
      await ponsel.close()
      expect(await dinilai()).toBe(0)
    })

    await test.step('back at the desk, on another screen: it is sent without anybody opening the file', async () => {
      sinyal.reconnect()
      page = await ponsel.open()
      await page.goto('/psat/admin')
      await expect.poll(dinilai).toBe(5)
      await page.goto(layarBerkas(berkas))
      await expect(page.getByText(/^5 dari \d+ butir dinilai/)).toBeVisible()
    })

    await test.step('the service worker has kept code alone', async () => {
      const kept = await cachedPaths(page)
      expect(kept).toContain('/admin')
      expect(kept.filter((path) => !/^\/(assets\/|admin$|favicon\.svg$)/.test(path))).toEqual([])
    })

    await test.step('another auditor signs in on the same phone before the next section could be sent', async () => {
      await rateOffline(page)
      sinyal.reconnect()
      await page.context().clearCookies()
      await page.evaluate(() => sessionStorage.clear())
      sinyal.disconnect()
      await page.goto('about:blank')
      sinyal.reconnect()
      await signIn(page, 'superadmin')
      await page.goto('/psat/admin')
      await expect(page.getByText(/1 entri milik .+ menunggu di perangkat ini/)).toBeVisible()
      await page.getByRole('button', { name: 'Lihat antrean' }).click()
      await expect(page.getByRole('dialog').getByText('Daftar periksa audit lapang')).toHaveCount(0)
    })

    await test.step('and what was prepared for the first one is not there for the second', async () => {
      sinyal.disconnect()
      await page.goto(layarBerkas(berkas))
      await expect(page.getByText('Berkas ini belum disiapkan untuk bekerja tanpa sinyal')).toBeVisible()
    })
  } finally {
    await ponsel.dispose()
    await sinyal.close()
  }
})
