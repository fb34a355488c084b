import { dayInJakarta } from '@portal/domain/platform/format'
import { ceklisAwal, type IsiCeklis } from '@portal/domain/psat/lapang/ceklis'
import { beforeAll, expect, test } from 'vitest'
import { samplePicture } from '#platform/files/samples.fixture.ts'
import { type BerkasUji, type Orang, type PsatWorld, psatWorld } from '#psat/psat.fixture.ts'
import { useTestApp } from '#testing/app.ts'

const server = useTestApp()
let world: PsatWorld
beforeAll(async () => {
  world = await psatWorld(server.get())
})

const url = ({ uuid }: BerkasUji) => `/api/psat/pengajuan/${uuid}/ceklis`
const read = async (who: Orang, berkas: BerkasUji) =>
  (await world.people[who].inject({ url: url(berkas) })).json()
const save = (who: Orang, berkas: BerkasUji, jawaban: object, versi: number) =>
  world.people[who].inject({
    method: 'PUT',
    url: url(berkas),
    payload: { tanggal: dayInJakarta(Date.now()), jawaban, versi },
  })
const publish = (isi: IsiCeklis, dari_versi: number, who: Orang = 'superadmin') =>
  world.people[who].inject({ method: 'PUT', url: '/api/psat/master/ceklis', payload: { isi, dari_versi } })
const kodeOf = (isi: IsiCeklis) => isi.flatMap(({ butir }) => butir.map(({ kode }) => kode))
const semua = Object.fromEntries(kodeOf(ceklisAwal).map((kode) => [kode, { nilai: 'sesuai' }]))
const clear = (berkas: BerkasUji) => world.call('lead', berkas, 'audit/lapang', { proses: 'CLEAR' })

test('the list in force has thirteen parts, and is read before the audit begins', async () => {
  const berkas = await world.at('audit_dokumen')
  const { data } = await read('auditor', berkas)
  expect(data).toMatchObject({ ceklis_versi: 1, versi: 0, jawaban: {} })
  expect(data.isi).toHaveLength(13)
  expect((await save('auditor', berkas, {}, 0)).json()).toMatchObject({ code: 'BUKAN_GILIRAN' })
  const pl = await world.at('audit_dokumen', { auditType: 'izin_edar_pl' })
  expect((await world.people.auditor.inject({ url: url(pl) })).statusCode).toBe(404)
})

test('the audit is cleared when every item has been judged and every finding closed', async () => {
  const berkas = await world.at('audit_lapang')
  const { '1.1': satu, '13.4': dua, ...hampir } = semua
  expect((await clear(berkas)).json().message).toBe(
    `${kodeOf(ceklisAwal).length} butir daftar periksa belum dinilai. Tanggal audit lapang belum diisi.`,
  )
  const saved = await save('auditor', berkas, hampir, 1)
  expect(saved.json().data).toEqual({ versi: 2 })
  const missing = await clear(berkas)
  expect([missing.statusCode, missing.json().message]).toEqual([409, '2 butir daftar periksa belum dinilai.'])

  const content = (async function* () {
    yield await samplePicture('jpeg')
  })()
  const parts = (async function* () {
    yield { name: 'lantai.jpg', content }
  })()
  const [foto] = await world.platform.files.receive(parts, { uploader: world.people.lead })
  const buruk = { nilai: 'tidak_sesuai', catatan: 'Lantai retak.', foto: foto?.key }
  expect((await save('lead', berkas, { ...hampir, '1.1': buruk, '13.4': dua }, 2)).statusCode).toBe(200)
  expect((await read('sekretariat', berkas)).data.jawaban['1.1']).toEqual(buruk)
  const shown = await world.people.sekretariat.inject({ url: `/api/upload/display_image?path=${foto?.key}` })
  expect(shown.statusCode).toBe(200)

  const temuan = `/api/psat/pengajuan/${berkas.uuid}/temuan`
  const added = await world.people.auditor.inject({
    method: 'POST',
    url: temuan,
    payload: {
      sasaran: 'lapangan',
      bidang: '1.1',
      tingkat: 'Mayor',
      uraian: 'Lantai retak di ruang kemas.',
      tenggat: '2026-12-01',
      foto: foto?.key,
    },
  })
  expect(added.json().data).toMatchObject({ tingkat: 'Mayor', tenggat: '2026-12-01', foto: foto?.key })
  expect((await clear(berkas)).json().message).toEqual(expect.stringMatching(/^1 temuan belum ditutup/))
  await world.step('auditor', berkas, 'audit/lapang', { proses: 'REVISION', keterangan: 'Perbaiki lantai.' })
  const { id } = added.json().data
  const jawaban = { [id]: { jawaban: 'Lantai sudah dicor ulang.' } }
  await world.step('pemohon', berkas, 'audit/lapang', { proses: 'REVIEW', jawaban })
  const closed = await world.people.auditor.inject({
    method: 'POST',
    url: `${temuan}/tutup`,
    payload: { id, versi: 3, tutup: true },
  })
  expect(closed.json().data.status).toBe('ditutup')
  expect((await save('auditor', berkas, { ...hampir, '1.1': satu, '13.4': dua }, 3)).statusCode).toBe(200)
  expect((await clear(berkas)).json().data.code_status_proses).toBe(40)
  expect((await save('auditor', berkas, semua, 4)).json().code).toBe('TIDAK_BERWENANG')
})

test('only the team writes, a race is told, and what is wrong is named', async () => {
  const berkas = await world.at('audit_lapang')
  const outsider = await server.get().as('AUDITOR')
  const foreign = {
    method: 'PUT',
    url: url(berkas),
    payload: { tanggal: null, jawaban: {}, versi: 1 },
  } as const
  expect((await outsider.inject(foreign)).statusCode).toBe(404)
  expect((await outsider.inject({ url: url(berkas) })).statusCode).toBe(404)
  expect((await save('sekretariat', berkas, {}, 1)).statusCode).toBe(403)
  expect((await save('pemohon', berkas, {}, 1)).statusCode).toBe(403)
  const unknown = await save('auditor', berkas, { '14.1': { nilai: 'sesuai' } }, 1)
  expect(unknown.json().errors[0].field).toBe('jawaban.14.1')
  const paper = await save(
    'auditor',
    berkas,
    { '1.1': { nilai: null, foto: await world.upload('auditor') } },
    1,
  )
  expect(paper.json().errors[0].field).toBe('jawaban.1.1.foto')
  expect((await save('auditor', berkas, {}, 1)).statusCode).toBe(200)
  expect((await save('lead', berkas, {}, 1)).json()).toMatchObject({ code: 'BENTROK', versi: 2 })
})

test('a new version holds for audits that begin after it', async () => {
  const running = await world.at('audit_lapang')
  const isi = [{ kode: '1', judul: 'Bangunan', butir: [{ kode: '1.1', uraian: 'Atap tidak bocor' }] }]
  expect((await publish(isi, 1, 'sekretariat')).statusCode).toBe(403)
  expect((await publish([...isi, ...isi], 1)).json().errors[0].field).toBe('isi.1.kode')
  const racing = await Promise.all([publish(isi, 1), publish(isi, 1), publish(isi, 1)])
  expect(racing.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
  expect((await read('auditor', running)).data).toMatchObject({ ceklis_versi: 1 })
  const later = await world.at('audit_lapang')
  expect((await read('auditor', later)).data).toMatchObject({ ceklis_versi: 2, isi })
  expect((await clear(later)).json().message).toMatch(/^1 butir daftar periksa belum dinilai\./)
  await world.fillCeklis(later)
  expect((await clear(later)).statusCode).toBe(200)
})
