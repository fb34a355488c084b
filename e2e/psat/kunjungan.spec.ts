import { addWorkingDays } from '../../packages/domain/src/platform/calendar/working-days.ts'
import { formatDate } from '../../packages/domain/src/platform/format.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/portal.ts'
import { bringTo, layarBerkas, startBerkas } from '../support/psat-steps.ts'
import { expectSuccess } from '../support/screen.ts'
import { signIn } from '../support/session.ts'

const sizes = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
]

test('a visit is proposed, moved with a reason, and agreed on; the letter follows', async ({
  page,
  openAs,
}) => {
  const { pelaku, petugas, berkas } = await startBerkas('sppb_psat')
  await bringTo(petugas, berkas, 30)
  // These days are far ahead, where the team has no other visit.
  const [first, second] = [40, 41].map((ahead) => addWorkingDays(Date.now(), ahead, new Set())) as [
    string,
    string,
  ]

  await signIn(page, 'lead_auditor')
  await page.goto(layarBerkas(berkas))
  await page.getByRole('button', { name: 'Usulkan jadwal kunjungan' }).click()
  const form = page.getByRole('dialog', { name: 'Usulkan jadwal kunjungan' })
  await form.getByRole('textbox', { name: 'Hari pertama' }).fill(formatDate(first))
  await form.getByLabel('Jam mulai').fill('09.30')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Kirim usulan' }).click()
  await expectSuccess(page, 'Jadwal telah diusulkan')
  await expect(page.getByText('Menunggu konfirmasi pelaku usaha')).toBeVisible()

  const usaha = await openAs(pelaku.username)
  await usaha.goto('/')
  await usaha.getByRole('link', { name: 'Konfirmasi jadwal' }).click()
  await expect(usaha.getByRole('heading', { name: 'Konfirmasi jadwal kunjungan' })).toBeVisible()
  for (const size of sizes) {
    await usaha.setViewportSize(size)
    await usaha.evaluate(() => window.scrollTo(0, 0))
    await expect(usaha.getByText(`${formatDate(first)} pukul 09.30`).first()).toBeInViewport()
  }
  await usaha.getByRole('button', { name: 'Usulkan waktu lain' }).click()
  const move = usaha.getByRole('dialog', { name: 'Usulkan waktu lain' })
  await move.getByRole('textbox', { name: 'Hari pertama' }).fill(formatDate(second))
  await move.getByRole('button', { name: 'Kirim usulan' }).click()
  await expect(move.getByText('Jelaskan mengapa waktunya perlu pindah.').first()).toBeVisible()
  await move.getByLabel('Alasan').fill('Hari itu unit kami dibersihkan.')
  await move.getByRole('button', { name: 'Kirim usulan' }).click()
  await expectSuccess(usaha, 'Usulan waktu telah dikirim')

  // The other window updates without a reload.
  await expect(page.getByText('Hari itu unit kami dibersihkan.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Setujui waktu ini' }).click()
  await expectSuccess(page, 'Jadwal telah disepakati')
  await expect(page.getByText('Jadwal disepakati', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Surat tugas (PDF)' })).toBeVisible()
})
