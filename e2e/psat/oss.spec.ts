import type { Page } from '@playwright/test'
import { generate } from 'otplib'
import { expectAccessible, expectNoOverflow } from '../support/accessibility.ts'
import { OssUji } from '../support/oss.ts'
import { expect, test, visit } from '../support/portal.ts'
import { fillDataUsaha } from '../support/psat-company.ts'
import { continueIsian, submitForm, uploadAll, uuidDi } from '../support/psat-screens.ts'
import {
  bringTo,
  idOf,
  isianLengkap,
  layarBerkas,
  semuaPetugas,
  submitByApi,
  takeLangkah,
} from '../support/psat-steps.ts'
import { checkBox, pdfWith } from '../support/screen.ts'
import { database } from '../support/server.ts'
import { clientOf, type Klien, signIn } from '../support/session.ts'

// The tests share one OSS simulator, which the second test stops.
test.describe.configure({ mode: 'serial' })

let oss: OssUji
test.beforeAll(async () => {
  oss = new OssUji()
  await oss.start()
  // OSS has been down since the portal started. The superadmin triggers a retry now.
  const superadmin = await clientOf('superadmin')
  await superadmin.post('/api/oss/integrasi/coba-lagi', {})
})
test.afterAll(() => oss.remove())

/**
 * Files a licence on the OSS page and opens the portal from there, which asks for confirmation. Returns the OSS page
 * and the link.
 */
async function datangDariOss(page: Page, perusahaan: string, izin: string) {
  await page.goto(oss.url, { waitUntil: 'load' })
  const kartu = page.getByRole('region', { name: perusahaan })
  await kartu.getByLabel('Izin yang diajukan').selectOption({ label: izin })
  await kartu.getByRole('button', { name: 'Ajukan' }).click()
  await expect(page.getByText('Belum ada status dari portal.')).toBeVisible()
  const alamat = page.url()
  const tautan = page.waitForRequest(/\/api\/oss\/masuk\?/)
  await page.getByRole('button', { name: 'Penuhi persyaratan di portal' }).click()
  // OSS and the portal validate the visit with each other before the question appears.
  await expect(page.getByRole('heading', { level: 1, name: /^Masuk sebagai / })).toBeVisible({
    timeout: 30_000,
  })
  return { alamat, tautan: (await tautan).url() }
}

/** Agrees to the question. Somebody new reads first that an account exists and how to come back. */
async function agree(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ya, masuk' }).click()
  const baru = page.getByRole('heading', { level: 1, name: 'Akun Anda sudah dibuat' })
  const ajukan = page.getByRole('heading', { level: 1, name: 'Ajukan izin' })
  await expect(baru.or(ajukan)).toBeVisible({ timeout: 30_000 })
  if (await baru.isVisible()) {
    await expect(page.getByRole('main')).toContainText('Lupa kata sandi')
    await page.getByRole('button', { name: 'Lanjut' }).click()
  }
  await expect(ajukan).toBeVisible({ timeout: 30_000 })
}

async function signInFromOss(page: Page, perusahaan: string, izin: string): Promise<string> {
  const { alamat } = await datangDariOss(page, perusahaan, izin)
  await agree(page)
  expect(page.url()).not.toContain('token')
  return alamat
}

const idIzin = (alamat: string) => decodeURIComponent(new URL(alamat).pathname.split('/').at(-1) ?? '')

const expectStatus = (alamat: string, kode: string) =>
  expect.poll(() => oss.kodeStatus(idIzin(alamat)), { timeout: 60_000 }).toBe(kode)

/** Reads the licence of an OSS page and the account that came with it. */
const izinDari = (alamat: string) =>
  database()
    .selectFrom('oss.izin as i')
    .innerJoin('akun.perusahaan as u', 'u.nib', 'i.nib')
    .innerJoin('akun.pengguna as a', 'a.perusahaan_id', 'u.id')
    .select(['i.id', 'a.username'])
    .where('i.id_izin', '=', idIzin(alamat))
    .executeTakeFirstOrThrow()

const tagihan = {
  kd_akun: '425289',
  kd_penerimaan: '018-242',
  kd_billing: '820261116000777',
  tgl_billing: '2026-11-16',
  tgl_expire: '2026-12-16',
  nominal: 1_500_000,
}

test('a licence that never arrived is fetched while the secretariat begins a file', async ({ page }) => {
  const nib = '8120003471526'
  const [lain, sendiri] = [oss.addIzin(nib, '018000000244'), oss.addIzin(nib, '018000000242')]
  await signIn(page, 'sekretariat')
  await page.goto('/psat/admin/perizinan/sppb_psat/add')
  await checkBox(page.getByRole('radio', { name: 'Berkas sekretariat' }))
  await page.getByRole('combobox', { name: 'Nama perusahaan atau NIB' }).fill(nib)
  await page.getByRole('option', { name: /PT Sumber Segar Priangan/ }).click()
  await checkBox(page.getByRole('radio', { name: /Permohonan Baru/ }))
  const nomor = page.getByLabel('Nomor izin OSS')
  const ambil = page.getByRole('button', { name: 'Ambil dari OSS' })
  for (const [izin, kata] of [
    ['I-karangan', /tidak ditemukan/],
    [lain, /Izin ini untuk Izin Edar/],
  ] as const) {
    await nomor.fill(izin)
    await ambil.click()
    await expect(page.getByText(kata)).toBeVisible()
  }
  await nomor.fill(sendiri)
  await ambil.click()
  await expect(page.getByRole('combobox', { name: /Permohonan dari OSS/ })).toHaveValue(new RegExp(sendiri))
  // A new draft belongs to that licence.
  await page.getByRole('button', { name: 'Mulai mengisi' }).click()
  await expect(page).toHaveURL(/draf=/)
  const draf = new URL(page.url()).searchParams.get('draf') ?? ''
  const [{ isian }, { id }] = await Promise.all([
    database().selectFrom('psat.draf').select('isian').where('uuid', '=', draf).executeTakeFirstOrThrow(),
    database().selectFrom('oss.izin').select('id').where('id_izin', '=', sendiri).executeTakeFirstOrThrow(),
  ])
  expect(isian).toMatchObject({ id_izin_oss: id })
})

test('a link of OSS asks first: whoever is signed in stays so until they agree, and it leads in once', async ({
  page,
}) => {
  test.slow()
  const izin = 'SPPB-PSAT permohonan (018000000242)'
  const perusahaan = 'Koperasi Tani Andai Makmur'
  const nama = (siapa: string) =>
    database()
      .selectFrom('akun.pengguna')
      .select('nama')
      .where('username', '=', siapa)
      .executeTakeFirstOrThrow()
  const { nama: sekarang } = await nama('pelaku_usaha')
  await signIn(page, 'pelaku_usaha')

  await test.step('the question names both people; declined, nothing has changed', async () => {
    await datangDariOss(page, perusahaan, izin)
    await expect(page.getByRole('main')).toContainText(perusahaan)
    await expect(page.getByRole('note')).toContainText(`sedang masuk sebagai ${sekarang}`)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoOverflow(page)
    await expectAccessible(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: 'Bukan saya' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Anda tidak jadi masuk' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(`masih masuk sebagai ${sekarang}`)
    await page.getByRole('link', { name: 'Lanjut ke portal' }).click()
    await expect(page.getByRole('button', { name: new RegExp(sekarang) }).first()).toBeVisible()
  })

  const { tautan, alamat } = await test.step('agreed to, it is somebody else’s portal', async () => {
    const datang = await datangDariOss(page, perusahaan, izin)
    const judul = await page.getByRole('heading', { level: 1 }).textContent()
    const [, orang = ''] = /^Masuk sebagai (.*)\?$/.exec(judul ?? '') ?? []
    await agree(page)
    await expect(page.getByRole('button', { name: new RegExp(orang) }).first()).toBeVisible()
    return datang
  })

  await test.step('the same link again says that it is used, and where to go', async () => {
    await page.goto(tautan)
    await expect(page.getByRole('heading', { level: 1, name: 'Tautan ini sudah dipakai' })).toBeVisible({
      timeout: 30_000,
    })
    await expect(page.getByRole('alert')).toContainText('Kembali ke OSS')
    await expect(page.getByRole('link', { name: 'Kembali ke OSS' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('with an authenticator the code is asked for too', async () => {
    const klien = await clientOf((await izinDari(alamat)).username)
    const { data } = await klien.post<{ data: { rahasia: string } }>('/api/auth/totp/mulai', { sandi: '' })
    const { rahasia } = data
    await klien.post('/api/auth/totp/aktifkan', { kode: await generate({ secret: rahasia }) })
    await datangDariOss(page, perusahaan, izin)
    await page.getByRole('button', { name: 'Ya, masuk' }).click()
    const kode = page.getByLabel('Kode enam angka')
    await expect(kode).toBeVisible({ timeout: 30_000 })
    await kode.fill(await generate({ secret: rahasia, epoch: Math.floor(Date.now() / 1000) + 30 }))
    await page.getByRole('button', { name: 'Periksa kode' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ajukan izin' })).toBeVisible({
      timeout: 30_000,
    })
  })
})

test('from the page of OSS into the portal, applied, and every status back there up to issued', async ({
  page,
  openAs,
}) => {
  test.slow()
  const perusahaan = 'PT Contoh Pangan Segar Nusantara'
  const alamat = await signInFromOss(page, perusahaan, 'SPPB-PSAT permohonan (018000000242)')
  const klien = await clientOf((await izinDari(alamat)).username)
  await fillDataUsaha({ klien })

  const berkas =
    await test.step('the licence has chosen kind and type; the form is filled and sent', async () => {
      await expect(page.getByRole('radio', { name: 'SPPB-PSAT' })).toBeChecked()
      await expect(page.getByRole('radio', { name: 'Permohonan Baru' })).toBeChecked()
      await page.getByRole('button', { name: 'Mulai mengisi' }).click()
      // OSS has told of the unit, which still lacks its proof; this application names another one.
      const dariOss = page.getByRole('listitem').filter({ hasText: /Rumah kemas PT Contoh/ })
      await expect(dariOss.getByRole('checkbox')).toBeChecked()
      await expect(dariOss).toContainText('belum lengkap: bukti kepemilikan')
      await dariOss.getByRole('checkbox').uncheck()
      await page.getByRole('checkbox', { name: 'Gudang Karawang' }).check()
      await continueIsian(page)
      await page.getByRole('checkbox', { name: 'Beras' }).check()
      await continueIsian(page)
      await uploadAll(page)
      await continueIsian(page)
      await submitForm(page)
      const uuid = uuidDi(page)
      return { uuid, id_pengajuan: await idOf(uuid), auditType: 'sppb_psat' } as const
    })

  await test.step('OSS gets what the applicant has sent', () => expectStatus(alamat, '09'))

  const petugas = await semuaPetugas()
  await test.step('staff carry it on; each status arrives in order', async () => {
    await bringTo(petugas, berkas, 50)
    await expectStatus(alamat, '09 10 20 40 45')
  })

  await test.step('so do the bill, its proof and its acceptance', async () => {
    const pay = (siapa: Klien, body: object) => takeLangkah(siapa, berkas, 'audit/pembayaran_pnbp', body)
    await pay(petugas.sekretariat, { proses: 'REVIEW', data_pnbp: tagihan })
    const bukti_pembayaran = await klien.upload('struk.pdf', pdfWith('Struk'))
    await pay(klien, { proses: 'REVIEW', bukti_pembayaran })
    await pay(petugas.sekretariat, { proses: 'CLEAR' })
    await expectStatus(alamat, '09 10 20 40 45 31 32 33')
  })

  await test.step('the number of OSS comes before the certificate, which prints it', async () => {
    await petugas.sekretariat.put('/api/psat/sppb/nomor-sppb-psat/update', {
      id_pengajuan: berkas.id_pengajuan,
      nomor_sppb_psat: `SPPB/OSS/${berkas.id_pengajuan}`,
    })
    await expectStatus(alamat, '09 10 20 40 45 31 32 33 49')
    await petugas.sekretariat.post(
      `/api/sertifikat/sppb-psat/${petugas.sekretariat.data.uuid}/${berkas.id_pengajuan}`,
      { level: 2, penandatangan: 'Dr. Ratna Widyastuti', jabatan_penandatangan: 'Kepala Pusat' },
    )
  })

  await test.step('issued at OSS, and its signed licence comes back to the applicant', async () => {
    await expectStatus(alamat, '09 10 20 40 45 31 32 33 49 50')
    const layar = await openAs()
    await layar.goto(alamat)
    await expect(layar.locator('ol.jejak .kode')).toHaveText('09 10 20 40 45 31 32 33 49 50'.split(' '))
    await expect(layar.locator('[data-uji=status]')).toContainText('50')
    await expect(layar.getByText('Nomor PB-UMKU')).toBeVisible()
    await expect(layar.getByRole('link', { name: 'Izin terbit (PDF)' })).toBeVisible()
    await expect(async () => {
      await page.reload()
      await expect(page.getByRole('button', { name: 'Buka izin OSS' })).toBeVisible({ timeout: 10_000 })
    }).toPass({ timeout: 60_000 })
    await page.getByRole('tab', { name: /^Riwayat/ }).click()
    await expect(page.getByText(/^Status OSS 50/)).toContainText('diterima')
  })
  expect(oss.pelanggaran).toEqual([])
})

test('OSS is stopped for a while: the portal works on, and everything arrives after', async ({
  page,
  openAs,
}) => {
  test.slow()
  const alamat = await signInFromOss(page, 'CV Rekaan Buah Tropis', 'SPPB-PSAT permohonan (018000000242)')
  const izin = await izinDari(alamat)
  await oss.stop()

  const petugas = await semuaPetugas()
  const klien = await clientOf(izin.username)
  const berkas = await test.step('applied and carried on while OSS is away', async () => {
    await fillDataUsaha({ klien })
    const isian = await isianLengkap({ klien }, 'sppb_psat', 'permohonan_baru')
    const sent = await submitByApi({ klien }, 'sppb_psat', 'permohonan_baru', {
      ...isian,
      id_izin_oss: izin.id,
    })
    await bringTo(petugas, sent, 50)
    return sent
  })

  const staf = await openAs('superadmin')
  await test.step('who looks after OSS sees what waits; the file says so in its timeline', async () => {
    await staf.goto('/admin/oss')
    await expect(staf.getByRole('main')).toContainText(berkas.nomorPermohonan)
    await visit(staf, layarBerkas(berkas))
    await staf.getByRole('tab', { name: /Riwayat/ }).click()
    await expect(staf.getByText(/^Status OSS 45/)).toContainText('menunggu')
  })

  await test.step('it comes back, and gets all of them in order, by itself', async () => {
    await oss.start()
    // Skips the pause of one minute before the next retry.
    await database()
      .updateTable('oss.pesan_keluar')
      .set({ berikut: new Date() })
      .where('status', '=', 'menunggu')
      .execute()
    await expect
      .poll(() => oss.kodeStatus(idIzin(alamat)), { timeout: 120_000, intervals: [1000] })
      .toBe('09 10 20 40 45')
  })
  expect(oss.pelanggaran).toEqual([])
})
