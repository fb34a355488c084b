import { addDays } from '@portal/domain/platform/calendar/add-days'
import { workingDaysBetween } from '@portal/domain/platform/calendar/working-days'
import { dayInJakarta } from '@portal/domain/platform/format'
import { contohSalinan } from '@portal/domain/psat/isian/salinan.fixture'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { readHolidays } from '#psat/alur/kalender.repository.ts'
import { upsertTarif } from '#psat/alur/tarif.repository.ts'
import { type PsatWorld, psatWorld } from '#psat/psat.fixture.ts'
import { useTestApp } from '#testing/app.ts'

const server = useTestApp()
let world: PsatWorld
beforeAll(async () => {
  world = await psatWorld(server.get())
})

test('a step comes with its form, its call and what it asks for', async () => {
  const berkas = await world.at('audit_dokumen')
  const { aksi } = await world.read('auditor', berkas)
  expect(aksi).toEqual([
    {
      aksi: 'minta_perbaikan_dokumen',
      label: 'Minta perbaikan',
      form: 'hasilAudit',
      call: 'audit/dokumen',
      proses: 'REVISION',
      wajib_catatan: true,
      minta_alasan: null,
      membawa_temuan: true,
      pindah: true,
    },
    expect.objectContaining({ aksi: 'tolak', form: 'penolakan', proses: null, membawa_temuan: false }),
  ])
  const team = (await world.read('koordinator', berkas)).aksi.find(({ form }) => form === 'tim')
  expect(team).toMatchObject({ aksi: 'ganti_tim', wajib_catatan: true, pindah: false })
})

test('a step that waits for something is told to whoever would take it, with what it waits for', async () => {
  const berkas = await world.at('audit_lapang')
  const held = async (who: 'lead' | 'auditor') => (await world.read(who, berkas)).tertunda
  expect(await held('auditor')).toEqual([
    expect.objectContaining({ sebab: ['Menunggu lead auditor menyatakan selesai.'] }),
  ])
  expect(await held('lead')).toEqual([
    expect.objectContaining({
      aksi: 'loloskan_lapang',
      form: 'hasilAudit',
      sebab: [
        expect.stringMatching(/^\d+ butir daftar periksa belum dinilai\.$/),
        'Tanggal audit lapang belum diisi.',
      ],
    }),
  ])
  await world.fillCeklis(berkas)
  expect(await held('lead')).toEqual([])
  expect((await world.read('lead', berkas)).aksi.map(({ aksi }) => aksi)).toContain('loloskan_lapang')
})

test('the page says what is worked on now and was before, and how the file ended', async () => {
  const berkas = await world.at('perbaikan_audit_lapang')
  const { panel, akhir, riwayat } = await world.read('lead', berkas)
  expect([panel, akhir]).toEqual([null, null])
  expect(riwayat.map(({ form, panel: then }) => [form, then])).toEqual([
    ['isian', null],
    ['hasilAudit', null],
    ['tim', null],
    ['hasilAudit', 'ceklis'],
    ['hasilAudit', null],
  ])
  const penolakan = { keterangan: 'Tidak memenuhi syarat.', dokumen_ditolak: await world.upload('lead') }
  await world.step('lead', berkas, 'audit/ditolak', penolakan)
  expect(await world.read('lead', berkas)).toMatchObject({ akhir: 'ditolak', panel: null, tertunda: [] })
})

test('activity and audit trail call a file by its number and whose it is, and do not count log-ins', async () => {
  const berkas = await world.at('audit_lapang')
  const { nomorPermohonan, nama_perusahaan } = await world.read('lead', berkas)
  const nama = `${nomorPermohonan} · ${nama_perusahaan}`
  const { db } = server.get().platform
  await db
    .insertInto('platform.jejak_audit')
    .values({ pengguna_id: world.people.lead.id, peristiwa: 'sesi.masuk', rekaman: null })
    .execute()
  const start = (await world.people.lead.inject({ url: '/api/admin/beranda' })).json().data
  expect(start.kegiatan[0]).toMatchObject({ rekaman: `pengajuan/${berkas.id}`, nama_rekaman: nama })
  const admin = await server.get().as('SUPERADMIN')
  const trail = (await admin.inject({ url: `/api/jejak-audit?rekaman=pengajuan/${berkas.id}` })).json()
  expect(trail.data[0]).toMatchObject({ nama_rekaman: nama })
  const gone = { pengguna_id: null, peristiwa: 'pengajuan.langkah', rekaman: 'pengajuan/999999999' }
  await db.insertInto('platform.jejak_audit').values(gone).execute()
  const lost = (await admin.inject({ url: `/api/jejak-audit?rekaman=${gone.rekaman}` })).json()
  expect(lost.data).toMatchObject([{ nama_rekaman: null, nama_pengguna: null }])
})

test('page, list and search show the place of the unit of an SPPB, of the company otherwise', async () => {
  const unit = contohSalinan().unit_produksi.map((one) => ({ ...one, provinsi_id: 35, kota_id: 3507 }))
  const places = async (auditType: 'sppb_psat' | 'izin_edar_pl') => {
    const berkas = await world.open({ auditType, salinan: { unit_produksi: unit } })
    const { kota, provinsi, nomorPermohonan } = await world.read('sekretariat', berkas)
    const list = (
      await world.people.sekretariat.inject({
        url: '/api/audit-document/uploadDocument',
        query: { auditType, search: nomorPermohonan },
      })
    ).json().data
    return [kota, provinsi, list[0].kota]
  }
  expect(await places('sppb_psat')).toEqual(['Kabupaten Malang', 'Jawa Timur', 'Kabupaten Malang'])
  expect(await places('izin_edar_pl')).toEqual(['Kota Bandung', 'Jawa Barat', 'Kota Bandung'])
})

test('the way to the permit names every stage once, in the words of its reader, with the payment if there is one', async () => {
  const berkas = await world.at('verifikasi_permohonan')
  const way = async (who: 'pemohon' | 'sekretariat') =>
    (await world.read(who, berkas)).berikutnya.map(({ judul, oleh, waktu }) => [judul, oleh, waktu])
  expect(await way('pemohon')).toEqual([
    ['Penunjukan tim audit', 'Koordinator atau subkoordinator', 'dalam hari kerja tahap ini'],
    ['Audit dokumen', 'Tim audit', '5 hari kerja'],
    ['Audit lapang di unit', 'Tim audit', '8 hari kerja'],
    ['Putusan rekomendasi komisi teknis', 'Komisi teknis (PVTPP)', '5 hari kerja'],
    ['Penerbitan tagihan PNBP', 'Sekretariat', '3 hari kerja bersama tahap lain'],
    ['Penerbitan nomor dan sertifikat', 'Sekretariat', 'dalam hari kerja yang sama'],
    ['Terbit Sertifikat', '', null],
  ])
  const before = (await world.read('pemohon', berkas)).jam.terbit_paling_lambat
  const tarif = { auditType: 'sppb_psat', jenisPengajuan: 'permohonan_baru' } as const
  const { db } = world.platform
  const setTarif = (nominal: number) =>
    db.transaction().execute((trx) => upsertTarif(trx, { ...tarif, nominal }, new Date()))
  onTestFinished(() => setTarif(0))
  await setTarif(1_500_000)
  expect((await way('pemohon')).slice(4, 7)).toEqual([
    ['Penerbitan tagihan PNBP', 'Sekretariat', '3 hari kerja bersama tahap lain'],
    ['Bayar PNBP dan kirim buktinya', 'Anda', '7 hari kerja, jam layanan berhenti'],
    ['Pemeriksaan bukti bayar', 'Sekretariat', 'dalam hari kerja yang sama'],
  ])
  expect((await way('sekretariat')).slice(4, 7).map(([judul, oleh]) => [judul, oleh])).toEqual([
    ['Terbitkan tagihan PNBP', 'Anda'],
    ['Pembayaran PNBP', 'Pelaku usaha'],
    ['Periksa bukti pembayaran', 'Anda'],
  ])
  const after = (await world.read('pemohon', berkas)).jam.terbit_paling_lambat
  expect(workingDaysBetween(before ?? '', after ?? '', await readHolidays(db))).toBe(7)
  // A budget that has begun is told by what is left of it.
  const paying = await world.at('penagihan')
  await world.step('sekretariat', paying, 'audit/pembayaran_pnbp', {
    proses: 'REVIEW',
    data_pnbp: {
      kd_akun: '425289',
      kd_penerimaan: '018-242',
      kd_billing: '820261116000123',
      tgl_billing: dayInJakarta(Date.now()),
      tgl_expire: addDays(dayInJakarta(Date.now()), 7),
      nominal: 1_500_000,
    },
  })
  const [check] = (await world.read('pemohon', paying)).berikutnya
  expect([check?.judul, check?.waktu]).toEqual([
    'Pemeriksaan bukti bayar',
    'sisa 3 hari kerja bersama tahap lain',
  ])
})
