import { resolve } from 'node:path'
import { leaves } from '../../apps/server/src/leaves.ts'
import { appendEarlierRows } from '../../apps/server/src/platform/transparansi/missing-leaf.repository.ts'
import { createPengguna } from '../../apps/server/src/testing/factories.ts'
import { openTestSession } from '../../apps/server/src/testing/session.ts'
import type { Role } from '../../packages/domain/src/platform/roles.ts'
import { serverFlags } from '../../tools/node-flags.mjs'
import { type Ground, print, round, timed } from '../ground.ts'
import { generateNation, size } from '../nation-data.ts'
import { type Server, startServer } from './processes.ts'

export const secret = 'kunci-untuk-mengukur-saja-8f2c1d9e7a6b5c4d'
/**
 * Shared setup of the HTTP benches: national data, accounts with open sessions, and a portal started as in production.
 */
export const ports = {
  portal: Number(process.env.BENCH_PORT ?? 3791),
  bare: Number(process.env.BENCH_PORT ?? 3791) + 1,
}

export async function prepareData({ db }: Ground): Promise<void> {
  const { ms } = await timed(async () => {
    await generateNation(db)
    // Otherwise the server would be busy with the transparency log of these rows.
    for (const source of leaves) await appendEarlierRows(db, source)
  })
  print({ name: 'data', ...size, seconds: round(ms / 1000, 1) })
}

export interface Account {
  id: number
  token: string
}

async function signIn({ db, platform }: Ground, role: Role, provinsi?: number): Promise<Account> {
  const found = await db
    .selectFrom('akun.pengguna')
    .select('id')
    .where('role', '=', role)
    .$if(provinsi !== undefined, (query) => query.where('provinsi_id', '=', provinsi ?? 0))
    .orderBy('id')
    .executeTakeFirst()
  const { id } = found ?? (await createPengguna(db, { role, provinsi_id: provinsi ?? null }))
  const config = { ...platform.config, SESSION_SECRET: secret, ACCESS_TOKEN_MINUTES: 60 }
  const { accessToken } = await openTestSession({ ...platform, config }, { id })
  return { id, token: accessToken }
}

export async function signInAll(ground: Ground) {
  return {
    pusat: await signIn(ground, 'OKKP_ADMIN_PUSAT'),
    daerah: await signIn(ground, 'OKKP_ADMIN_DAERAH', 32),
    lab: await signIn(ground, 'OKKP_ADMIN_UJILAB', 32),
    sekretariat: await signIn(ground, 'SEKRETARIAT'),
    ketua: await signIn(ground, 'LEAD_AUDITOR'),
  }
}

export function startPortal(ground: Ground, port = ports.portal): Promise<Server> {
  const env = {
    DATABASE_URL: ground.url,
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    PORT: String(port),
    PORTAL_MODE: 'production',
    PUBLIC_URL: 'http://localhost',
    SESSION_SECRET: secret,
    RATE_LIMIT_PER_MINUTE: '1000000',
    DATA_DIR: resolve(ground.platform.config.DATA_DIR),
  }
  return startServer([...serverFlags, 'apps/server/src/main.ts'], env, '/api/health/ready')
}
