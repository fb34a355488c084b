import { describe, expect, test } from 'vitest'
import { createSaver, type SaverRules, type Stored, type Unsaved } from '#platform/forms/saver/saver.ts'
import { ApiError } from '#platform/wire/api-error.ts'

type Entries = Record<string, string>
type World<Change> = Parameters<typeof createSaver<Entries, Change>>

/** Simulates a server with versions and a device with one copy. The test triggers the timers. */
function world<Change>(
  rules: (read: () => Promise<Stored<Entries>>) => SaverRules<Entries, Change>,
  start: { stored?: Stored<Entries>; left?: Unsaved<Change> } = {},
) {
  const stored = start.stored ?? { value: {}, versi: 1, at: 'awal' }
  const server = { ...stored, calls: 0, fault: undefined as unknown }
  const device: { copy?: Unsaved<Change> | undefined; mark: number } = { copy: start.left, mark: 0 }
  const timers: { work: () => void; ms: number }[] = []
  const saved: Stored<Entries>[] = []
  const tools: World<Change>[2] = {
    async send(value, versi) {
      server.calls += 1
      await Promise.resolve()
      if (server.fault) throw server.fault
      if (versi !== server.versi) throw new ApiError(409, { code: 'BENTROK', message: 'Bentrok' })
      server.versi += 1
      server.value = value
      return { versi: server.versi, at: `pukul ${server.versi}` }
    },
    keep(unsaved) {
      device.copy = unsaved
      device.mark += 1
      return String(device.mark)
    },
    kept: () => (device.copy ? String(device.mark) : undefined),
    drop() {
      device.copy = undefined
    },
    schedule(work, ms) {
      const timer = { work, ms }
      timers.push(timer)
      return () => void timers.splice(timers.indexOf(timer), Number(timers.includes(timer)))
    },
    onSaved: (next) => saved.push(next),
  }
  const left = start.left && { ...start.left, mark: '0' }
  const read = async () => ({ value: server.value, versi: server.versi })
  const saver = createSaver({ stored, left }, rules(read), tools)
  return {
    server,
    device,
    saver,
    saved,
    pauses: () => timers.map(({ ms }) => ms),
    tick: async () => {
      for (const { work } of timers.splice(0)) work()
      await saver.flush()
    },
  }
}

/** Rules for one text: the change is the whole value, and the user resolves a conflict. */
const whole = () =>
  ({
    apply: (_value: Entries, change: Entries) => change,
    rest: (change: Entries, sent: Entries) => (change === sent ? undefined : change),
    conflict: 'ask',
  }) as const

/** Rules for many entries: the change holds only edited entries and is merged over the values that others saved. */
const entries = (read: () => Promise<Stored<Entries>>): SaverRules<Entries, Entries> => ({
  apply: (value, change) => ({ ...value, ...change }),
  rest(change, sent) {
    const left = Object.entries(change).filter(([key, text]) => sent[key] !== text)
    return left.length > 0 ? Object.fromEntries(left) : undefined
  },
  conflict: read,
})

const gone = new ApiError(0, undefined)

describe('any rule', () => {
  test('saves after a pause, many changes in one call, then drops the copy on the device', async () => {
    const { server, device, saver, pauses, tick, saved } = world(whole)
    saver.edit(() => ({ a: '1' }))
    saver.edit(() => ({ a: '12' }))
    expect(device.copy).toEqual({ change: { a: '12' }, versi: 1 })
    expect([server.calls, pauses()]).toEqual([0, [1500]])
    expect(saver.state()).toMatchObject({ value: { a: '12' }, saving: { kind: 'saving' } })
    await tick()
    expect([server.calls, server.value, device.copy]).toEqual([1, { a: '12' }, undefined])
    expect(saver.state()).toEqual({ value: { a: '12' }, versi: 2, saving: { kind: 'saved', at: 'pukul 2' } })
    expect(saver.dirty()).toBe(false)
    expect(saved).toEqual([{ value: { a: '12' }, versi: 2, at: 'pukul 2' }])
  })

  test('what is entered while it saves goes in the next call, one call at a time', async () => {
    const { server, saver, device } = world(whole)
    saver.edit(() => ({ a: '1' }))
    const saving = saver.flush()
    saver.edit(() => ({ a: '12' }))
    expect(saver.flush()).toBe(saving)
    expect(await saving).toBe(true)
    expect([server.value, server.calls, saver.state().versi]).toEqual([{ a: '12' }, 2, 3])
    expect(device.copy).toBeUndefined()
  })

  test('tries again ever more seldom while the server does not answer, and at once when asked', async () => {
    const { server, device, saver, pauses, tick } = world(whole)
    server.fault = gone
    saver.edit(() => ({ a: '1' }))
    const waits: number[] = []
    for (let n = 0; n < 6; n += 1) {
      await tick()
      waits.push(...pauses())
    }
    expect(waits).toEqual([5000, 10_000, 20_000, 40_000, 60_000, 60_000])
    expect(saver.state().saving.kind).toBe('offline')
    expect(device.copy?.change).toEqual({ a: '1' })
    server.fault = undefined
    expect(await saver.flush()).toBe(true)
    expect([server.value, pauses()]).toEqual([{ a: '1' }, []])
    server.fault = gone
    saver.edit(() => ({ a: '2' }))
    await tick()
    expect(pauses()).toEqual([5000])
  })

  test.each([401, 408, 429, 500, 503])('a fault %i passes: it is tried again', async (status) => {
    const { server, saver, pauses } = world(whole)
    server.fault = new ApiError(status, { message: 'Nanti.' })
    saver.edit(() => ({ a: '1' }))
    expect(await saver.flush()).toBe(false)
    expect([saver.state().saving.kind, pauses()]).toEqual(['offline', [5000]])
  })

  test.each([
    [400, 'VALIDASI_GAGAL'],
    [403, 'TIDAK_BERWENANG'],
    [409, 'BUKAN_GILIRAN'],
  ])('a refusal %i is said and not repeated until something changes', async (status, code) => {
    const { server, saver, pauses } = world(whole)
    server.fault = new ApiError(status, { code, message: 'Terlalu panjang.' })
    saver.edit(() => ({ a: '1' }))
    expect(await saver.flush()).toBe(false)
    expect(saver.state().saving).toEqual({ kind: 'refused', message: 'Terlalu panjang.' })
    expect(pauses()).toEqual([])
    server.fault = undefined
    saver.edit(() => ({ a: '2' }))
    expect(await saver.flush()).toBe(true)
    expect(server.value).toEqual({ a: '2' })
  })

  test('what is not there any more is not tried again', async () => {
    const { server, saver } = world(whole)
    server.fault = new ApiError(404, { message: 'Data tidak ditemukan.' })
    saver.edit(() => ({ a: '1' }))
    expect(await saver.flush()).toBe(false)
    saver.edit(() => ({ a: '2' }))
    expect(await saver.flush()).toBe(false)
    expect([saver.state().saving.kind, server.calls]).toEqual(['gone', 1])
  })

  test('what was left over from an earlier visit is shown and sent', async () => {
    const { server, saver, pauses, tick } = world(whole, { left: { change: { a: '7' }, versi: 1 } })
    expect([saver.state().value, saver.dirty(), pauses()]).toEqual([{ a: '7' }, true, [0]])
    await tick()
    expect(server.value).toEqual({ a: '7' })
  })

  test('leaving the screen tries once more and then waits for the next visit', async () => {
    const { server, device, saver, pauses } = world(whole)
    server.fault = gone
    saver.edit(() => ({ a: '1' }))
    saver.close()
    expect(await saver.flush()).toBe(false)
    expect([server.calls, pauses()]).toEqual([1, []])
    expect(device.copy?.change).toEqual({ a: '1' })
    server.fault = undefined
    saver.open()
    expect(await saver.flush()).toBe(true)
  })

  test('what arrives after the screen has gone is sent at once', async () => {
    const { server, saver } = world(entries)
    saver.close()
    saver.edit(() => ({ foto: 'a.jpg' }))
    await saver.flush()
    expect(server.value).toEqual({ foto: 'a.jpg' })
  })

  test('a screen that has gone leaves the copy of a newer one alone', async () => {
    const { device, saver } = world(whole)
    saver.edit(() => ({ a: '1' }))
    saver.close()
    device.copy = { change: { a: 'baru' }, versi: 1 }
    device.mark += 1
    expect(await saver.flush()).toBe(true)
    expect(device.copy).toEqual({ change: { a: 'baru' }, versi: 1 })
  })

  test('what has been sent or thrown away leaves nothing behind', async () => {
    const { server, device, saver, tick } = world(whole)
    saver.edit(() => ({ a: '1' }))
    saver.done()
    await tick()
    expect([server.calls, device.copy, saver.dirty()]).toEqual([0, undefined, false])
  })
})

describe('a conflict that is asked about', () => {
  test('overwrites nothing until the user chooses what is on the screen', async () => {
    const { server, saver } = world(whole)
    server.versi = 5
    saver.edit(() => ({ a: '1' }))
    expect(await saver.flush()).toBe(false)
    expect(saver.state().saving.kind).toBe('conflict')
    saver.edit(() => ({ a: '12' }))
    expect(await saver.flush()).toBe(false)
    expect(server.calls).toBe(1)
    expect(await saver.overwrite(5)).toBe(true)
    expect(server.value).toEqual({ a: '12' })
  })

  test('takes what the server has when that is chosen', () => {
    const { saver, device, server } = world(whole, { left: { change: { a: '7' }, versi: 0 } })
    expect(saver.state()).toMatchObject({ value: { a: '7' }, saving: { kind: 'conflict' } })
    saver.take({ value: { a: '3' }, versi: 4, at: 'kini' })
    expect(saver.state()).toEqual({ value: { a: '3' }, versi: 4, saving: { kind: 'saved', at: 'kini' } })
    expect([saver.dirty(), device.copy, server.calls]).toEqual([false, undefined, 0])
  })

  test('news does not slip under what is unsaved', () => {
    const { saver } = world(whole)
    saver.receive({ value: { a: 'lain' }, versi: 2 })
    expect(saver.state()).toMatchObject({ value: { a: 'lain' }, versi: 2 })
    saver.edit(() => ({ a: '1' }))
    saver.receive({ value: { a: 'lagi' }, versi: 3 })
    expect(saver.state().versi).toBe(2)
  })
})

describe('a conflict that is merged', () => {
  test('everybody keeps what he has touched', async () => {
    const { server, saver } = world(entries)
    Object.assign(server, { value: { b: 'lain' }, versi: 2 })
    saver.edit((_, change) => ({ ...change, a: '1' }))
    expect(await saver.flush()).toBe(true)
    expect([server.value, server.versi]).toEqual([{ a: '1', b: 'lain' }, 3])
    expect(saver.state().value).toEqual({ a: '1', b: 'lain' })
  })

  test('leftovers of an older version are sent over the newer one', async () => {
    const stored = { value: { b: 'lain' }, versi: 4 }
    const { server, saver, tick } = world(entries, { stored, left: { change: { a: '1' }, versi: 2 } })
    expect(saver.state().value).toEqual({ a: '1', b: 'lain' })
    await tick()
    expect(server.value).toEqual({ a: '1', b: 'lain' })
  })

  test('one that never ends is left for later', async () => {
    const { server, saver, pauses } = world(entries)
    server.fault = new ApiError(409, { code: 'BENTROK' })
    saver.edit(() => ({ a: '1' }))
    expect(await saver.flush()).toBe(false)
    expect([server.calls, saver.state().saving.kind, pauses()]).toEqual([5, 'offline', [5000]])
  })

  test('a screen that has gone gives way to a newer one of this device, not to a colleague', async () => {
    const { server, device, saver } = world(entries)
    saver.edit(() => ({ a: '1' }))
    device.mark += 1
    Object.assign(server, { value: { a: '2' }, versi: 2 })
    saver.close()
    expect(await saver.flush()).toBe(false)
    expect(server.value).toEqual({ a: '2' })

    const other = world(entries)
    other.saver.edit(() => ({ a: '1' }))
    Object.assign(other.server, { value: { b: 'lain' }, versi: 2 })
    other.saver.close()
    expect(await other.saver.flush()).toBe(true)
    expect(other.server.value).toEqual({ a: '1', b: 'lain' })
  })

  test('what others have saved comes along, but not into a call under way', async () => {
    const { saver, server } = world(entries)
    Object.assign(server, { value: { b: 'lain' }, versi: 3 })
    saver.receive({ value: { b: 'lain' }, versi: 3 })
    expect(saver.state().value).toEqual({ b: 'lain' })
    saver.receive({ value: {}, versi: 3 })
    expect(saver.state().value).toEqual({ b: 'lain' })
    saver.edit(() => ({ a: '1' }))
    const saving = saver.flush()
    saver.receive({ value: {}, versi: 9 })
    await saving
    expect(saver.state().value).toEqual({ a: '1', b: 'lain' })
  })
})
