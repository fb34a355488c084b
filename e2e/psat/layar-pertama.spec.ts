import type { Page } from '@playwright/test'
import { dayInJakarta } from '../../packages/domain/src/platform/format.ts'
import type { NamaAlur } from '../../packages/domain/src/psat/alur/alur.ts'
import { tahapOf } from '../../packages/domain/src/psat/alur/semua-alur.ts'
import { tugasTahapOf } from '../../packages/domain/src/psat/alur/tugas.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test, visit } from '../support/portal.ts'
import { database } from '../support/server.ts'
import { clientOf, signIn } from '../support/session.ts'

const sizes = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
] as const

interface Baris {
  uuid: string
  alur: NamaAlur
  auditType: string
  process: string
  akhir: 'terbit' | 'ditolak' | null
  giliran: string
  giliran_saya: boolean
  tenggat: string | null
  waktu: { pokok: string }
  nama: string
  nomorPermohonan: string
  /** Number of the permit, if it exists. */
  nomor: string | null
  label: string
  langkah: string | null
}

const semua = (peran: string) =>
  peran === 'pelaku_usaha'
    ? '/api/psat/pengajuan?page=1&limit=100'
    : '/api/audit-document/uploadDocument?orderBy=tenggat&page=1&limit=100'

/**
 * Returns the demo files that this role sees through the API. It skips files of today, which may belong to other e2e
 * tests.
 */
async function barisOf(peran: string, more = ''): Promise<Baris[]> {
  const klien = await clientOf(peran)
  const { data } = await klien.get<{ data: Baris[] }>(`${semua(peran)}${more}`)
  const earlier = await database()
    .selectFrom('psat.pengajuan')
    .select('uuid')
    .where('tanggal_masuk', '<', dayInJakarta(new Date()))
    .execute()
  const demo = new Set(earlier.map(({ uuid }) => uuid))
  return data.filter(({ uuid }) => demo.has(uuid))
}

const queryOfWaiting = (peran: string) =>
  peran === 'pelaku_usaha' ? '&keadaan=menunggu_saya' : '&giliran=true'

async function pertama(peran: string): Promise<Baris> {
  const [baris] = await barisOf(peran, queryOfWaiting(peran))
  if (!baris) throw new Error(`Nothing waits for ${peran}`)
  return baris
}

/** Returns one file per stage of both tracks. The kind of permit makes no difference here. */
function tiapTahap(rows: readonly Baris[]): Baris[] {
  const byStage = rows.map((row) => [[row.alur, row.process].join(), row] as const)
  return [...new Map(byStage).values()]
}

/** Returns the day in a text. The deadline of a row must name the same day as the clock of the page. */
const hariDi = (text: string) => text.match(/\d{1,2} \p{Lu}\p{Ll}+/u)?.[0]

function halaman(peran: string, { auditType, uuid }: Baris): string {
  if (peran === 'pelaku_usaha') return `/psat/pengajuan/${uuid}`
  const daftar = `/psat/admin/perizinan/${auditType}`
  return peran === 'pvtpp' ? `${daftar}/audit?id=${uuid}` : `${daftar}/${uuid}`
}

/** Heading of a task. A file without a licence of OSS has other words, and a row does not say which it is. */
const judulOf = (tugas: ReturnType<typeof tugasTahapOf>) =>
  new RegExp(`^(${[tugas?.judul, tugas?.tanpaOss?.judul].filter(Boolean).join('|')})$`)

/** Whose turn it is. A team that has proposed a visit waits for the operator, so its card does not claim the turn. */
const giliran = /Giliran Anda|Menunggu konfirmasi kunjungan/

async function sepakat(page: Page, baris: Baris): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(baris.nama)
  await expect(page.getByText(baris.nomorPermohonan).first()).toBeVisible()
  const jam = page.getByTestId('jam')
  await expect(page.getByText(baris.label).filter({ visible: true }).first()).toBeVisible()
  const hari = hariDi(baris.waktu.pokok)
  if (hari) await expect(jam).toContainText(hari)
  await expect(jam).toContainText(baris.akhir ? /selesai dalam|Terbit|Ditolak|Tidak/ : 'terbit paling lambat')
  const kartu = page.getByRole('region', { name: /^(Giliran dan langkah|Tindakan)$/ })
  if (!baris.giliran_saya) return
  await expect(kartu).toContainText(giliran)
  const file = { alur: baris.alur, tahap: baris.process, nomor: baris.nomor }
  // In a field audit, the card may show the visit before the task of the stage.
  if (tahapOf(file).panel !== 'ceklis')
    await expect(kartu.getByRole('heading', { level: 2 }).first()).toHaveText(judulOf(tugasTahapOf(file)))
}

/**
 * Returns a file for each stage at which it is this role's turn. At other stages the card is always the same, so only
 * the secretariat opens examples.
 */
function dibuka(peran: string, rows: readonly Baris[]): Baris[] {
  const [saya, lain] = [true, false].map((mine) => tiapTahap(rows).filter((row) => row.giliran_saya === mine))
  const contoh = [null, 'terbit', 'ditolak'].flatMap(
    (akhir) => lain?.find((row) => row.akhir === akhir) ?? [],
  )
  return [...(saya ?? []), ...(peran === 'sekretariat' ? contoh : [])]
}

async function viewFirst(page: Page, baris: Baris): Promise<void> {
  const row = page.getByRole('listitem').filter({ hasText: baris.nomorPermohonan }).first()
  await expect(row).toContainText(baris.nama)
  await expect(row).toContainText(baris.label)
  await row.getByRole('link', { name: baris.langkah ?? '', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(baris.nama)
  await expect(page.getByText(baris.nomorPermohonan).first()).toBeVisible()
  const jam = page.getByTestId('jam')
  await expect(jam).toContainText('terbit paling lambat')
  for (const size of [...sizes, sizes[0]]) {
    await page.setViewportSize(size)
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(jam).toBeInViewport()
    await expect(page.getByText(giliran).first()).toBeInViewport()
  }
}

/** Checks that links below the secretariat's queue lead to the files that do not fit on the first screen. */
async function viewLongAntrean(page: Page): Promise<void> {
  await expect(page.getByText('Semua yang menunggu Anda').getByRole('link')).toHaveCount(2)
  await expectAccessible(page)
}

/** Checks that an operator's first screen shows the bill with amount and code, on a desktop and on a phone. */
async function viewTagihan(page: Page, rows: readonly Baris[]): Promise<void> {
  const bill = rows.find(({ langkah }) => langkah?.startsWith('Bayar Rp'))
  if (!bill) throw new Error('The demo data has no bill.')
  await visit(page, `/psat/pengajuan/${bill.uuid}`)
  const tagihan = page.getByRole('region', { name: 'Tagihan PNBP' })
  await expect(tagihan).toContainText((bill.langkah ?? '').replace('Bayar ', ''))
  for (const size of sizes) {
    await page.setViewportSize(size)
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(tagihan.getByText('Rp', { exact: false }).first()).toBeInViewport()
    await expect(tagihan.getByRole('button', { name: 'Salin kode billing' })).toBeInViewport()
  }
  // The header shows the receipt on a wide screen, the menu shows it on a phone, never both.
  const receipt = page.getByRole('link', { name: 'Tanda terima' })
  await expect(receipt).toHaveCount(0)
  await page.getByRole('button', { name: 'Langkah lain' }).click()
  await expect(receipt).toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.setViewportSize(sizes[0])
  await expect(receipt).toHaveCount(1)
}

/** Checks that the first screen offers the download of an issued certificate. */
async function viewSertifikat(page: Page, rows: readonly Baris[]): Promise<void> {
  const issued = rows.find(({ akhir }) => akhir === 'terbit')
  if (!issued) throw new Error('The demo data has no certificate.')
  await visit(page, `/psat/pengajuan/${issued.uuid}`)
  const unduh = page.getByRole('button', { name: 'Unduh sertifikat' })
  for (const size of sizes) {
    await page.setViewportSize(size)
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(unduh).toBeInViewport({ ratio: 1 })
  }
}

/** Checks that queue and file show a visit that is not yet agreed. */
async function viewKunjungan(page: Page, rows: readonly Baris[]): Promise<void> {
  const open = rows.find(({ langkah }) => langkah === 'Lihat usulan jadwal')
  if (!open) throw new Error('The demo data has no waiting visit.')
  await visit(page, '/admin')
  await page
    .getByRole('listitem')
    .filter({ hasText: open.nomorPermohonan })
    .getByRole('link', { name: 'Lihat usulan jadwal' })
    .click()
  const kartu = page.getByRole('region', { name: 'Giliran dan langkah' })
  await expect(kartu.getByRole('heading', { level: 2 }).first()).toHaveText('Menunggu konfirmasi kunjungan')
  await expect(kartu.getByRole('button', { name: 'Usulkan jadwal lain' })).toBeVisible()
}

/**
 * Checks that a field audit shows the checklist on the first screen. On a phone the checklist comes before the final
 * steps.
 */
async function viewCeklis(page: Page, rows: readonly Baris[]): Promise<void> {
  const lapang = rows.find(({ langkah }) => langkah === 'Isi daftar periksa')
  if (!lapang) throw new Error('The demo data has no running visit.')
  await visit(page, `/psat/admin/perizinan/${lapang.auditType}/${lapang.uuid}`)
  const ceklis = page.getByRole('region', { name: 'Daftar periksa audit lapang' })
  const steps = page.getByRole('region', { name: 'Giliran dan langkah' })
  const topOf = async (part: typeof steps) => (await part.boundingBox())?.y ?? 0
  for (const size of sizes) {
    await page.setViewportSize(size)
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(ceklis.getByText(/dari \d+ butir dinilai/)).toBeInViewport()
    await expect(ceklis.getByRole('listitem').first()).toBeInViewport()
  }
  expect(await topOf(steps)).toBeGreaterThan(await topOf(ceklis))
}

const juga = {
  sekretariat: [],
  lead_auditor: [viewKunjungan, viewCeklis],
  pvtpp: [],
  pelaku_usaha: [viewTagihan, viewSertifikat],
} as const

// Roles with a different queue or file page. `psat/daftar/sepakat.routes.test.ts` compares the API calls for all roles
// and stages.
for (const peran of ['sekretariat', 'lead_auditor', 'pvtpp', 'pelaku_usaha'] as const) {
  test(`${peran}: name, stage, clock, turn and next step agree between queue, list and file`, async ({
    page,
  }) => {
    test.slow()
    const rows = await barisOf(peran)
    await signIn(page, peran)
    await page.goto(peran === 'pelaku_usaha' ? '/' : '/admin')
    if (peran === 'sekretariat') await viewLongAntrean(page)
    await test.step('the row that waits longest, and its file in the first screen', async () =>
      viewFirst(page, await pertama(peran)))
    const stages = dibuka(peran, rows)
    expect(stages.length).toBeGreaterThan(0)
    for (const baris of stages) {
      await test.step(`${baris.auditType} ${baris.process} ${baris.nomorPermohonan}`, async () => {
        await visit(page, halaman(peran, baris))
        await sepakat(page, baris)
      })
    }
    for (const lihat of juga[peran]) await test.step(lihat.name, () => lihat(page, rows))
  })
}
