import { dokumenSalinan } from '@portal/domain/psat/isian/bidang'
import { beforeAll, expect, test } from 'vitest'
import { type BerkasUji, type Orang, type PsatWorld, psatWorld } from '#psat/psat.fixture.ts'
import { useTestApp } from '#testing/app.ts'

const server = useTestApp()
let world: PsatWorld
beforeAll(async () => {
  world = await psatWorld(server.get())
})

const nilai = (who: Orang, { uuid }: BerkasUji, berkas: string[], sesuai = true) =>
  world.people[who].inject({
    method: 'PUT',
    url: `/api/psat/pengajuan/${uuid}/penilaian`,
    payload: { berkas, sesuai },
  })
const dokumenOf = async (berkas: BerkasUji) =>
  dokumenSalinan((await world.read('sekretariat', berkas)).salinan)

test('marks are kept on the file, for everyone who checks, and taken back', async () => {
  const berkas = await world.at('audit_dokumen')
  const kunci = (await dokumenOf(berkas)).map((one) => one.kunci)
  expect((await world.read('lead', berkas)).dokumen_sesuai).toEqual([])
  const marked = await nilai('auditor', berkas, kunci)
  expect([marked.statusCode, marked.json().data?.dokumen_sesuai.toSorted()]).toEqual([
    200,
    [...new Set(kunci)].toSorted(),
  ])
  // A repeated mark does not create a second one.
  expect((await nilai('lead', berkas, kunci)).json().data.dokumen_sesuai).toHaveLength(new Set(kunci).size)
  await nilai('lead', berkas, kunci, false)
  expect((await world.read('auditor', berkas)).dokumen_sesuai).toEqual([])
})

test('a document with an unsettled finding, of another file or out of turn is refused', async () => {
  const berkas = await world.at('audit_dokumen')
  const [dokumen] = await dokumenOf(berkas)
  await world.people.auditor.inject({
    method: 'POST',
    url: `/api/psat/pengajuan/${berkas.uuid}/temuan`,
    payload: {
      sasaran: 'dokumen',
      bidang: dokumen?.bidang,
      berkas: dokumen?.kunci,
      uraian: 'Belum lengkap.',
    },
  })
  const found = await nilai('auditor', berkas, [dokumen?.kunci ?? ''])
  expect([found.statusCode, found.json().code]).toEqual([409, 'BUKAN_GILIRAN'])
  expect(found.json().message).toContain('masih punya temuan')
  const strange = await nilai('auditor', berkas, ['bukan-berkas-ini.pdf'])
  expect([strange.statusCode, strange.json().errors[0].field]).toEqual([400, 'berkas'])
  expect((await nilai('sekretariat', berkas, [dokumen?.kunci ?? ''])).json().code).toBe('TIDAK_BERWENANG')
  const early = await world.at('penunjukan_auditor')
  const [paper] = await dokumenOf(early)
  expect((await nilai('koordinator', early, [paper?.kunci ?? ''])).json().code).toBe('BUKAN_GILIRAN')
})

test('a stage that checks documents does not end while one is unchecked or has a finding', async () => {
  const berkas = await world.at('verifikasi_permohonan')
  const clear = () => world.call('sekretariat', berkas, 'audit/permohonan_baru', { proses: 'CLEAR' })
  const unread = await clear()
  expect([unread.statusCode, unread.json().syarat]).toEqual([409, 'dokumen_diperiksa'])
  expect(unread.json().message).toContain('1 dokumen belum diperiksa.')
  const { tertunda } = await world.read('sekretariat', berkas)
  expect(tertunda.find(({ aksi }) => aksi === 'loloskan_permohonan')?.sebab).toEqual([
    '1 dokumen belum diperiksa.',
  ])
  const [dokumen] = await dokumenOf(berkas)
  const url = `/api/psat/pengajuan/${berkas.uuid}/temuan`
  const isi = { sasaran: 'dokumen', bidang: dokumen?.bidang, berkas: dokumen?.kunci, uraian: 'Belum.' }
  await world.people.sekretariat.inject({ method: 'POST', url, payload: isi })
  expect((await clear()).json().syarat).toBe('temuan_selesai')
  const [temuan] = (await world.read('sekretariat', berkas)).temuan
  await world.people.sekretariat.inject({ method: 'DELETE', url, query: { id: String(temuan?.id) } })
  expect((await clear()).json().syarat).toBe('dokumen_diperiksa')
  await world.checkDokumen('sekretariat', berkas)
  expect((await clear()).statusCode).toBe(200)
})

test('the next stage looks at every document with its own eyes', async () => {
  const berkas = await world.at('verifikasi_permohonan')
  const [dokumen] = await dokumenOf(berkas)
  await nilai('sekretariat', berkas, [dokumen?.kunci ?? ''])
  expect((await world.read('sekretariat', berkas)).dokumen_sesuai).toEqual([dokumen?.kunci])
  await world.step('sekretariat', berkas, 'audit/permohonan_baru', { proses: 'CLEAR' })
  expect((await world.read('koordinator', berkas)).dokumen_sesuai).toEqual([])
})
