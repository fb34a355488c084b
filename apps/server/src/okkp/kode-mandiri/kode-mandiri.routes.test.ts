import { gzipSync } from 'node:zlib'
import {
  type KeadaanIzin,
  keadaanAt,
  keadaanIzin,
  openDaftarStatus,
  packKeadaan,
  writeDaftarStatus,
} from '@portal/domain/platform/kode-mandiri/daftar-status'
import { newKunci } from '@portal/domain/platform/kode-mandiri/kode-mandiri.fixture'
import { kunciKode } from '@portal/domain/platform/kode-mandiri/kunci.schema'
import { expect, test } from 'vitest'
import { useTestApp } from '#testing/app.ts'
import { formPduk, offices } from '../registrasi/registrasi.fixture.ts'
import { composeKeadaan, refreshDaftar } from './daftar-status.service.ts'

const server = useTestApp()
const get = (path: string, headers: Record<string, string> = {}) =>
  server.get().app.inject({ url: `/api/verifikasi/${path}`, headers })

async function openList() {
  const kunci = kunciKode.array().parse((await get('kunci')).json().data)
  const { rawPayload } = await get('daftar-status')
  return openDaftarStatus(new Uint8Array(rawPayload), kunci)
}

test('the list of a million permits with 5 % not valid has at most 130 kB in gzip', async () => {
  // Spread by a fixed generator, because permits end without a pattern.
  let state = 7
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const list = new Array<KeadaanIzin>(1_000_000).fill('berlaku')
  let ended = 0
  for (const index of list.keys()) {
    if (random() >= 0.05) continue
    list[index] = keadaanIzin[1 + Math.floor(random() * 3)] ?? 'dicabut'
    ended += 1
  }
  expect(ended).toBeGreaterThan(49_000)
  const bytes = await writeDaftarStatus({ dibuat: 1_790_000_000, ...packKeadaan(list) }, await newKunci())
  expect(gzipSync(bytes, { level: 9 }).length).toBeLessThanOrEqual(130_000)
})

test('keys and list are public, and an unchanged list is not sent twice', async () => {
  const keys = await get('kunci')
  expect(keys.headers['access-control-allow-origin']).toBe('*')
  const first = await get('daftar-status', { 'accept-encoding': 'gzip, br' })
  expect([first.statusCode, first.headers['content-type'], first.headers['content-encoding']]).toEqual([
    200,
    'application/cose',
    'gzip',
  ])
  const again = await get('daftar-status', { 'if-none-match': String(first.headers.etag) })
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
  const kept = await get('kunci', { 'if-none-match': String(keys.headers.etag) })
  expect(kept.statusCode).toBe(keys.json().data.length > 0 ? 304 : 200)
})

test('every permit has its status, and an id without a permit is unrecorded', async () => {
  const { platform } = server.get()
  const office = await offices(server.get())
  const ids: number[] = []
  for (const nomor of ['D/1', 'D/2', 'D/3', 'D/4']) {
    const { data } = (await office.kota.add(formPduk({ no_registration: nomor }))).json()
    ids.push(data.id)
  }
  const [valid = 0, suspended = 0, replaced = 0, removed = 0] = ids
  const set = (id: number, change: object) =>
    platform.db.updateTable('okkp.registrasi').set(change).where('id', '=', id).execute()
  await set(suspended, { sanksi: 'dibekukan' })
  await set(replaced, { digantikan_oleh: valid })
  await set(removed, { dihapus: new Date() })
  await platform.db
    .selectNoFrom((eb) => eb.fn<number>('nextval', [eb.val('okkp.registrasi_id_seq')]).as('n'))
    .execute()
  const { data } = (await office.kota.add(formPduk({ no_registration: 'D/5' }))).json()
  await refreshDaftar(platform)
  const daftar = await openList()
  const at = (id: number) => daftar && keadaanAt(daftar, id)
  expect([at(valid), at(suspended), at(replaced), at(removed), at(data.id)]).toEqual([
    'berlaku',
    'dibekukan',
    'digantikan',
    'tidak_tercatat',
    'berlaku',
  ])
  expect([at(0), at(data.id - 1), at(data.id + 1)]).toEqual(['tidak_tercatat', 'tidak_tercatat', undefined])
  expect((await composeKeadaan(platform.db)).length).toBe(daftar?.jumlah)
})

test('a list is signed again only for a change, a new key or after an hour, and never goes back', async () => {
  const { platform } = server.get()
  const start = Date.now() + 7_200_000
  const at = async (milliseconds: number) => {
    await refreshDaftar({ ...platform, clock: () => new Date(start + milliseconds) })
    return (await openList())?.dibuat
  }
  const first = await at(0)
  expect(await at(60_000)).toBe(first)
  const later = await at(3_600_000)
  expect(later).toBeGreaterThan(first ?? 0)
  await platform.db.updateTable('okkp.daftar_status').set({ sidik: 'lain' }).execute()
  expect(await at(-9_000_000)).toBe((later ?? 0) + 1)
})
