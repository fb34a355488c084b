import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { samplePicture } from '../../apps/server/src/platform/files/samples.fixture.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessibility.ts'
import { cachedPaths, openPhone, openSignal, waitUntilOfflineReady } from '../support/phone.ts'
import { expect, test } from '../support/portal.ts'
import { clientOf, signIn } from '../support/session.ts'

const base = '/api/pasar-pangan'

interface Survei {
  kuesioner: { skala: object; butir: { teks: string }[] }
  responden: { kunci: string }[]
}

/** Creates a market in Kota Bandung with an open survey, and functions that read its state from the server. */
async function prepare() {
  const klien = await clientOf('okkp_kota')
  const nama = `Pasar Luring ${randomUUID().slice(0, 8)}`
  const post = async (path: string, body: object) =>
    (await klien.post<{ data: { id: number } }>(`${base}/${path}`, body)).data
  const get = async <T>(path: string) => (await klien.get<{ data: T }>(`${base}/${path}`)).data
  const pasar = await post('pasar/add', { nama, kota_id: 3273 })
  const hari = { tahun_program: 2026, tanggal: '2026-11-02' }
  const survei = await post('survey/create', {
    ...hari,
    pasar_id: pasar.id,
    fase: 'pre',
    sasaran: 'konsumen',
  })
  const detail = () => get<Survei>(`survey/detail?id=${survei.id}`)
  const { kuesioner } = await detail()
  return {
    nama,
    survei,
    responden: async () => (await detail()).responden,
    sanitasi: () => get<{ kode_group: string }[]>(`sanitasi?pasar_id=${pasar.id}`),
    penilaian: (kode: string) =>
      get<{ nilai: number; butir: { foto: string[] }[] }>(`sanitasi/detail?kode_group=${kode}`),
    butir: kuesioner.butir.length,
    publishKuesioner: async () => {
      const pusat = await clientOf('okkp_pusat')
      await pusat.post(`${base}/static/static_kuesioner/add`, {
        sasaran: 'konsumen',
        nama: 'Edisi berikutnya',
        skala: kuesioner.skala,
        butir: [{ teks: `Pasar ini ramai. ${nama}` }, ...kuesioner.butir.map(({ teks }) => ({ teks }))],
      })
    },
  }
}

const nextRespondent = (page: Page) =>
  page.getByRole('button', { name: 'Simpan, lanjut responden berikutnya' }).click()

/** Delays image processing in the browser, as on a slow phone, until the test releases it. */
async function holdPictures(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => {
    const buat = window.createImageBitmap.bind(window)
    const dilepas = new Promise((done) => window.addEventListener('lepas', done, { once: true }))
    window.createImageBitmap = async (sumber: ImageBitmapSource) => {
      await dilepas
      return buat(sumber)
    }
  })
  return () => page.evaluate(() => window.dispatchEvent(new Event('lepas')))
}

/** Answers all questions alike. Each tap leads to the next question, and the last one to the respondent. */
async function answerAll(page: Page, kata: string, butir: number) {
  for (let nomor = 0; nomor < butir; nomor += 1) {
    await expect(page.getByText(`${nomor} dari ${butir} pertanyaan dijawab`)).toBeVisible()
    await page.getByRole('radio', { name: kata, exact: true }).click()
  }
  await expect(page.getByRole('heading', { name: 'Tentang responden' })).toBeFocused()
}

async function answer(page: Page, kata: string, butir: number) {
  await answerAll(page, kata, butir)
  await nextRespondent(page)
  await expect(page.getByText(`0 dari ${butir} pertanyaan dijawab`)).toBeVisible()
}

/** One page per question and one for the respondent. */
const numbersOf = (page: Page) => page.getByRole('list', { name: 'Pertanyaan' }).getByRole('button')

/** Marks every unanswered item as not applicable, aspect by aspect. */
async function sisanyaTidakBerlaku(page: Page) {
  const aspek = page.getByRole('list', { name: 'Aspek' }).getByRole('button')
  for (let nomor = 0; nomor < (await aspek.count()); nomor += 1) {
    await aspek.nth(nomor).click()
    await expect(aspek.nth(nomor)).toHaveAttribute('aria-pressed', 'true')
    for (const group of await page.getByRole('group').all()) {
      if ((await group.locator('input:checked').count()) === 0)
        await group.getByLabel('Tidak berlaku', { exact: true }).check()
    }
  }
}

test('ten respondents and an assessment with photos outlive a closed browser, a dead server and a new questionnaire, each exactly once', async () => {
  test.slow()
  const lapangan = await prepare()
  const sinyal = await openSignal()
  const ponsel = await openPhone(sinyal.alamat)
  const isi = `/pasar/admin/survei/${lapangan.survei.id}/isi`
  try {
    let page = await ponsel.open()
    await signIn(page, 'okkp_kota')
    await page.goto(isi)
    await expect(numbersOf(page)).toHaveCount(lapangan.butir + 1)
    await page.goto('/pasar/admin/higiene/add')
    await expect(page.getByText('Nilai sementara')).toBeVisible()
    await waitUntilOfflineReady(page)

    sinyal.disconnect()
    await page.goto(isi)
    await expect(page.getByText('Tanpa sinyal. Isian tersimpan di perangkat ini')).toBeVisible()
    await expectAccessible(page)
    await expectNoOverflow(page)
    for (let nomor = 0; nomor < 10; nomor += 1) await answer(page, 'Setuju', lapangan.butir)
    await expect(page.getByText('10 entri menunggu dikirim')).toBeVisible()

    await page.goto('/pasar/admin/higiene/add')
    await page.getByRole('group', { name: /^A1 / }).getByLabel('Ya', { exact: true }).check()
    await page.getByRole('group', { name: /^A2 / }).getByLabel('Sebagian').check()
    // The photo is as large as a phone's. A note typed while the browser shrinks the photo must stay.
    const piksel = Buffer.concat([await samplePicture('png'), Buffer.alloc(500_000)])
    const foto = { name: 'kran.png', mimeType: 'image/png', buffer: piksel }
    const lepas = await holdPictures(page)
    await page.locator('input[data-foto="A2"]').setInputFiles(foto)
    await page.getByLabel('Catatan butir A2').fill('Kran sering mati')
    await lepas()
    await expect(page.getByRole('img', { name: 'Foto 1 butir A2' })).toBeVisible()
    await expect(page.getByLabel('Catatan butir A2')).toHaveValue('Kran sering mati')
    await expectAccessible(page)
    await expectNoOverflow(page)
    await ponsel.close()

    // The browser restarts with the same profile, and the form continues where it was.
    page = await ponsel.open()
    await page.goto('/pasar/admin/higiene/add')
    await expect(page.getByLabel('Catatan butir A2')).toHaveValue('Kran sering mati')
    await expect(page.getByRole('img', { name: 'Foto 1 butir A2' })).toBeVisible()
    // Where all is well, note and camera open on request only.
    await expect(page.locator('input[data-foto="A1"]')).toHaveCount(0)
    await page.getByRole('button', { name: 'Catatan atau foto butir A1' }).click()
    await page.locator('input[data-foto="A1"]').setInputFiles(foto)
    await expect(page.getByRole('img', { name: 'Foto 1 butir A1' })).toBeVisible()
    await page.getByRole('combobox', { name: 'Pasar' }).click()
    await page.getByRole('combobox', { name: 'Pasar' }).fill(lapangan.nama)
    await page.getByRole('option', { name: new RegExp(lapangan.nama) }).click()
    await page.getByRole('list', { name: 'Aspek' }).getByRole('button').last().click()
    await expect(page.getByText(/^Masih \d+ butir belum dinilai/)).toBeInViewport()
    // Two items are not a complete assessment. The form names the missing items and stays open.
    await page.getByRole('button', { name: 'Selesai, kirim penilaian' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'butir belum dinilai' })).toContainText(
      'tersimpan sebagai draf di perangkat ini',
    )
    await expect(page.getByText('10 entri menunggu dikirim')).toBeVisible()
    await sisanyaTidakBerlaku(page)
    await page.getByRole('button', { name: 'Selesai, kirim penilaian' }).click()
    await expect(page.getByText('11 entri menunggu dikirim')).toBeVisible()
    await page.getByRole('button', { name: 'Lihat antrean' }).click()
    await expect(page.getByRole('dialog').getByText('Menunggu dikirim')).toHaveCount(11)
    await expectAccessible(page)
    await ponsel.close()
    expect([await lapangan.responden(), await lapangan.sanitasi()]).toEqual([[], []])

    // Meanwhile the office publishes a new questionnaire. The connection also breaks after the server writes and before
    // it responds.
    await lapangan.publishKuesioner()
    let mati = 0
    sinyal.reconnect()
    sinyal.failAfter(({ method, url }) => {
      const writes = method === 'POST' && /responden\/create|sanitasi\/create|upload\/file/.test(url ?? '')
      if (writes) mati += 1
      return writes && mati % 3 === 1
    })
    page = await ponsel.open()
    await page.goto('/pasar/admin/higiene')
    await expect.poll(() => mati).toBeGreaterThan(0)
    sinyal.reconnect()
    await ponsel.close()
    page = await ponsel.open()
    await page.goto('/pasar/admin/higiene')
    await expect.poll(async () => (await lapangan.responden()).length, { timeout: 60_000 }).toBe(10)
    await expect.poll(async () => (await lapangan.sanitasi()).length, { timeout: 60_000 }).toBe(1)
    await expect(page.getByText('entri menunggu')).toHaveCount(0)
    await expect(page.getByText('Menunggu dikirim')).toHaveCount(0)

    const [satu] = await lapangan.sanitasi()
    const { butir, nilai } = await lapangan.penilaian(satu?.kode_group ?? '')
    expect([nilai, butir.slice(0, 2).map(({ foto: kunci }) => kunci.length)]).toEqual([75, [1, 1]])
    expect(new Set((await lapangan.responden()).map(({ kunci }) => kunci)).size).toBe(10)
    expect((await cachedPaths(page)).filter((path) => path.startsWith('/api'))).toEqual([])
  } finally {
    await ponsel.dispose()
    await sinyal.close()
  }
})

test('a device without room says so, and what was typed stays on the screen', async () => {
  const lapangan = await prepare()
  const ponsel = await openPhone()
  try {
    const page = await ponsel.open()
    await signIn(page, 'okkp_kota')
    await page.addInitScript(() => {
      const { put } = IDBObjectStore.prototype
      IDBObjectStore.prototype.put = function (...given) {
        if (this.name !== 'bahan' && 'penuh' in window) throw new DOMException('penuh', 'QuotaExceededError')
        return put.apply(this, given)
      }
    })
    await page.goto(`/pasar/admin/survei/${lapangan.survei.id}/isi`)
    await expect(numbersOf(page)).toHaveCount(lapangan.butir + 1)
    await page.evaluate(() => Object.assign(window, { penuh: true }))
    await answerAll(page, 'Setuju', lapangan.butir)
    await expect(page.getByText('Penyimpanan perangkat ini penuh')).toBeVisible()
    await nextRespondent(page)
    await expect(page.getByText('Penyimpanan perangkat ini penuh')).toBeVisible()
    await numbersOf(page).first().click()
    await expect(page.getByRole('radio', { name: 'Setuju', exact: true })).toBeChecked()
    expect(await lapangan.responden()).toHaveLength(0)
    await page.evaluate(() => Reflect.deleteProperty(window, 'penuh'))
    await nextRespondent(page)
    await expect.poll(async () => (await lapangan.responden()).length).toBe(1)
  } finally {
    await ponsel.dispose()
  }
})

test('a survey shows one question at a time: back, jump to what is open, and the keyboard stays in its group', async () => {
  const lapangan = await prepare()
  const ponsel = await openPhone()
  try {
    const page = await ponsel.open()
    await signIn(page, 'okkp_kota')
    await page.goto(`/pasar/admin/survei/${lapangan.survei.id}/isi`)
    const pilihan = page.getByRole('radio')
    await pilihan.first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(pilihan.nth(1)).toBeChecked()
    await expect(numbersOf(page).first()).toHaveAttribute('aria-current', 'step')
    await page.getByRole('button', { name: 'Lanjut', exact: true }).click()
    await expect(numbersOf(page).nth(1)).toHaveAttribute('aria-current', 'step')
    await page.getByRole('button', { name: 'Pertanyaan sebelumnya' }).click()
    await expect(pilihan.nth(1)).toBeChecked()
    await numbersOf(page).last().click()
    await expect(
      page.getByText(`Jawab ${lapangan.butir - 1} pertanyaan lagi untuk menyimpan`),
    ).toBeInViewport()
    await page.getByRole('button', { name: 'Ke pertanyaan yang belum dijawab' }).click()
    await expect(numbersOf(page).nth(1)).toHaveAttribute('aria-current', 'step')
    for (const tombol of await page.getByRole('main').getByRole('button').all())
      expect((await tombol.boundingBox())?.height ?? 44).toBeGreaterThanOrEqual(44)
    await expectAccessible(page)
    await expectNoOverflow(page)
  } finally {
    await ponsel.dispose()
  }
})
