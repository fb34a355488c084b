import type { Page } from '@playwright/test'
import { expectAccessible, expectNoOverflow } from '../support/accessibility.ts'
import { expect, test, visit } from '../support/portal.ts'
import { expectSuccess } from '../support/screen.ts'
import { signIn } from '../support/session.ts'

async function choose(page: Page, label: string, text: string) {
  const box = page.getByRole('combobox', { name: label, exact: true })
  await box.click()
  if (await box.isEditable()) await box.fill(text)
  await page.getByRole('option', { name: text, exact: true }).click()
}

/** Enters a result of lead in rice, which the limit library judges, on the form that is open. */
async function enterLead(page: Page, hasil: string) {
  await page.getByRole('textbox', { name: 'Hasil uji', exact: true }).fill(hasil)
  await page.getByRole('button', { name: 'Simpan hasil uji' }).click()
  await expectSuccess(page, 'Data telah ditambahkan')
}

test('a laboratory TMS opens a case, which the city works off and the laboratory tests again', async ({
  page,
  openAs,
}) => {
  test.slow()
  const mark = `L${Date.now()}`
  const lab = await openAs('okkp_ujilab')
  await signIn(page, 'okkp_kota')

  await test.step('the result alone opens the case', async () => {
    await lab.goto('/okkp/admin/lab/uji/add?jenis=2')
    await choose(lab, 'Komoditas', 'Beras')
    await choose(lab, 'Parameter', 'Timbal (Pb)')
    await lab.getByRole('textbox', { name: /^Lokasi sampel/ }).fill(`Gudang ${mark}`)
    await lab.getByRole('combobox', { name: /^Kabupaten\/kota/ }).fill('Kota Bandung')
    await lab.getByRole('option', { name: 'Kota Bandung', exact: true }).click()
    await enterLead(lab, '0,5')
    await lab
      .getByRole('region', { name: /^Kasus / })
      .getByRole('link', { name: /^Buka kasus/ })
      .click()
    await expect(lab.getByRole('heading', { level: 1, name: 'Timbal (Pb) pada Beras' })).toBeVisible()
  })
  const address = new URL(lab.url()).pathname

  await test.step('goods that are sold out need a note instead of an amount', async () => {
    await visit(page, address)
    await page.getByRole('button', { name: 'Catat pengamanan barang' }).click()
    const drawer = page.getByRole('dialog', { name: /Catat pengamanan barang/ })
    await drawer.getByRole('combobox', { name: 'Yang dilakukan atas barangnya' }).click()
    await page.getByRole('option', { name: 'Sudah habis' }).click()
    await expect(drawer.getByLabel('Jumlah')).toHaveCount(0)
    await drawer.getByLabel('Catatan').fill('Habis terjual sebelum petugas tiba.')
    await drawer.getByRole('button', { name: 'Simpan pengamanan' }).click()
    await expectSuccess(page, 'Pengamanan barang dicatat')
  })

  await test.step('an unknown supplier needs a note, a trader without a permit is guided', async () => {
    await page.getByRole('button', { name: 'Telusuri pemasok' }).click()
    const trace = page.getByRole('dialog', { name: /Telusuri pemasok/ })
    await trace.getByRole('checkbox', { name: 'Pemasok tidak diketahui' }).check()
    await trace.getByLabel('Catatan').fill('Pedagang membeli dari mobil keliling.')
    await trace.getByRole('button', { name: 'Simpan penelusuran' }).click()
    await expectSuccess(page, 'Penelusuran dicatat')
    await page.getByRole('button', { name: 'Catat pembinaan' }).click()
    const guidance = page.getByRole('dialog', { name: /Catat pembinaan/ })
    await guidance.getByLabel('Pembinaan yang diberikan').fill('Dijelaskan cara memilih pemasok.')
    await expectAccessible(page)
    await guidance.getByRole('button', { name: 'Simpan pembinaan' }).click()
    await expectSuccess(page, 'Pembinaan dicatat')
  })

  await test.step('the province writes a warning from the case, whose evidence the centre reads', async () => {
    const province = await openAs('okkp_daerah')
    await visit(province, address)
    await province.getByRole('link', { name: 'Tulis peringatan' }).click()
    await expect(province.getByText(/^Bukti: /)).toBeVisible()
    await expect(province.getByLabel('Judul')).not.toHaveValue('')
    await province.getByRole('button', { name: 'Simpan draf' }).click()
    await expectSuccess(province, 'Draf disimpan')
    await expect(province.getByRole('heading', { level: 2, name: 'Draf' })).toBeVisible()
    const centre = await openAs('okkp_pusat')
    await visit(centre, new URL(province.url()).pathname)
    await expect(centre.getByText(/^Bukti: /)).toBeVisible()
    await expect(centre.getByRole('button', { name: 'Terbitkan' })).toBeEnabled()
    await centre.getByRole('link', { name: 'Baca buktinya' }).click()
    await expect(centre).toHaveURL(new RegExp(`${address}$`))
  })

  await test.step('a clean re-test lets the city close the case', async () => {
    await visit(lab, address)
    await lab.getByRole('link', { name: 'Catat uji laboratorium' }).click()
    await expect(lab.getByRole('combobox', { name: 'Parameter', exact: true })).toHaveValue('Timbal (Pb)')
    await enterLead(lab, '0,01')
    await visit(page, address)
    await page.getByRole('button', { name: 'Tutup kasus' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Tutup kasus' }).click()
    await expectSuccess(page, 'Kasus telah ditutup')
    await expect(page.getByRole('heading', { name: 'Terbukti, sudah ditangani' })).toBeVisible()
  })
})

test('a report becomes a case, which a visit or a second account may end', async ({
  page,
  openAs,
  playwright,
  baseURL,
}) => {
  test.slow()
  const mark = `P${Date.now()}`
  const anyone = await playwright.request.newContext(baseURL ? { baseURL } : {})
  const report = async (kode: string) => {
    const sent = await anyone.post('/api/okkp/pengaduan/kirim', {
      data: {
        jenis: 'pangan',
        uraian: 'Tahu ini kenyal sekali dan baunya menyengat, dijual di pasar.',
        pangan: 'Tahu putih',
        tempat: `Pasar ${mark}`,
        provinsi_id: 32,
        kota_id: 3273,
        kode,
      },
    })
    return (await sent.json()).data.nomor as string
  }
  const accept = async (nomor: string, temuan: string) => {
    await visit(page, `/okkp/admin/pengaduan?search=${nomor}`)
    await page.getByRole('link', { name: nomor }).click()
    await page.getByRole('button', { name: 'Terima sebagai kasus' }).click()
    const dialog = page.getByRole('dialog', { name: 'Terima sebagai kasus' })
    await expect(dialog.getByLabel('Tempat')).toHaveValue(`Pasar ${mark}`)
    await dialog.getByLabel('Dugaan').fill(temuan)
    await dialog.getByRole('button', { name: 'Terima sebagai kasus' }).click()
    await expect(dialog).toBeHidden()
    await page
      .getByRole('region', { name: /^Kasus / })
      .getByRole('link', { name: /^Buka kasus/ })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${temuan} pada`) })).toBeVisible()
  }
  await signIn(page, 'okkp_kota')

  await test.step('a visit that finds nothing closes it as not proven', async () => {
    await accept(await report('ABCDEFGHJKLM'), 'Formalin')
    await page.getByRole('button', { name: 'Catat kunjungan' }).click()
    const visitForm = page.getByRole('dialog', { name: /Catat kunjungan/ })
    await visitForm.getByLabel('Yang ditemukan').fill('Kios diperiksa, tahunya bukan dari penjual itu.')
    await visitForm.getByRole('button', { name: 'Simpan kunjungan' }).click()
    await expectSuccess(page, 'Kunjungan dicatat')
    await page.getByRole('button', { name: 'Tutup kasus' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Tutup kasus' })
    await expect(dialog.getByRole('combobox', { name: 'Hasil kasus' })).toHaveValue(
      'Tidak terbukti setelah dikunjungi',
    )
    await dialog.getByRole('button', { name: 'Tutup kasus' }).click()
    await expectSuccess(page, 'Kasus telah ditutup')
  })

  await test.step('another reason waits for a second account of the same office', async () => {
    await accept(await report('BCDEFGHJKLMN'), 'Boraks')
    await page.getByRole('button', { name: 'Tindakan lain' }).click()
    await page.getByRole('menuitem', { name: 'Tutup dengan alasan lain' }).click()
    const dialog = page.getByRole('dialog', { name: 'Tutup kasus' })
    await dialog.getByLabel('Catatan').fill('Penjualnya sudah pindah ke provinsi lain.')
    await dialog.getByRole('button', { name: 'Usulkan penutupan' }).click()
    await expectSuccess(page, 'Penutupan menunggu orang kedua')
    await expect(page.getByRole('button', { name: 'Periksa usulan' })).toHaveCount(0)

    const second = await openAs('okkp_kota2')
    await visit(second, new URL(page.url()).pathname)
    await second.getByRole('button', { name: 'Periksa usulan' }).click()
    const examine = second.getByRole('dialog', { name: 'Periksa usulan' })
    await expect(examine.getByText('Penjualnya sudah pindah ke provinsi lain.')).toBeVisible()
    await examine.getByRole('radio', { name: 'Setujui usulan' }).check()
    await examine.getByRole('button', { name: 'Simpan keputusan' }).click()
    await expectSuccess(second, 'Usulan disetujui')
    await expect(second.getByRole('heading', { name: 'Ditutup dengan alasan lain' })).toBeVisible()
    await second.setViewportSize({ width: 360, height: 800 })
    await expectNoOverflow(second)
  })
  await anyone.dispose()
})
