import { describe, expect, test } from 'vitest'
import { EntryOpen } from '#platform/offline/entry.ts'
import { budi, entryOf, silence, siti, world } from '#platform/offline/queue.fixture.ts'
import { ApiError } from '#platform/wire/api-error.ts'

describe('an entry', () => {
  test('is sent once and leaves the device', async () => {
    const { queue, server, entries } = world()
    await queue.keep(entryOf('1'))
    await queue.sendAll()
    expect([...server.written.keys()]).toEqual(['1'])
    expect([entries.size, queue.state().entries]).toEqual([0, []])
  })

  test('still being filled in stays', async () => {
    const { queue, server, entries } = world()
    await queue.keep(entryOf('1', { status: 'draf' }))
    await queue.sendAll()
    expect([server.calls, entries.size]).toEqual([[], 1])
  })

  test('waits while the server is away, and the rest does not knock in vain', async () => {
    const { queue, server, timers } = world()
    server.before = silence
    for (const id of ['1', '2', '3']) await queue.keep(entryOf(id, { status: 'draf' }))
    for (const id of ['1', '2', '3']) await queue.keep(entryOf(id))
    await queue.sendAll()
    server.calls.length = 0
    await queue.sendAll()
    expect(server.calls).toEqual(['1'])
    expect(timers.at(-1)?.ms).toBeGreaterThanOrEqual(5000)
    server.before = undefined
    await queue.sendAll()
    expect([...server.written.keys()]).toEqual(['1', '2', '3'])
    expect(queue.state()).toMatchObject({ entries: [], failures: 0 })
  })

  test('whose answer was lost is asked for again under its key, in a new browser as well', async () => {
    const { queue, server, open } = world()
    server.after = silence
    await queue.keep(entryOf('1'))
    await queue.sendAll()
    server.after = undefined
    const again = open()
    await again.sendAll()
    expect([server.written.size, new Set(server.calls)]).toEqual([1, new Set(['1'])])
    expect(again.state().entries).toEqual([])
  })

  test('of a shape whose answer was lost before the update is known by its key', async () => {
    const { queue, server, entries } = world()
    server.before = new ApiError(409, { code: 'KUNCI_DIPAKAI_ULANG' })
    await queue.keep(entryOf('1'))
    await queue.sendAll()
    expect(entries.size).toBe(0)
  })

  test.each([
    [400, 'VALIDASI_GAGAL', 'ditolak'],
    [404, 'TIDAK_DITEMUKAN', 'ditolak'],
    [409, 'BENTROK', 'bentrok'],
  ])(
    'that is answered with %i %s stays and is shown as %s, the next one goes on',
    async (status, code, shown) => {
      const { queue, server, kind } = world()
      const send = kind.send
      kind.send = async (sending) => {
        if (sending.id === '1' && !sending.overwrite)
          throw new ApiError(status, { code, message: 'Tidak bisa.' })
        return send(sending)
      }
      await queue.keep(entryOf('1'))
      await queue.keep(entryOf('2'))
      await queue.sendAll()
      expect([...server.written.keys()]).toEqual(['2'])
      expect(queue.state().entries).toMatchObject([{ id: '1', status: shown, message: 'Tidak bisa.' }])
      await queue.sendAll()
      expect(server.written.has('1')).toBe(false)
    },
  )

  test('that stumbles over a fault of ours stays and holds up nobody', async () => {
    const { queue, server, kind } = world()
    const { send } = kind
    kind.send = async (sending) => {
      if (sending.id === '1') throw new TypeError('x is undefined')
      return send(sending)
    }
    await queue.keep(entryOf('1'))
    await queue.keep(entryOf('2'))
    await queue.sendAll()
    expect([...server.written.keys()]).toEqual(['2'])
    expect(queue.state().entries).toMatchObject([{ id: '1', status: 'menunggu' }])
  })

  test('in conflict is sent over the other only when a person says so', async () => {
    const { queue, server } = world()
    await queue.keep(entryOf('1', { status: 'bentrok' }))
    await queue.sendAll()
    expect(server.calls).toEqual([])
    await queue.overwrite('1')
    expect([server.calls, queue.state().entries]).toEqual([['1!'], []])
  })

  test('that a screen works on is left alone, and sent once it is free', async () => {
    const { queue, server, kind } = world()
    kind.hold = () => Promise.reject(new EntryOpen())
    await queue.keep(entryOf('1', { status: 'draf', live: true }), new Map([['A1', new Blob(['a'])]]))
    await queue.sendAll()
    expect(queue.state().entries).toMatchObject([{ id: '1', status: 'draf' }])
    expect([server.calls, server.uploads]).toEqual([[], []])
    kind.hold = (_id, work) => work()
    await queue.sendAll()
    expect([...server.written.keys()]).toEqual(['1'])
  })
})

describe('a person', () => {
  test("sends nobody else's entries", async () => {
    const { queue, server, device } = world()
    await queue.keep(entryOf('1'))
    await queue.sendAll()
    device.owner = budi
    await queue.keep(entryOf('2', { owner: siti }))
    await queue.sendAll()
    await queue.overwrite('2')
    expect([...server.written.keys()]).toEqual(['1'])
    device.owner = undefined
    await queue.sendAll()
    device.owner = siti
    await queue.sendAll()
    expect([...server.written.keys()]).toEqual(['1', '2'])
  })

  test('who signs out in the middle of a round sends no more', async () => {
    const { queue, server, device, kind } = world()
    device.owner = undefined
    await queue.keep(entryOf('1'))
    await queue.keep(entryOf('2'))
    device.owner = siti
    const { send } = kind
    kind.send = async (sending) => {
      await send(sending)
      device.owner = budi
    }
    await queue.sendAll()
    expect([...server.written.keys()]).toEqual(['1'])
  })
})

describe('a new version', () => {
  test('takes entries of the old one along in the shape it knows', async () => {
    const { queue, server } = world()
    await queue.keep(entryOf('1', { shape: 1, content: { name: 'lama' } }))
    await queue.sendAll()
    expect(server.written.get('1')?.content).toEqual({ nama: 'lama' })
  })

  test.each([{ shape: 3 }, { kind: 'uji' }])('leaves what it does not know yet: %o', async (change) => {
    const { queue, server } = world()
    await queue.keep(entryOf('1', change))
    await queue.keep(entryOf('2'))
    await queue.sendAll()
    expect([...server.written.keys()]).toEqual(['2'])
    expect(queue.state().entries).toMatchObject([{ id: '1', status: 'menunggu' }])
    expect(queue.state().entries[0]?.message).toContain('versi portal yang lebih baru')
  })
})

describe('photos', () => {
  const photos = new Map([
    ['A1', new Blob(['a'])],
    ['A2', new Blob(['b'])],
  ])

  test('are there for whoever asks while they are being written', async () => {
    const { queue } = world()
    const kran = new Blob(['kran'])
    const draft = entryOf('1', { status: 'draf' })
    const typed = queue.keep(draft)
    const taken = queue.keep(draft, new Map([['kran', kran]]))
    expect(await queue.photo('1', 'kran')).toBe(kran)
    await Promise.all([typed, taken])
  })

  test('go before their entry and leave with it', async () => {
    const { queue, server, photos: kept } = world()
    await queue.keep(entryOf('1'), photos)
    await queue.sendAll()
    expect(server.written.get('1')?.photos).toEqual({ A1: 'kunci/A1-1', A2: 'kunci/A2-2' })
    expect(kept.size).toBe(0)
  })

  test('that arrived are not sent again within a day, and again once the server has swept them', async () => {
    const { queue, server, device } = world()
    server.after = silence
    await queue.keep(entryOf('1'), photos)
    await queue.sendAll()
    server.written.clear()
    device.now = '2026-11-16T21:59:59Z'
    await queue.sendAll()
    expect(server.uploads).toEqual(['A1', 'A2'])
    device.now = '2026-11-16T22:00:00Z'
    await queue.sendAll()
    expect(server.uploads).toEqual(['A1', 'A2', 'A1', 'A2'])
  })
})

test('a full device says so, and nothing of the entry is kept by halves', async () => {
  const { queue, device, entries } = world()
  device.full = true
  await expect(queue.keep(entryOf('1'))).rejects.toThrow('penuh')
  expect([entries.size, queue.state().entries]).toEqual([0, []])
})
