import { addWorkingDays } from '../../packages/domain/src/platform/calendar/working-days.ts'
import { formatDate } from '../../packages/domain/src/platform/format.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test, visit } from '../support/portal.ts'
import { bringTo, fillCeklis, layarBerkas, startBerkas } from '../support/psat-steps.ts'
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
  // The team waits, so the page does not say that it is the team's turn.
  await expect(page.getByRole('heading', { name: 'Menunggu konfirmasi kunjungan' })).toBeVisible()
  await expect(page.getByText('Giliran Anda')).toHaveCount(0)

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

  await test.step('before that day the audit ends only with a reason, and the appointment goes with it', async () => {
    await fillCeklis(petugas.lead, berkas)
    await page.reload()
    await page.getByRole('button', { name: 'Selesaikan audit lapang' }).click()
    const akhir = page.getByRole('dialog', { name: 'Selesaikan audit lapang' })
    await expect(akhir.getByRole('note')).toContainText(`Kunjungan disepakati ${formatDate(second)}`)
    await expectAccessible(page)
    await akhir.getByRole('button', { name: 'Selesaikan audit lapang' }).click()
    await expect(akhir.getByText('Jelaskan mengapa lebih awal.').first()).toBeVisible()
    await akhir.getByLabel('Alasan selesai sebelum kunjungan').fill('Unit meminta kunjungan dimajukan.')
    await akhir.getByRole('button', { name: 'Selesaikan audit lapang' }).click()
    await expectSuccess(page, 'Data telah diproses')
    await expect(page.getByText('Jadwal disepakati', { exact: true })).toHaveCount(0)
    await page.getByRole('tab', { name: /^Riwayat/ }).click()
    const kunjungan = page.getByRole('region', { name: 'Kunjungan lapang' })
    await expect(kunjungan).toContainText('Dibatalkan')
    await expect(kunjungan).toContainText('Unit meminta kunjungan dimajukan.')
    await visit(usaha, '/')
    await expect(usaha.getByRole('region', { name: 'Kunjungan lapang' })).toHaveCount(0)
  })
})
