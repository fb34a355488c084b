import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createTokenReader, signAccessToken } from './access-token.ts'

const key = new TextEncoder().encode('k'.repeat(32))
const claims = { uuid: '2f1c7d8e-0000-4000-8000-000000000001', sesiId: 's1', role: 'SEKRETARIAT' as const }
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const ended = { code: 'SESI_BERAKHIR' }

beforeEach(() => vi.useRealTimers())

describe('access tokens', () => {
  test('are read as they were signed, the second time as well', async () => {
    const read = createTokenReader(key)
    const token = await signAccessToken(key, claims, inMinutes(10))
    expect(await read(token)).toMatchObject(claims)
    expect(await read(token)).toMatchObject(claims)
  })

  test('end at their time also when they were read before', async () => {
    const read = createTokenReader(key)
    const token = await signAccessToken(key, claims, inMinutes(10))
    await read(token)
    vi.useFakeTimers({ now: inMinutes(9).getTime() })
    expect(await read(token)).toMatchObject(claims)
    vi.setSystemTime(inMinutes(2))
    await expect(read(token)).rejects.toMatchObject(ended)
  })

  test('of another key or with another content are refused, whatever was read before', async () => {
    const read = createTokenReader(key)
    const token = await signAccessToken(key, claims, inMinutes(10))
    await read(token)
    const [head, , signature] = token.split('.')
    const foreign = Buffer.from(JSON.stringify({ sub: 'lain', sid: 's2', role: 'SUPERADMIN', kind: 'akses' }))
    await expect(read(`${head}.${foreign.toString('base64url')}.${signature}`)).rejects.toMatchObject(ended)
    const other = await signAccessToken(new TextEncoder().encode('x'.repeat(32)), claims, inMinutes(10))
    await expect(read(other)).rejects.toMatchObject(ended)
  })
})
