import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Config, readConfig } from '#platform/config.ts'
import { writeCodeKey } from '#platform/kode-mandiri/key-file.ts'
import { demoP12Password, demoP12Path, provideDemoP12 } from '#platform/signature/demo-p12.ts'
import {
  checkCodeKey,
  checkDatabase,
  checkSettings,
  checkSigning,
  checkStandby,
  examine,
  type Finding,
} from './doctor.ts'

const { url, adminUrl } = inject('postgres')
const nobody = 'smtp://127.0.0.1:1'
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-uji-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const production = (given: Partial<Record<keyof Config, string>> = {}) =>
  readConfig({
    PORTAL_MODE: 'production',
    PUBLIC_URL: 'https://portal.example.go.id',
    SESSION_SECRET: 'w0GJq5T9mXv1yHk8Zr3LcB7nQeU2sPfA6dKiVgOj4xWbYtRzMhNlSuEpIoCaFD+/',
    DATA_DIR: folder,
    ...given,
  })
const said = (findings: Finding[]) => findings.map(({ verdict, text }) => `${verdict} ${text}`).join('\n')

test('a demonstration is told what production needs', () => {
  const text = said(checkSettings(readConfig({})))
  expect(text).toContain('fix PORTAL_MODE: set it to production.')
  expect(text).toContain('fix PUBLIC_URL: set the https address')
})

test('complete settings are one line', () => {
  const config = production({
    TRUST_PROXY: '127.0.0.1',
    METRICS_PORT: '9100',
    CONTACT_EMAIL: 'layanan@portal.example.go.id',
    OSS_URL: 'https://oss.example.go.id',
    OSS_USER_KEY: 'kunci',
    OSS_INBOUND_USER: 'oss',
    OSS_INBOUND_PASSWORD: 'rahasia',
  })
  expect(said(checkSettings(config))).toBe('ok Settings: complete')
})

test('a data folder in the release is named', () => {
  const finding = 'consider DATA_DIR: lies in the folder of the release.'
  expect(said(checkSettings(production({ DATA_DIR: './var' })))).toContain(finding)
  expect(said(checkSettings(production({ DATA_DIR: folder })))).not.toContain(finding)
})

test('the key of codes is named: not set, no file, not registered', async () => {
  expect(said(await checkCodeKey(production()))).toContain('consider CODE_KEY_PATH: not set.')
  const path = join(folder, 'kode.pem')
  const config = production({ CODE_KEY_PATH: path })
  expect(said(await checkCodeKey(config))).toContain('does not exist. Run: npm run keys -- create')
  const { kid } = await writeCodeKey(path)
  expect(said(await checkCodeKey(config))).toBe(`ok Codes: key ${kid} signs`)
  const registered = production({ CODE_KEY_PATH: path, DATABASE_URL: url })
  expect(said(await checkCodeKey(registered))).toContain(`fix CODE_KEY_PATH: key ${kid} is not registered.`)
})

test('a database names its risks: superuser, lost writes, no archive, no standby, and a clock that differs', async () => {
  const config = production({ DATABASE_URL: adminUrl })
  const text = said(await checkDatabase(config, () => Date.now() + 60_000))
  expect(text).toContain('ok Database: PostgreSQL')
  expect(text).toContain('fix DATABASE_URL: the role is a superuser.')
  // The cluster of the tests runs without fsync.
  expect(text).toContain('fix PostgreSQL: fsync is off')
  expect(text).toContain('consider PostgreSQL: archive_mode is off.')
  expect(text).toContain('consider PostgreSQL: no standby confirms writes.')
  expect(text).toMatch(/fix Clock: this machine and the database differ by (59|60) s\./)
  const owner = said(await checkDatabase(production({ DATABASE_URL: url }), Date.now))
  expect(owner).not.toContain('superuser')
  expect(owner).not.toContain('Clock')
})

test('a standby that is none is named', async () => {
  const config = production({ DATABASE_URL: url, DATABASE_REPLICA_URL: url })
  expect(said(await checkStandby(config))).toContain(
    'fix DATABASE_REPLICA_URL: this PostgreSQL is no standby.',
  )
})

test('a certificate is counted in days', async () => {
  expect(said(await checkSigning(production(), Date.now))).toContain('fix SIGN_P12_PATH: not set.')
  await provideDemoP12(folder, new Date())
  const config = production({ SIGN_P12_PATH: demoP12Path(folder), SIGN_P12_PASSWORD: demoP12Password })
  const [found] = await checkSigning(config, Date.now)
  expect(found?.verdict).toBe('ok')
  const days = Number(/(\d+) more days/.exec(found?.text ?? '')?.[1])
  const late = () => Date.now() + (days - 10) * 86_400_000
  expect(said(await checkSigning(config, late))).toMatch(
    /fix SIGN_P12_PATH: the certificate ends in (9|10) days/,
  )
})

test('a check that fails names its setting, and the others still run', async () => {
  const config = production({
    // A host with several addresses fails with an AggregateError, whose own message is empty.
    DATABASE_URL: 'postgres://portal:rahasia@localhost:1/portal',
    SMTP_URL: nobody,
    SIGN_P12_PATH: join(folder, 'tidak-ada.p12'),
  })
  const text = said(await examine(config))
  expect(text).toMatch(/fix DATABASE_URL: .*ECONNREFUSED/)
  expect(text).toMatch(/fix SMTP_URL: .*ECONNREFUSED/)
  expect(text).toMatch(/fix SIGN_P12_PATH: the file ".*tidak-ada.p12" does not exist/)
  expect(text).toContain('ok DATA_DIR: writable')
  expect(text).not.toContain('rahasia')
})
