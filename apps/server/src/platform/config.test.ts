import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { configNames, publicUrl, readConfig, secretNames } from './config.ts'

describe('configuration', () => {
  const production = {
    PORTAL_MODE: 'production',
    PUBLIC_URL: 'https://portal.example.go.id',
    SESSION_SECRET: 'w0GJq5T9mXv1yHk8Zr3LcB7nQeU2sPfA6dKiVgOj4xWbYtRzMhNlSuEpIoCaFD+/',
  }

  it('an empty environment gets the defaults of demo mode', () => {
    expect(readConfig({})).toMatchObject({
      PORTAL_MODE: 'demo',
      PORT: 3000,
      SESSION_MINUTES: 1440,
      DATA_DIR: './var',
    })
  })

  it('demo mode has fictitious contacts that can be replaced, production has none', () => {
    const names = [
      'HELP_CHAT_NUMBER',
      'CONTACT_EMAIL',
      'CONTACT_PHONE',
      'CONTACT_ADDRESS',
      'CONTACT_HOURS',
    ] as const
    const demo = readConfig({})
    const given = Object.fromEntries(names.map((name) => [name, demo[name]]))
    expect(names.filter((name) => !demo[name])).toEqual([])
    // The demo values must also pass the validation of production.
    expect(readConfig({ ...production, ...given })).toMatchObject(given)
    expect(demo.CONTACT_EMAIL).toMatch(/\.example$/)
    expect(demo.CONTACT_ADDRESS).toContain('rekaan')
    expect(readConfig({ CONTACT_EMAIL: 'a@b.example.go.id' }).CONTACT_EMAIL).toBe('a@b.example.go.id')
    expect(names.filter((name) => readConfig(production)[name])).toEqual([])
  })

  it('a secret comes from the file that its _FILE variable names', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'portal-uji-'))
    const path = join(folder, 'secret')
    await writeFile(path, `${production.SESSION_SECRET}\n`)
    const { SESSION_SECRET, ...rest } = production
    expect(readConfig({ ...rest, SESSION_SECRET_FILE: path }).SESSION_SECRET).toBe(SESSION_SECRET)
    expect(readConfig({ SESSION_SECRET_FILE: '' }).SESSION_SECRET).toBe(readConfig({}).SESSION_SECRET)
    expect(() => readConfig({ ...production, SESSION_SECRET_FILE: path })).toThrow(
      'SESSION_SECRET_FILE: SESSION_SECRET is set too. Allowed: only one of them.',
    )
    expect(() => readConfig({ ...rest, SESSION_SECRET_FILE: join(folder, 'tidak-ada') })).toThrow(
      /^SESSION_SECRET_FILE: the file ".*tidak-ada" cannot be read \(ENOENT\)\.$/,
    )
    await writeFile(path, '\n')
    expect(() => readConfig({ ...rest, SESSION_SECRET_FILE: path })).toThrow(/the file ".*" is empty/)
    // A wrong value from a file stays as secret as one from the environment.
    await writeFile(path, 'mysql://portal:rahasia@db/portal')
    expect(() => readConfig({ DATABASE_URL_FILE: path })).toThrow(/^DATABASE_URL: the given value is invalid/)
    await rm(folder, { recursive: true })
  })

  it('every variable with a secret word is read as a secret', () => {
    const words = /SECRET|PASSWORD|KEY$|DATABASE.*URL|SMTP_URL/
    const open = new Set(['CAPTCHA_SITE_KEY'])
    const named = configNames.filter((name) => words.test(name) && !open.has(name))
    expect(named.filter((name) => !secretNames.has(name))).toEqual([])
  })

  it('an empty value counts as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }).PORT).toBe(3000)
  })

  it.each([
    ['PORTAL_MODE', 'prod', 'PORTAL_MODE: "prod" is invalid. Allowed: demo, production.'],
    ['PORT', '70000', 'PORT: "70000" is invalid. Allowed: a number from 0 to 65535.'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL: the given value is invalid. Allowed: postgresql://'],
    [
      'TRUST_PROXY',
      'true',
      'TRUST_PROXY: "true" is invalid. Allowed: false, or the addresses of trusted proxies',
    ],
    ['TRUST_PROXY', '10.0.0.5, 0.0.0.0/0', 'TRUST_PROXY: "10.0.0.5, 0.0.0.0/0" is invalid.'],
    ['TRUST_PROXY', '::/0', 'TRUST_PROXY: "::/0" is invalid.'],
    ['TRUST_PROXY', '10.0.0.0/33', 'TRUST_PROXY: "10.0.0.0/33" is invalid.'],
  ])('the error names %s, its value and the allowed values', (name, value, message) => {
    expect(() => readConfig({ [name]: value })).toThrow(message)
  })

  it('TRUST_PROXY reads a list of proxies', () => {
    expect(readConfig({}).TRUST_PROXY).toBe(false)
    expect(readConfig({ TRUST_PROXY: 'false' }).TRUST_PROXY).toBe(false)
    expect(readConfig({ TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,fd00::/8' }).TRUST_PROXY).toEqual([
      '127.0.0.1',
      '10.0.0.0/8',
      'fd00::/8',
    ])
  })

  it('OSS needs all its settings, and https in production', () => {
    const keys = { OSS_USER_KEY: 'k', OSS_INBOUND_USER: 'u', OSS_INBOUND_PASSWORD: 'p' }
    expect(readConfig({}).OSS_URL).toBeUndefined()
    expect(() => readConfig({ OSS_URL: 'https://oss.example' })).toThrow(
      /OSS_USER_KEY.*\nOSS_INBOUND_USER.*\nOSS_INBOUND_PASSWORD/,
    )
    expect(readConfig({ OSS_URL: 'http://oss.example', ...keys }).OSS_URL).toBe('http://oss.example')
    const live = { ...production, ...keys }
    expect(() => readConfig({ ...live, OSS_URL: 'http://oss.example' })).toThrow(
      'OSS_URL: only an https URL is allowed in production',
    )
    expect(readConfig({ ...live, OSS_URL: 'https://oss.example' }).OSS_URL).toBe('https://oss.example')
    expect(readConfig({ ...live, OSS_URL: 'http://127.0.0.1:3001' }).OSS_URL).toBe('http://127.0.0.1:3001')
    expect(() => readConfig({ OSS_URL: 'https://nama:sandi@oss.example', ...keys })).toThrow(/^(?!.*sandi@)/s)
  })

  it('an error prints no secret', () => {
    expect(() => readConfig({ SESSION_SECRET: 'pendek-rahasia' })).toThrow(/^(?!.*pendek-rahasia)/s)
  })

  it('production refuses the default secret and a missing URL', () => {
    expect(() => readConfig({ PORTAL_MODE: 'production' })).toThrow(/SESSION_SECRET.*\n.*PUBLIC_URL/)
  })

  it('production accepts a random secret and an https URL, or http on localhost', () => {
    expect(readConfig(production).PORTAL_MODE).toBe('production')
    for (const PUBLIC_URL of ['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:80'])
      expect(readConfig({ ...production, PUBLIC_URL }).PUBLIC_URL).toBe(PUBLIC_URL)
  })

  it('production refuses a secret that is easy to guess, and does not print it', () => {
    const SESSION_SECRET = 'Portal-Pangan-Segar-2026-Rahasia-Kuat'
    expect(() => readConfig({ ...production, SESSION_SECRET })).toThrow(
      /^SESSION_SECRET: .*easy to guess.*openssl rand -base64 48$(?<!Rahasia-Kuat.*)/,
    )
    expect(readConfig({ SESSION_SECRET }).SESSION_SECRET).toBe(SESSION_SECRET)
  })

  it('production refuses an http URL of another machine', () => {
    const PUBLIC_URL = 'http://portal.example.go.id'
    expect(() => readConfig({ ...production, PUBLIC_URL })).toThrow(/^PUBLIC_URL: .*an https URL/)
    expect(readConfig({ PUBLIC_URL }).PUBLIC_URL).toBe(PUBLIC_URL)
  })

  it('an external captcha needs its keys', () => {
    expect(() => readConfig({ CAPTCHA_PROVIDER: 'turnstile' })).toThrow('CAPTCHA_SECRET and CAPTCHA_SITE_KEY')
  })

  it('a P12 password without a P12 is refused and not printed', () => {
    expect(() => readConfig({ SIGN_P12_PASSWORD: 'rahasia-p12' })).toThrow(/^SIGN_P12_PATH(?!.*rahasia-p12)/s)
  })

  it('a time stamp service without a trusted issuer, or with a password in its URL, is refused', () => {
    const SIGN_TSA_URL = 'http://tsa.contoh.id'
    expect(() => readConfig({ SIGN_TSA_URL })).toThrow(/^SIGN_TSA_TRUST_PEM: required/)
    expect(readConfig({ SIGN_TSA_URL, SIGN_TRUST_PEM: 'akar.pem' }).SIGN_TSA_URL).toBe(SIGN_TSA_URL)
    expect(readConfig({ SIGN_TSA_URL, SIGN_TSA_TRUST_PEM: 'akar.pem' }).SIGN_TSA_URL).toBe(SIGN_TSA_URL)
    const withLogin = { SIGN_TSA_URL: 'https://nama:sandi-tsa@tsa.contoh.id', SIGN_TRUST_PEM: 'akar.pem' }
    expect(() => readConfig(withLogin)).toThrow(/^SIGN_TSA_URL: the given value(?!.*sandi-tsa)/s)
  })

  it('docs/configuration.md explains every variable', async () => {
    const { readFile } = await import('node:fs/promises')
    const page = await readFile(new URL('../../../../docs/configuration.md', import.meta.url), 'utf8')
    for (const name of configNames) expect(page).toContain(`\`${name}\``)
  })

  it('the public URL has no trailing slash', () => {
    expect(publicUrl(readConfig({ PUBLIC_URL: 'https://portal.contoh.id/' }))).toBe(
      'https://portal.contoh.id',
    )
    expect(publicUrl(readConfig({ HOST: '0.0.0.0', PORT: '8080' }))).toBe('http://localhost:8080')
  })
})
