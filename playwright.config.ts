import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { throwAwayParent } from './apps/server/src/testing/throw-away.ts'
import { ossUji } from './e2e/support/psat/oss.ts'
import { findBrowser } from './tools/system-packages.ts'

const port = Number(process.env.E2E_PORT ?? 3457)
// Chosen once by the runner and inherited by its workers: the server's data folder, where mail can be read.
process.env.E2E_DATA_DIR ??= join(tmpdir(), `portal-e2e-${randomUUID()}`)
// And where the browsers of the workers keep what they fetched and compiled.
process.env.E2E_PROFIL ??= join(throwAwayParent(), `portal-profil-${randomUUID()}`)

export default defineConfig({
  // In the order of their names: a journey that takes long has one that does not come last, when a core would wait for it.
  // As a project of their own, begun first, the long ones cost three workers more, each with its browser.
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.CI ? 'line' : 'list',
  globalTeardown: './e2e/support/teardown.ts',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // A step that does not come about fails by itself, long before its journey runs out of time.
    actionTimeout: 20_000,
    // Else every window that opens a field screen keeps all that field screens are made of; journeys without signal
    // have a phone of their own (`bukaPonsel`), which does.
    serviceWorkers: 'block',
    // What moves is waited for, step after step; journeys are about what is there in the end.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    viewport: { width: 1440, height: 900 },
    // Recording every step costs a third of the time; ask for it when a journey fails.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        // A page lives for seconds here: the dear compiler costs more than it saves. The quick one pays for what runs
        // often, as axe does on one screen after another: a quarter less.
        '--js-flags=--no-turbofan --invocation-count-for-maglev=3000',
        // What it compiled is kept at once and found again; files that are fetched aside would be compiled anew. The line
        // replaces Playwright's own: the others are those of its list that a journey could meet.
        '--blink-settings=v8CacheOptions=3',
        `--disable-features=${[
          'BackgroundResourceFetch',
          'AvoidUnnecessaryBeforeUnloadCheckSync',
          'HttpsUpgrades',
          'PaintHolding',
          'ThirdPartyStoragePartitioning',
        ].join(',')}`,
        // A screen in six pieces, not in twenty-four: drawing takes a tenth less.
        '--default-tile-width=512',
        '--default-tile-height=512',
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" apps/server/src/main.ts`,
    url: `http://127.0.0.1:${port}/api/health/ready`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR,
      RATE_LIMIT_PER_MINUTE: '100000',
      // Browsers and server share the cores here: a slow answer is no overload.
      DATABASE_WAIT_MS: '30000',
      LOG_LEVEL: 'error',
      // Nobody listens there but in the journeys of OSS: all others show that the portal works without it.
      ...ossUji(port),
      ...(process.env.WEB_ROOT ? { WEB_ROOT: process.env.WEB_ROOT } : {}),
    },
  },
})
