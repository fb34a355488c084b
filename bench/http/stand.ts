import { resolve } from 'node:path'
import { sql } from 'kysely'
import { openTestSession } from '../../apps/server/src/testing/session.ts'
import type { Role } from '../../packages/domain/src/platform/roles.ts'
import { serverFlags } from '../../tools/node-flags.mjs'
import { generateAkun } from '../akun-data.ts'
import { type Ground, print, round, timed, unlessFilled } from '../ground.ts'
import { generatePengajuan } from '../psat-data.ts'
import { generateRegistrasi } from '../registrasi-data.ts'
import { type Server, startServer } from './processes.ts'

/** What the benches over HTTP stand on: a country's data, accounts with open sessions, and the portal as it is started. */
export const size = {
  registrasi: Number(process.env.BENCH_ROWS ?? 1_000_000),
  pengajuan: Number(process.env.BENCH_FILES ?? 200_000),
}
const secret = 'kunci-untuk-mengukur-saja-8f2c1d9e7a6b5c4d'
const portalPort = 3791

export async function prepareData({ db }: Ground): Promise<void> {
  const { ms } = await timed(async () => {
    await unlessFilled(db, 'akun.notifikasi', () => generateAkun(db, 20_000, 200_000))
    await unlessFilled(db, 'okkp.registrasi', () => generateRegistrasi(db, size.registrasi))
    await unlessFilled(db, 'psat.pengajuan', () => generatePengajuan(db, size.pengajuan))
    await sql`analyze`.execute(db)
  })
  print({ name: 'data', ...size, seconds: round(ms / 1000, 1) })
}

export interface Account {
  id: number
  token: string
}

/** An account with an open session, and the token it would carry. */
async function signIn({ db, platform }: Ground, role: Role, provinsi?: number): Promise<Account> {
  const { id } = await db
    .selectFrom('akun.pengguna')
    .select('id')
    .where('role', '=', role)
    .$if(provinsi !== undefined, (query) => query.where('provinsi_id', '=', provinsi ?? 0))
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const config = { ...platform.config, SESSION_SECRET: secret, ACCESS_TOKEN_MINUTES: 60 }
  const { accessToken } = await openTestSession({ ...platform, config }, { id })
  return { id, token: accessToken }
}

export async function signInAll(ground: Ground) {
  return {
    pusat: await signIn(ground, 'OKKP_ADMIN_PUSAT'),
    daerah: await signIn(ground, 'OKKP_ADMIN_DAERAH', 32),
    sekretariat: await signIn(ground, 'SEKRETARIAT'),
    ketua: await signIn(ground, 'LEAD_AUDITOR'),
  }
}

export function startPortal(ground: Ground): Promise<Server> {
  const env = {
    DATABASE_URL: ground.url,
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    PORT: String(portalPort),
    PORTAL_MODE: 'production',
    PUBLIC_URL: 'http://localhost',
    SESSION_SECRET: secret,
    RATE_LIMIT_PER_MINUTE: '1000000',
    DATA_DIR: resolve(ground.platform.config.DATA_DIR),
  }
  return startServer([...serverFlags, 'apps/server/src/main.ts'], env, '/api/health/ready')
}
