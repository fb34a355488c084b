import { describe, expect, it } from 'vitest'
import { useTestApp } from '#testing/app.ts'

const behind = useTestApp({ TRUST_PROXY: '10.9.0.1' })
let number = 0

/** Sends an audited write from this address and returns the address in the audit row. */
async function recorded(remoteAddress: string, forwarded?: string) {
  const { app, as, platform } = behind.get()
  const admin = await as('OKKP_ADMIN_PUSAT')
  const nama = `Komoditas uji ${++number}`
  const answer = await app.inject({
    method: 'POST',
    url: '/api/okkp/static/komoditas/add',
    remoteAddress,
    headers: {
      authorization: `Bearer ${admin.token}`,
      ...(forwarded ? { 'x-forwarded-for': forwarded } : {}),
    },
    payload: { nama, kelompok_id: 4 },
  })
  expect([nama, answer.statusCode, answer.body]).toEqual([nama, 200, answer.body])
  const row = await platform.db
    .selectFrom('platform.jejak_audit')
    .select('alamat_ip')
    .where('pengguna_id', '=', admin.id)
    .where('peristiwa', 'like', 'komoditas%')
    .executeTakeFirstOrThrow()
  return row.alamat_ip
}

describe('address of the sender', () => {
  it.each([
    ['comes from a trusted proxy', '10.9.0.1', '203.0.113.7', '203.0.113.7'],
    ['is not what the sender wrote before it', '10.9.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['ignores a header of others than the proxy', '10.9.0.2', '203.0.113.7', '10.9.0.2'],
    ['is empty if it is no address', '10.9.0.1', 'foo', null],
    ['has no zone', 'fe80::1%eth0', undefined, 'fe80::1'],
  ])('%s', async (_name, remote, forwarded, expected) => {
    expect(await recorded(remote, forwarded)).toBe(expected)
  })
})
