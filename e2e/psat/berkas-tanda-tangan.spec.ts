import { dayInJakarta } from '../../packages/domain/src/platform/format.ts'
import { expect, test } from '../support/portal.ts'
import { type Pelaku, pelakuSiap } from '../support/psat-company.ts'
import { dialog } from '../support/psat-screens.ts'
import { chooseAuditors, isianLengkap, langkahBerkas, layarBerkas, nomorBaru } from '../support/psat-steps.ts'
import { attachFile, expectSuccess } from '../support/screen.ts'
import { database } from '../support/server.ts'
import { clientOf, signIn } from '../support/session.ts'

const auditType = 'izin_edar_pl'
const accept = { status: 'accept' }

/** Sends an izin edar file as the secretariat. `izinOss` is the OSS licence that it belongs to. */
async function sendBerkas(pelaku: Pelaku, izinOss?: number) {
  const sekretariat = await clientOf('sekretariat')
  const isian = await isianLengkap(pelaku, auditType, 'permohonan_baru', sekretariat)
  const { data } = await sekretariat.post<{ data: { uuid: string } }>(
    '/api/audit-document/uploadDocument/add',
    {
      ...isian,
      auditType,
      jenisPengajuan: 'permohonan_baru',
      perusahaan: pelaku.perusahaan.uuid,
      ...(izinOss ? { id_izin_oss: izinOss } : {}),
    },
  )
  return { auditType, uuid: data.uuid } as const
}

/** Takes the file to the signature stage. Each step uses the account whose turn it is. */
async function bringToTandaTangan(berkas: { auditType: typeof auditType; uuid: string }): Promise<void> {
  await chooseAuditors(berkas)
  await langkahBerkas('auditor', berkas, 'reviewDocument/auditor', accept)
  await langkahBerkas('lead_auditor', berkas, 'reviewDocument/leadAuditor', accept)
  const lead = await clientOf('lead_auditor')
  const { data } = await lead.get<{ data: { anggota: { id: number }[] } }>(
    '/api/audit-document/auditLapang/sidangKomtek/anggota',
  )
  await langkahBerkas('lead_auditor', berkas, 'auditLapang/sidangKomtek', {
    ...accept,
    tanggal: dayInJakarta(new Date()),
    tempat: 'Ruang rapat Bapanas',
    hadir: data.anggota.map(({ id }) => id),
  })
  await langkahBerkas('sekretariat', berkas, 'lampiranTeknis/create', {
    nomorIzin: nomorBaru(auditType),
    penandatangan: 'Dr. Sekar Arum',
    jabatan_penandatangan: 'Kepala Pusat Standardisasi',
  })
  for (const akun of ['subkoordinator', 'koordinator'])
    await langkahBerkas(akun, berkas, 'lampiranTeknis/approvedLamtek', accept)
}

test('an izin edar with a licence of OSS: signed on its page, sent, and issued with a reason before OSS answers', async ({
  page,
}) => {
  const pelaku = await pelakuSiap()
  const { id } = await database()
    .insertInto('oss.izin')
    .values({
      id_izin: `I-UJI-${pelaku.perusahaan.nib}`,
      kode_izin: '018000000244',
      nib: pelaku.perusahaan.nib,
      nama_izin: 'Izin edar uji',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const berkas = await sendBerkas(pelaku, id)
  await bringToTandaTangan(berkas)
  await signIn(page, 'sekretariat')
  await test.step('51: signed here, on its page', async () => {
    await page.goto(layarBerkas(berkas))
    await page.getByRole('button', { name: 'Tanda tangani lampiran' }).click()
    await expect(dialog(page).getByRole('button', { name: /^Pilih berkas/ })).toBeFocused()
    await dialog(page).getByRole('button', { name: 'Tanda tangani lampiran' }).click()
    await expectSuccess(page, 'Data telah diproses')
    await expect(page.getByText('Ditandatangani di portal')).toBeVisible()
  })
  await test.step('60: sent to OSS; the certificate does not wait, and says why', async () => {
    await page.getByRole('button', { name: 'Kirim ke OSS' }).click()
    await dialog(page).getByRole('button', { name: 'Kirim ke OSS' }).click()
    await expectSuccess(page, 'Data telah diproses')
    await expect(page.getByText('Menunggu jawaban OSS')).toBeVisible()
    await page.getByRole('button', { name: 'Unggah sertifikat' }).click()
    await attachFile(dialog(page), 'Sertifikat', 'sertifikat.pdf')
    await dialog(page).getByRole('button', { name: 'Unggah dan terbitkan' }).click()
    await expect(dialog(page).getByText('Tulis alasannya.').first()).toBeVisible()
    const alasan = dialog(page).getByLabel('Alasan menerbitkan tanpa menunggu OSS')
    await alasan.fill('OSS tidak menjawab sejak kemarin pagi.')
    await dialog(page).getByRole('button', { name: 'Unggah dan terbitkan' }).click()
    await expectSuccess(page, 'Data telah disimpan')
    await expect(page.getByRole('heading', { name: 'Berkas selesai' })).toBeVisible()
  })
})

test('the coordinator chooses two people for a file', async ({ page }) => {
  const berkas = await sendBerkas(await pelakuSiap())
  await signIn(page, 'koordinator')
  await page.goto(layarBerkas(berkas))
  await page.getByRole('button', { name: 'Pilih auditor' }).click()
  await dialog(page)
    .getByRole('radio', { name: /Ratih Kusumawardani/ })
    .check()
  await dialog(page)
    .getByRole('radio', { name: /Bagas Prasetyo/ })
    .check()
  await dialog(page).getByRole('button', { name: 'Pilih auditor' }).click()
  await expectSuccess(page, 'Data telah diproses')
  await expect(page.getByRole('heading', { name: 'Menunggu Auditor' })).toBeVisible()
})
