import { afterAll, expect, test } from 'vitest'
import { berkasKedua, joinAlurKedua } from '#psat/alur/alur-kedua.fixture.ts'
import { psatWorld } from '#psat/psat.fixture.ts'
import { useTestApp } from '#testing/app.ts'

// Joins before the server starts, because the server creates the routes of all tracks at its start.
const leave = joinAlurKedua({ efek: { tandai: {}, sertifikat: 'pemanggil' }, fakta: async () => ({}) })
afterAll(() => leave())
const server = useTestApp()

test('a step that carries only a note has its call on every track', async () => {
  const world = await psatWorld(server.get())
  const id = await berkasKedua(world).reviewed()
  const forward = (izin: 'sppb' | 'pl', versi: number) =>
    world.people.auditor.inject({
      method: 'POST',
      url: `/api/psat/${izin}/reviewDocument/forward`,
      payload: { id_pengajuan: id, versi, keterangan: 'Mohon dilihat' },
    })
  expect((await forward('pl', 2)).statusCode).toBe(404)
  const taken = await forward('sppb', 2)
  expect([taken.statusCode, taken.json().data]).toMatchObject([
    200,
    { id_pengajuan: id, code_status_proses: 21, versi: 3 },
  ])
  expect((await forward('sppb', 2)).statusCode).toBe(409)
})
