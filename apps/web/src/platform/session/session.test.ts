import { describe, expect, it, vi } from 'vitest'
import { createOfficerMarker } from '#platform/session/officer-marker.ts'
import { createSession, type SessionPayload } from '#platform/session/session.ts'
import { ApiError } from '#platform/wire/api-error.ts'

const start = Date.parse('2026-11-15T03:00:00Z')

function payloadOf(minutes = 15, uuid = 'u-1', now = start): SessionPayload {
  return {
    data: {
      uuid,
      id: 1,
      username: 'sari',
      nama: 'Sari',
      role: 'SUPERADMIN',
      photo: null,
      provinsi_id: null,
      provinsi: null,
      kota_id: null,
      kota: null,
      wajib_ganti_sandi: false,
    },
    accessToken: `token-${now}-${minutes}`,
    access_expires: new Date(now + minutes * 60_000).toISOString(),
  }
}

/** Simulates a browser with several tabs that share storage, lock and channel. */
function browser() {
  const storage = new Map<string, string>()
  const tabs: ((event: { data: unknown }) => void)[] = []
  let lock = Promise.resolve<unknown>(undefined)
  const world = {
    now: start,
    refresh: vi.fn(async (): Promise<SessionPayload | undefined> => payloadOf(15, 'u-1', world.now)),
  }
  function open() {
    const own: { listener?: (event: { data: unknown }) => void } = {}
    const timers: { work: () => void; ms: number }[] = []
    const revoke = vi.fn(async () => undefined)
    const area = {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
      removeItem: (key: string) => void storage.delete(key),
    }
    const marker = createOfficerMarker(area, () => world.now)
    const session = createSession({
      refresh: () => world.refresh(),
      revoke,
      storage: area,
      marker,
      exclusive: (work) => {
        const turn = lock.then(work)
        lock = turn.catch(() => undefined)
        return turn
      },
      channel: {
        postMessage: (data: unknown) => {
          for (const tab of tabs) if (tab !== own.listener) tab({ data })
        },
        addEventListener: ((_: string, listener: (event: { data: unknown }) => void) => {
          own.listener = listener
          tabs.push(listener)
        }) as BroadcastChannel['addEventListener'],
      },
      now: () => world.now,
      schedule: (work, ms) => {
        timers.push({ work, ms })
        return () => undefined
      },
    })
    const ended = vi.fn()
    session.onEnd(ended)
    return { session, timers, ended, revoke, marker }
  }
  return { storage, world, open }
}

describe('on arrival', () => {
  it('asks the server nothing when nobody was signed in here', async () => {
    const { world, open } = browser()
    const { session } = open()
    await session.ready()
    expect(session.state().status).toBe('keluar')
    expect(world.refresh).not.toHaveBeenCalled()
  })

  it('takes up the session that the cookie holds', async () => {
    const { storage, open } = browser()
    storage.set('portal:sesi', '1')
    const { session } = open()
    await session.ready()
    expect(session.user()?.nama).toBe('Sari')
  })

  it('signs out when the server knows no session, and throws when it cannot be asked', async () => {
    const { storage, world, open } = browser()
    storage.set('portal:sesi', '1')
    world.refresh.mockRejectedValueOnce(new Error('jaringan'))
    const { session } = open()
    await expect(session.ready()).rejects.toThrow('jaringan')
    expect(storage.get('portal:sesi')).toBe('1')
    world.refresh.mockResolvedValueOnce(undefined)
    await session.ready()
    expect(session.state().status).toBe('keluar')
    expect(storage.has('portal:sesi')).toBe(false)
  })

  it('refuses a role that the portal does not know', () => {
    const { session } = browser().open()
    const payload = payloadOf()
    session.start({ ...payload, data: { ...payload.data, role: 'RAJA' as never } })
    expect(session.state().status).toBe('keluar')
  })
})

describe('refresh', () => {
  it('is planned a minute before the token ends', () => {
    const { session, timers } = browser().open()
    session.start(payloadOf(15))
    expect(timers.at(-1)?.ms).toBe(14 * 60_000)
  })

  it('happens before a call when the machine slept past the plan', async () => {
    const { world, open } = browser()
    const { session } = open()
    session.start(payloadOf(15))
    world.now = start + 20 * 60_000
    expect(await session.token()).toBe(`token-${world.now}-15`)
    expect(world.refresh).toHaveBeenCalledOnce()
  })

  it('is asked once by calls that come together', async () => {
    const { world, open } = browser()
    const { session } = open()
    session.start(payloadOf(15))
    world.now = start + 20 * 60_000
    await Promise.all([session.token(), session.token(), session.token()])
    expect(world.refresh).toHaveBeenCalledOnce()
  })

  it('is asked once by two tabs whose plans fall together', async () => {
    const { world, open } = browser()
    const [one, two] = [open(), open()]
    one.session.start(payloadOf(15))
    world.now = start + 14 * 60_000
    await Promise.all([one.session.refresh(), two.session.refresh()])
    expect(world.refresh).toHaveBeenCalledOnce()
    expect(await two.session.token()).toBe(await one.session.token())
  })
})

describe('the end', () => {
  it('reaches every tab, even when the server does not answer', async () => {
    const { storage, open } = browser()
    const [one, two] = [open(), open()]
    one.session.start(payloadOf())
    expect(two.session.user()?.nama).toBe('Sari')
    one.revoke.mockRejectedValueOnce(new Error('jaringan'))
    await one.session.logout()
    expect([one.session.user(), two.session.user()]).toEqual([undefined, undefined])
    expect(one.ended).toHaveBeenCalledExactlyOnceWith('keluar', 'SUPERADMIN')
    expect(two.ended).toHaveBeenCalledExactlyOnceWith('keluar', 'SUPERADMIN')
    expect(storage.has('portal:sesi')).toBe(false)
  })

  it('is told once, however many calls are refused', () => {
    const { session, ended } = browser().open()
    session.start(payloadOf())
    session.end()
    session.end()
    expect(ended).toHaveBeenCalledExactlyOnceWith('berakhir', 'SUPERADMIN')
  })

  it('another account in another tab takes this tab over as a whole', () => {
    const { open } = browser()
    const [one, two] = [open(), open()]
    one.session.start(payloadOf(15, 'u-1'))
    two.session.start(payloadOf(15, 'u-2'))
    expect(one.session.user()?.uuid).toBe('u-2')
    expect(one.ended).toHaveBeenCalledExactlyOnceWith('ganti', 'SUPERADMIN')
  })
})

describe('without signal', () => {
  const away = () => Promise.reject(new ApiError(0, undefined))

  /** Simulates a device that was used for field work and is reopened offline. */
  async function reopened() {
    const device = browser()
    const before = device.open()
    before.session.start(payloadOf())
    before.marker.keep(payloadOf().data)
    device.world.refresh = vi.fn(away)
    const again = device.open()
    await again.session.ready()
    return { ...device, ...again }
  }

  it('knows who works here, without a token', async () => {
    const { session, storage, world } = await reopened()
    expect(session.state()).toMatchObject({ status: 'luring', user: { uuid: 'u-1', nama: 'Sari' } })
    expect([...storage.values()].join()).not.toContain('token')
    await expect(session.token()).rejects.toThrow(ApiError)
    expect(world.refresh).toHaveBeenCalledTimes(2)
  })

  it('asks again by itself and goes on as the same person', async () => {
    const { session, timers, world, ended } = await reopened()
    expect(timers.at(-1)?.ms).toBe(15_000)
    timers.at(-1)?.work()
    await vi.waitFor(() => expect(timers).toHaveLength(2))
    world.refresh = vi.fn(async () => payloadOf())
    timers.at(-1)?.work()
    await vi.waitFor(() => expect(session.state().status).toBe('masuk'))
    expect(ended).not.toHaveBeenCalled()
  })

  it('leaves when the server says that the session has ended, and forgets who it was', async () => {
    const { session, world, ended, marker } = await reopened()
    world.refresh = vi.fn(async () => undefined)
    await session.refresh()
    expect([session.state().status, marker.read()]).toEqual(['keluar', undefined])
    expect(ended).toHaveBeenCalledWith('berakhir', 'SUPERADMIN')
  })

  it('does not go on as somebody else', async () => {
    const { session, world, ended, marker } = await reopened()
    world.refresh = vi.fn(async () => payloadOf(15, 'u-2'))
    await session.refresh()
    expect(ended).toHaveBeenCalledWith('ganti', 'SUPERADMIN')
    expect(marker.read()).toBeUndefined()
  })

  it.each([
    ['nobody has worked in the field here', new ApiError(0, undefined), false],
    ['the server itself answers with a fault', new ApiError(500, {}), true],
  ])('opens nothing when %s', async (_when, fault, known) => {
    const device = browser()
    const before = device.open()
    before.session.start(payloadOf())
    if (known) before.marker.keep(payloadOf().data)
    device.world.refresh = vi.fn(() => Promise.reject(fault))
    const { session } = device.open()
    await expect(session.ready()).rejects.toBe(fault)
    expect(session.user()).toBeUndefined()
  })

  it('a marker lasts thirty days and holds neither photo nor mail address', async () => {
    const { world, storage, open } = browser()
    const { marker } = open()
    marker.keep({ ...payloadOf().data, photo: 'foto/1.jpg', email: 'sari@contoh.id' })
    expect([...storage.values()].join()).not.toMatch(/foto|contoh/)
    world.now += 30 * 86_400_000
    expect(marker.read()?.uuid).toBe('u-1')
    world.now += 1
    expect(marker.read()).toBeUndefined()
  })

  it('signing out forgets who worked here', async () => {
    const { session, marker } = await reopened()
    await session.logout()
    expect(marker.read()).toBeUndefined()
  })
})
