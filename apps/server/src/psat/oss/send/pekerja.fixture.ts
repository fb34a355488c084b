import pino from 'pino'
import { readConfig } from '#platform/config.ts'
import { createPlatform } from '#platform/start/create-platform.ts'
import { portal } from '#testing/portal.ts'
import { KlienOss, konfigurasiOss } from '../klien/klien.ts'
import { createPengiriman } from './send.service.ts'

// A server that only sends messages, for tests that kill it. Start: `node pekerja.fixture.ts`, configured by
// environment variables.
const { BASIS_DATA = '', SEWA_MS = '1500', SKALA = String(1 / 60_000) } = process.env
const config = readConfig(process.env)
const platform = createPlatform(config, BASIS_DATA, portal, { log: pino({ level: 'silent' }) })
const oss = konfigurasiOss(config)
if (!oss) throw new Error('OSS_URL is not set')
const klien = new KlienOss(oss, { pemutus: { awalMs: 5, terlamaMs: 20 } })
const pengiriman = createPengiriman(platform, klien, { skala: Number(SKALA), sewaMs: Number(SEWA_MS) })
for (;;) {
  await pengiriman.drain(4)
  await new Promise((resolve) => setTimeout(resolve, 2))
}
