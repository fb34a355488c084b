import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { throwAwayParent } from './apps/server/src/testing/throw-away.ts'
import { ossEnv } from './e2e/support/oss.ts'
import { findBrowser } from './tools/system-packages.ts'

// Workers inherit the environment of the runner, so tests read these variables too.
process.env.E2E_PORT ??= '3457'
process.env.E2E_OSS_PORT ??= String(Number(process.env.E2E_PORT) + 1)
process.env.E2E_DATA_DIR ??= join(throwAwayParent(), `portal-e2e-${randomUUID()}`)
const { E2E_PORT, E2E_OSS_PORT, E2E_DATA_DIR } = process.env
const baseURL = `http://127.0.0.1:${E2E_PORT}`

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: process.env.CI ? 'line' : 'list',
  globalTeardown: './e2e/teardown.ts',
  use: {
    baseURL,
    actionTimeout: 30_000,
    // The service worker stores all field screens, so only the offline tests allow it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    viewport: { width: 1440, height: 900 },
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findBrowser(),
      // A container has no user namespaces, no GPU and little shared memory.
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    },
  },
  webServer: {
    command: `"${process.execPath}" apps/server/src/main.ts`,
    url: `${baseURL}/api/health/ready`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: E2E_PORT,
      DATA_DIR: E2E_DATA_DIR,
      RATE_LIMIT_PER_MINUTE: '100000',
      // Browsers and server share the cores, so a slow response is no overload.
      DATABASE_WAIT_MS: '30000',
      LOG_LEVEL: 'error',
      ...ossEnv(Number(E2E_OSS_PORT)),
    },
  },
})
