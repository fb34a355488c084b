import { createSigner } from '../../apps/server/src/platform/signature/signer.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test, visit } from '../support/portal.ts'
import { pdfWith } from '../support/screen.ts'
import { dataDir } from '../support/server.ts'

/** Signs a PDF with the key of the server under test. */
function signedByPortal(reason = 'Penerbitan contoh'): Promise<Buffer> {
  const signer = createSigner({ PORTAL_MODE: 'demo', DATA_DIR: dataDir }, () => new Date())
  return signer.sign(pdfWith('Sertifikat contoh'), { reason })
}

const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer })

test('a certificate as a file: ours and whole, altered, or not signed', async ({ page }) => {
  const certificate = await signedByPortal()
  await visit(page, '/verifikasi')
  const field = page.getByLabel('Pilih berkas PDF')
  const answer = page.getByRole('article')

  await field.setInputFiles(pdf('sertifikat.pdf', certificate))
  await expect(answer.getByRole('heading', { name: 'Asli dan utuh' })).toBeVisible()
  await expect(answer).toContainText('Portal Pangan Segar, tanda tangan demo')
  await expect(answer).toContainText('Penerbitan contoh')
  await expect(page.getByText('sertifikat.pdf')).toBeVisible()
  await expectAccessible(page)

  const query = '/api/okkp/registrations/index_public?limit=1&status=revoked'
  const [revoked] = (await (await page.request.get(query)).json()).data
  const reason = `Penerbitan SPPB-PSAT nomor ${revoked.no_registration}`
  await field.setInputFiles(pdf('dicabut.pdf', await signedByPortal(reason)))
  await expect(answer).toContainText(`Izin nomor ${revoked.no_registration}: tidak berlaku.`)

  const altered = Buffer.from(certificate)
  altered.write('palsu', altered.indexOf('contoh'), 'latin1')
  await field.setInputFiles(pdf('palsu.pdf', altered))
  await expect(answer.getByRole('heading', { name: 'Jangan dipercaya' })).toBeVisible()
  await expect(answer).toContainText('Isi dokumen berubah sesudah ditandatangani.')
  await expect(answer.getByRole('link', { name: 'Laporkan' })).toHaveAttribute('href', '/lapor?jenis=izin')
  await expectAccessible(page)

  await page.setViewportSize({ width: 360, height: 780 })
  await field.setInputFiles(pdf('polos.pdf', pdfWith('Tanpa tanda tangan')))
  await expect(answer.getByRole('heading', { name: 'Tidak bertanda tangan' })).toBeVisible()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)

  await field.setInputFiles({ name: 'catatan.txt', mimeType: 'text/plain', buffer: Buffer.from('halo') })
  await expect(page.getByRole('alert')).toContainText('Jenis berkas tidak diterima. Unggah PDF.')
  await expect(answer).toBeHidden()
})

test('a file chosen before the code has come is checked as well', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto('/verifikasi', { waitUntil: 'commit' })
  await page.getByLabel('Pilih berkas PDF').setInputFiles(pdf('awal.pdf', pdfWith('Tanpa tanda tangan')))
  resolve()
  await expect(
    page.getByRole('article').getByRole('heading', { name: 'Tidak bertanda tangan' }),
  ).toBeVisible()
})
