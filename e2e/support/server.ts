import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { createDatabase, type Database } from '../../apps/server/src/platform/database/database.ts'

/** URL and data folder of the server that playwright.config.ts starts. */
export const portalUrl = `http://127.0.0.1:${process.env.E2E_PORT}`
export const dataDir = process.env.E2E_DATA_DIR ?? ''

/** PostgreSQL writes its socket folder into the fifth line of postmaster.pid. */
function databaseUrl(): string {
  const folder = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[4] ?? ''
  return `postgres://portal@/portal?host=${encodeURIComponent(folder)}`
}

let opened: Database | undefined

export function database(): Database {
  opened ??= createDatabase(databaseUrl(), { max: 1 })
  return opened
}

function findLink(to: string, pattern: RegExp): string | undefined {
  const folder = join(dataDir, 'surel')
  const mails = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  const mail = mails.findLast((text) => text.includes(`To: ${to}`)) ?? ''
  return pattern.exec(mail.replaceAll('=\r\n', '').replaceAll('=3D', '='))?.[0]
}

/** Waits for the e-mail job and returns path and query of the link in the newest e-mail to this address. */
export async function linkInMail(to: string, pattern: RegExp): Promise<string> {
  let link = ''
  await expect(() => {
    link = findLink(to, pattern) ?? ''
    expect(link).not.toBe('')
  }).toPass({ timeout: 30_000 })
  const { pathname, search } = new URL(link)
  return pathname + search
}
