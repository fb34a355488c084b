import { beforeAll, expect, test } from 'vitest'
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
    expect.objectContaining({ sebab: 'Menunggu ketua tim audit menyatakan selesai.' }),
  ])
  expect(await held('lead')).toEqual([
    expect.objectContaining({
      aksi: 'loloskan_lapang',
      form: 'hasilAudit',
      sebab: expect.stringMatching(/^\d+ butir daftar periksa belum dinilai\.$/),
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
