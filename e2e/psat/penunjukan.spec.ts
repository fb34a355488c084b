import type { Page } from '@playwright/test'
import { addDays } from '../../packages/domain/src/platform/calendar/add-days.ts'
import { dayInJakarta } from '../../packages/domain/src/platform/format.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test, visit } from '../support/portal.ts'
import type { Pelaku } from '../support/psat-company.ts'
import { pelakuSiap } from '../support/psat-company.ts'
import { bringTo, type Petugas, semuaPetugas, submitNew, takeLangkah } from '../support/psat-steps.ts'
import { attachFile, expectSuccess, pdfWith } from '../support/screen.ts'
import { database } from '../support/server.ts'
import { signIn } from '../support/session.ts'

const daftar = '/psat/admin/perizinan/sppb_psat'

/** Appoints one team for several files at once. Each file has its own result. */
async function appointTeams(
  page: Page,
  pelaku: Pelaku,
  { sekretariat, koordinator }: Petugas,
): Promise<void> {
  const berkas = [await submitNew(pelaku), await submitNew(pelaku)]
  for (const satu of berkas)
    await takeLangkah(sekretariat, satu, 'audit/permohonan_baru', { proses: 'CLEAR' })
  const names = await Promise.all(
    berkas.map(async ({ uuid }) => {
      const detail = await koordinator.get<{ data: { nomorPermohonan: string } }>(
        `/api/psat/pengajuan/${uuid}`,
      )
      return detail.data.nomorPermohonan
    }),
  )

  await visit(page, `${daftar}?tab=permohonan&giliran=true`)
  for (const name of names) await page.getByRole('checkbox', { name: new RegExp(`${name}$`) }).check()
  await expect(page.getByRole('status').filter({ hasText: '2 berkas dipilih' })).toBeVisible()
  await page.getByRole('button', { name: 'Tunjuk tim audit', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Tunjuk tim audit bagi 2 berkas' })
  await dialog.getByRole('button', { name: 'Pilih pasangan ini' }).click()
  const alasan = dialog.getByRole('region', { name: 'Alasan tiap berkas' })
  await expect(alasan.getByRole('listitem')).toHaveCount(2)
  await expect(alasan).toContainText('Tanpa benturan kepentingan')
  await attachFile(dialog, 'Surat tugas', 'surat-tugas.pdf')

  // Another user rejects one of the files meanwhile. The server refuses that file and processes the other one.
  const [first] = berkas
  if (!first) throw new Error('The file does not exist.')
  await takeLangkah(koordinator, first, 'audit/ditolak', {
    keterangan: 'Tidak layak.',
    dokumen_ditolak: await koordinator.upload('tolak.pdf', pdfWith('Surat penolakan')),
  })
  await dialog.getByRole('button', { name: 'Tetapkan bagi 2 berkas' }).click()
  await expect(
    dialog.getByRole('heading', { name: 'Tim audit ditetapkan bagi 1 berkas, 1 ditolak' }),
  ).toBeFocused()
  await expect(dialog.getByRole('listitem').filter({ hasText: names[0] ?? '' })).toContainText('Ditolak')
  await expect(dialog.getByRole('listitem').filter({ hasText: names[1] ?? '' })).toContainText(
    'Tim ditetapkan',
  )
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Kembali ke daftar' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('checkbox', { name: new RegExp(`${names[1]}$`) })).toHaveCount(0)
}

/** Makes the competence of a demo auditor last beyond the latest issue of a new file, but end soon. */
async function renewCompetence(username: string): Promise<void> {
  await database()
    .updateTable('okkp.kompetensi_sdm')
    .set({ berlaku_sampai: addDays(dayInJakarta(Date.now()), 55) })
    .where('kategori', '=', 'auditor')
    .where('sdm_id', 'in', (build) =>
      build
        .selectFrom('okkp.sdm as s')
        .innerJoin('akun.pengguna as u', 'u.id', 's.akun_id')
        .select('s.id')
        .where('u.username', '=', username),
    )
    .execute()
}

test('a team is appointed: workload, competence, conflict and its reason', async ({ page }) => {
  test.slow()
  const pelaku = await pelakuSiap()
  const petugas = await semuaPetugas()
  const { sekretariat } = petugas
  const earlier = await submitNew(pelaku)
  await bringTo(petugas, earlier, 20)
  const berkas = await submitNew(pelaku)
  await takeLangkah(sekretariat, berkas, 'audit/permohonan_baru', { proses: 'CLEAR' })

  await test.step('the auditor declares a conflict', async () => {
    await signIn(page, 'auditor')
    await page.goto(`${daftar}/${earlier.uuid}`)
    await page.getByRole('button', { name: 'Benturan kepentingan' }).click()
    const dialog = page.getByRole('dialog', { name: 'Benturan kepentingan' })
    await dialog.getByLabel('Penjelasan').fill('Saudara saya bekerja di perusahaan ini.')
    await dialog.getByRole('button', { name: 'Simpan pernyataan' }).click()
    await expectSuccess(page, 'Data telah disimpan')
  })

  await test.step('an auditor does not apply', async () => {
    await visit(page, `${daftar}/add`)
    await expect(page.getByText('Hanya sekretariat yang mengajukan atas nama pelaku usaha')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the coordinator sees it and needs a reason', async () => {
    await signIn(page, 'koordinator')
    await page.goto(`${daftar}/${berkas.uuid}`)
    await page.getByRole('button', { name: 'Tunjuk auditor' }).click()
    const dialog = page.getByRole('dialog', { name: 'Tunjuk auditor' })
    await expect(dialog.getByRole('radio').first()).toBeFocused()
    // The only other auditor has a competence that ends before the permit is issued.
    const yohana = dialog
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox', { name: 'Yohana Manurung' }) })
    await expect(yohana).toContainText(/tidak disarankan.*sebelum izin terbit \(paling lambat/)
    // Other journeys add auditors, so another pair may stand here.
    const suggestion = dialog.getByText(
      /^(Pasangan yang disarankan|Tidak ada pasangan yang dapat disarankan)$/,
    )
    await expect(suggestion).toBeVisible()
    const usulan = dialog.getByRole('region', { name: 'Pasangan yang disarankan' })
    await expect(usulan.getByText('Yohana Manurung')).toHaveCount(0)
    await renewCompetence('auditor2')
    // The address keeps the form open.
    await page.reload()
    await expect(usulan).not.toContainText('Bagas Prasetyo')
    await expect(usulan).toContainText('Tanpa benturan kepentingan')
    await usulan.getByRole('button', { name: 'Pilih pasangan ini' }).press('Enter')
    await expect(usulan).toContainText('Dipilih')
    await expect(usulan).toBeFocused()
    // The portal proposes the lead auditor with fewer files. Other e2e tests change this, so the test reads the
    // proposed name.
    const lead = (await usulan.textContent())?.match(/Ratih Kusumawardani|Johanes Latuconsina/)?.[0] ?? ''
    expect(lead).not.toBe('')
    await expect(dialog.getByRole('radio', { name: lead })).toBeChecked()
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(1)
    const bagas = dialog.getByRole('listitem').filter({ hasText: 'Bagas Prasetyo' })
    await expect(bagas).toContainText('Saudara saya bekerja di perusahaan ini.')
    // The dialog also shows whether a competence is still valid.
    const people = dialog.getByRole('listitem')
    await expect(people.filter({ hasText: 'Auditor SPPB PSAT, segera habis' }).first()).toBeVisible()
    await expect(people.filter({ hasText: /Auditor SPPB PSAT ?sampai/ }).first()).toBeVisible()
    await expect(bagas).toContainText(/\d+ berkas/)
    await bagas.getByRole('checkbox').press('Space')
    await expect(dialog.getByText(/Draf tersimpan pukul/)).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Tunjuk auditor' }).click()
    await expect(dialog.getByText(/dipulihkan/)).toBeVisible()
    await expect(bagas.getByRole('checkbox')).toBeChecked()
    await attachFile(dialog, 'Surat tugas', 'surat-tugas.pdf')
    await dialog.getByRole('button', { name: 'Tetapkan tim audit' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Alasan tetap menunjuk meski ada benturan')
    await dialog.getByLabel('Alasan tetap menunjuk meski ada benturan').fill('Auditor lain sedang bertugas.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Tetapkan tim audit' }).click()
    await expectSuccess(page, 'Data telah diproses')
    await expect(page.getByRole('region', { name: 'Tim audit' })).toContainText(lead)
    await expect(page.getByRole('heading', { name: 'Menunggu Tim audit' })).toBeVisible()
  })

  await test.step('the file he already has goes to another team, with the reason', async () => {
    await visit(page, `${daftar}/${earlier.uuid}`)
    await page.getByRole('button', { name: 'Ganti tim audit' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ganti tim audit' })
    await dialog.getByRole('listitem').filter({ hasText: 'Bagas Prasetyo' }).getByRole('checkbox').uncheck()
    const another = dialog
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox', { checked: false }) })
    await another.filter({ hasNotText: 'Bagas Prasetyo' }).first().getByRole('checkbox').check()
    await attachFile(dialog, 'Surat tugas', 'surat-tugas.pdf')
    await dialog.getByRole('button', { name: 'Tetapkan tim audit' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Isi alasan penggantian tim.')
    await dialog.getByLabel('Alasan penggantian').fill('Auditor menyatakan benturan kepentingan.')
    await dialog.getByRole('button', { name: 'Tetapkan tim audit' }).click()
    await expectSuccess(page, 'Data telah diproses')
    await expect(page.getByRole('region', { name: 'Tim audit' })).not.toContainText('Bagas Prasetyo')
  })

  await test.step('several files get one team at once', () => appointTeams(page, pelaku, petugas))
})
