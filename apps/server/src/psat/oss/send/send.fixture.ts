import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Gangguan } from '@portal/oss-simulator'

export const kunciUji = {
  OSS_USER_KEY: 'kunci',
  OSS_INBOUND_USER: 'simoss',
  OSS_INBOUND_PASSWORD: 'simrahasia',
}
export const setelanSimulator = { userKey: 'kunci', namaMasuk: 'simoss', sandiMasuk: 'simrahasia' }

/** Faults of many kinds, which together hit about three of ten calls. */
export const gangguanCampur: Gangguan[] = (
  [
    'gantung',
    'gantung_sesudah',
    '504',
    '504_sesudah',
    'putus',
    'putus_sesudah',
    '200_galat',
    'besar',
    'alih',
    'ganda',
    'basi',
    'tipe',
  ] as const
).map((jenis) => ({ jenis, peluang: 0.03 }))

export function startPekerja(
  databaseUrl: string,
  ossUrl: string,
  env: Record<string, string> = {},
): ChildProcess {
  return spawn(process.execPath, [join(import.meta.dirname, 'pekerja.fixture.ts')], {
    env: {
      PATH: process.env.PATH,
      BASIS_DATA: databaseUrl,
      DATABASE_POOL: '5',
      OSS_URL: ossUrl,
      OSS_TIMEOUT_SECONDS: '0.3',
      ...kunciUji,
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}
