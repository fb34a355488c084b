import { describe, expect, test } from 'vitest'
import type { Entry } from '#platform/offline/entry.ts'
import { budi, entryOf, silence, siti, world } from '#platform/offline/queue.fixture.ts'
import { ApiError } from '#platform/wire/api-error.ts'

describe('an entry that waits', () => {
  test('is opened, and goes only after it was corrected and finished again', async () => {
    const { queue, server, entries } = world()
    server.before = silence
    await queue.keep(entryOf('1'))
    await queue.sendAll()
    server.before = undefined
    expect(await queue.open('1')).toBe('bebas')
    expect(queue.state().opened).toEqual({ id: '1' })
    await queue.sendAll()
    expect([server.written.size, entries.get('1')?.status]).toEqual([0, 'draf'])
    await queue.keep({ ...(entries.get('1') as Entry), status: 'menunggu', content: { nama: 'benar' } })
    await queue.sendAll()
    expect([...server.written.values()].map(({ content }) => content)).toEqual([{ nama: 'benar' }])
    expect(entries.size).toBe(0)
  })

  test('of an older shape is opened in the shape of today', async () => {
    const { queue, entries, device } = world()
    device.owner = undefined
    await queue.keep(entryOf('1', { shape: 1, content: { name: 'lama' } }))
    await queue.sendAll()
    device.owner = siti
    await queue.open('1')
    expect(entries.get('1')).toMatchObject({ shape: 2, content: { nama: 'lama' }, status: 'draf' })
  })

  test('is removed with its photos and never sent', async () => {
    const { queue, server, entries, photos, device } = world()
    device.owner = undefined
    await queue.keep(entryOf('1'), new Map([['A1', new Blob(['a'])]]))
    await queue.sendAll()
    device.owner = siti
    expect(await queue.remove('1')).toBe('bebas')
    await queue.sendAll()
    expect([server.calls, entries.size, photos.size]).toEqual([[], 0, 0])
    expect(await queue.remove('1')).toBe('hilang')
  })

  test('is neither opened nor removed while it is being sent, nor by anybody else', async () => {
    const { queue, server, kind, device } = world()
    const { send } = kind
    const seen: unknown[] = []
    kind.send = async (sending) => {
      seen.push(await queue.open('1'), await queue.remove('1'))
      return send(sending)
    }
    await queue.keep(entryOf('1'))
    await queue.sendAll()
    expect(seen).toEqual(['sibuk', 'sibuk'])
    expect(server.written.size).toBe(1)
    device.owner = budi
    await queue.keep(entryOf('2', { owner: siti }))
    await queue.sendAll()
    expect([await queue.open('2'), await queue.remove('2')]).toEqual(['hilang', 'hilang'])
  })

  test('and was corrected after its answer was lost is not sent twice, and the correction is not lost unsaid', async () => {
    const { queue, server, kind, entries } = world()
    server.after = silence
    await queue.keep(entryOf('1'))
    await queue.sendAll()
    await queue.open('1')
    server.after = undefined
    kind.send = async () => {
      throw new ApiError(409, { code: 'KUNCI_DIPAKAI_ULANG' })
    }
    await queue.keep({ ...(entries.get('1') as Entry), status: 'menunggu', content: { nama: 'benar' } })
    await queue.sendAll()
    expect(server.written.get('1')?.content).toEqual({ nama: '1' })
    expect(queue.state().entries).toMatchObject([{ id: '1', status: 'ditolak', content: { nama: 'benar' } }])
    expect(queue.state().entries[0]?.message).toContain('sudah sampai di server')
  })

  test('and was corrected is not sent once the server may have forgotten the first attempt', async () => {
    const { queue, server, device, entries } = world()
    server.after = silence
    await queue.keep(entryOf('1'))
    await queue.sendAll()
    await queue.open('1')
    server.after = undefined
    server.calls.length = 0
    device.now = '2026-11-23T02:00:00Z'
    await queue.keep({ ...(entries.get('1') as Entry), status: 'menunggu' })
    await queue.sendAll()
    expect(server.calls).toEqual([])
    expect(queue.state().entries[0]?.message).toContain('mungkin sudah sampai di server')
  })

  test('and was refused is corrected as if it had never been sent', async () => {
    const { queue, server, entries } = world()
    server.before = new ApiError(400, { code: 'VALIDASI_GAGAL', message: 'Salah.' })
    await queue.keep(entryOf('1'))
    await queue.sendAll()
    await queue.open('1')
    expect(entries.get('1')?.corrected).toBeUndefined()
  })
})
