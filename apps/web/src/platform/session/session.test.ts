import { describe, expect, it, vi } from 'vitest'
import { createSession, type SessionPayload } from '#platform/session/session.ts'

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

/** A browser with several tabs: one storage, one lock, one channel. */
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
    const session = createSession({
      refresh: () => world.refresh(),
      revoke,
      storage: {
        getItem: (key) => storage.get(key) ?? null,
        setItem: (key, value) => void storage.set(key, value),
        removeItem: (key) => void storage.delete(key),
      },
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
    return { session, timers, ended, revoke }
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
