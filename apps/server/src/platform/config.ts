import { z } from 'zod'
import { readAddress } from './database/connection/hosts.ts'
import { isLoopback, isProxyNetwork } from './network.ts'
import { readSecretFiles } from './secrets/secret-files.ts'
import { looksRandom } from './secrets/secret-strength.ts'

/** The secret of demo mode. Production refuses to start with it. */
export const demoSecret = 'rahasia-demo-jangan-dipakai-di-produksi-0000'

/** The base rate limit. `perMinute` values of single routes scale by the configured limit divided by this one. */
export const defaultRateLimit = 600

const port = z.coerce.number().int().min(0).max(65_535)
const secret = z.string().min(32)

/**
 * Proxies whose X-Forwarded-For header the server trusts. "Trust everyone" is not allowed: a client could then choose
 * the address that rate limits, log-in throttling and the audit trail see.
 */
const proxies = z
  .string()
  .transform((text) => (text === 'false' ? (false as const) : text.split(',').map((part) => part.trim())))
  .refine((list) => list === false || list.every(isProxyNetwork))

const databaseUrl = z.string().refine((url) => readAddress(url) !== undefined)
const databaseUrls =
  'postgresql://user:password@host:port/database, or several host:port by commas with ?target_session_attrs=read-write ' +
  '(any, read-write, read-only, primary, standby)'

/** A request must not carry credentials in its URL, because the log would show them. */
const hasNoLogin = (url: string) => !URL.canParse(url) || new URL(url).username === ''

const shape = {
  PORTAL_MODE: z.enum(['demo', 'production']).default('demo'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: port.default(3000),
  METRICS_PORT: port.default(0),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  SHUTDOWN_SECONDS: z.coerce.number().int().min(1).max(600).default(30),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('./var'),
  WEB_ROOT: z.string().min(1).optional(),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_REPLICA_URL: databaseUrl.optional(),
  // Up to three imports hold one connection while they request a second. A smaller pool could deadlock them.
  DATABASE_POOL: z.coerce.number().int().min(5).max(200).default(10),
  DATABASE_WAIT_MS: z.coerce.number().int().min(50).max(60_000).default(500),
  TRUST_PROXY: proxies.default(false),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .refine(hasNoLogin)
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().min(1).optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('portal'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.05),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  LOG_RETENTION_DAYS: z.coerce.number().int().min(1).max(3650).default(90),
  FILES_STORE: z.enum(['disk', 's3']).default('disk'),
  FILES_S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .refine(hasNoLogin)
    .optional(),
  FILES_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  FILES_S3_REGION: z.string().min(1).default('us-east-1'),
  FILES_S3_KEY: z.string().min(1).optional(),
  FILES_S3_SECRET: z.string().min(1).optional(),
  FILES_S3_TIMEOUT_SECONDS: z.coerce.number().min(0.1).max(60).default(5),
  FILES_KEEP_DAYS: z.coerce.number().int().min(0).max(3650).default(1),
  SESSION_SECRET: secret.default(demoSecret),
  SESSION_SECRET_BEFORE: secret.optional(),
  SESSION_MINUTES: z.coerce.number().int().min(5).max(43_200).default(1440),
  ACCESS_TOKEN_MINUTES: z.coerce.number().int().min(1).max(60).default(10),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(10).max(1_000_000).default(defaultRateLimit),
  CAPTCHA_PROVIDER: z.enum(['altcha', 'hcaptcha', 'recaptcha', 'turnstile']).default('altcha'),
  CAPTCHA_SITE_KEY: z.string().optional(),
  CAPTCHA_SECRET: z.string().optional(),
  CAPTCHA_VERIFY_URL: z.url({ protocol: /^https?$/ }).optional(),
  OUTBOUND: z.enum(['on', 'off']).default('on'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  HELP_CHAT_NUMBER: z
    .string()
    .regex(/^[1-9]\d{7,14}$/)
    .optional(),
  CONTACT_EMAIL: z.email().optional(),
  CONTACT_PHONE: z
    .string()
    .regex(/^\+?[\d() -]{5,24}$/)
    .optional(),
  CONTACT_ADDRESS: z.string().trim().min(1).max(300).optional(),
  CONTACT_HOURS: z.string().trim().min(1).max(200).optional(),
  MAIL_FROM: z.string().default('Portal Pangan Segar <portal@localhost>'),
  SIGN_P12_PATH: z.string().min(1).optional(),
  SIGN_P12_PASSWORD: z.string().optional(),
  SIGN_TRUST_PEM: z.string().min(1).optional(),
  CODE_KEY_PATH: z.string().min(1).optional(),
  CODE_KEY_PASSWORD: z.string().optional(),
  SIGN_TSA_URL: z
    .url({ protocol: /^https?$/ })
    .refine(hasNoLogin)
    .optional(),
  SIGN_TSA_TRUST_PEM: z.string().min(1).optional(),
  LOG_KEY: z.string().min(1).optional(),
  LOG_WITNESSES: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((key) => key.trim())
        .filter(Boolean),
    ),
  OSS_URL: z
    .url({ protocol: /^https?$/ })
    .refine(hasNoLogin)
    .optional(),
  OSS_ENTRY_URL: z.url({ protocol: /^https?$/ }).optional(),
  OSS_USER_KEY: z.string().min(1).optional(),
  OSS_INBOUND_USER: z.string().min(1).optional(),
  OSS_INBOUND_PASSWORD: z.string().min(1).optional(),
  OSS_INBOUND_PASSWORD_BEFORE: z.string().min(1).optional(),
  OSS_CA_PEM: z.string().min(1).optional(),
  OSS_FILE_HOSTS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((host) => host.trim())
        .filter(Boolean),
    ),
  OSS_TIMEOUT_SECONDS: z.coerce.number().min(0.1).max(300).default(30),
  OSS_KD_INSTANSI: z
    .string()
    .regex(/^\d{3}$/)
    .default('018'),
} as const

const schema = z.object(shape)
export type Config = z.output<typeof schema>
export const configNames = Object.keys(shape) as (keyof typeof shape)[]

/** An invalid configuration at start. Each line names a variable, its value and the allowed values. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

const allowed: Partial<Record<keyof Config, string>> = {
  PORTAL_MODE: 'demo, production',
  PORT: 'a number from 0 to 65535',
  METRICS_PORT: 'a number from 0 to 65535 (0 = off)',
  SHUTDOWN_SECONDS: 'a number from 1 to 600',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace, silent',
  CAPTCHA_PROVIDER: 'altcha, hcaptcha, recaptcha, turnstile',
  TRUST_PROXY:
    'false, or the addresses of trusted proxies, separated by commas, e.g. 127.0.0.1, 10.0.0.0/8 (widest network /8, IPv6 /7)',
  SESSION_SECRET: 'a text of at least 32 characters',
  SESSION_SECRET_BEFORE: 'the previous SESSION_SECRET',
  SESSION_MINUTES: 'a number from 5 to 43200',
  ACCESS_TOKEN_MINUTES: 'a number from 1 to 60',
  DATABASE_POOL: 'a number from 5 to 200',
  DATABASE_WAIT_MS: 'a number from 50 to 60000',
  DATABASE_URL: databaseUrls,
  DATABASE_DIRECT_URL: databaseUrls,
  DATABASE_REPLICA_URL: databaseUrls,
  FILES_STORE: 'disk, s3',
  FILES_S3_ENDPOINT: 'the http(s) URL of the S3 store without the bucket, without user name and password',
  FILES_S3_BUCKET: 'the name of a bucket: 3 to 63 lower-case letters, digits, dots and hyphens',
  FILES_S3_TIMEOUT_SECONDS: 'a number from 0.1 to 60',
  FILES_KEEP_DAYS: 'a number from 0 to 3650',
  PUBLIC_URL: 'an http(s) URL, e.g. https://portal.example.go.id',
  OUTBOUND: 'on, off',
  SMTP_URL: 'smtp://… or smtps://…',
  CAPTCHA_VERIFY_URL: 'an http(s) URL',
  HELP_CHAT_NUMBER: 'a WhatsApp number with its country code, digits only, e.g. 6281234567890',
  CONTACT_EMAIL: 'an e-mail address, e.g. layanan@example.go.id',
  CONTACT_PHONE: 'a telephone number, e.g. (021) 1234567',
  CONTACT_ADDRESS: 'an office address of at most 300 characters',
  CONTACT_HOURS: 'service hours of at most 200 characters, e.g. Senin–Jumat 08.00–16.00 WIB',
  SIGN_TSA_URL: 'the http(s) URL of a time stamp service (RFC 3161), without user name and password',
  LOG_WITNESSES: 'keys of witnesses in the form name+id+base64, separated by commas',
  OSS_URL: 'the http(s) base URL of OSS, without user name and password',
  OSS_ENTRY_URL: 'the http(s) URL where businesses sign in to OSS',
  OSS_TIMEOUT_SECONDS: 'a number from 0.1 to 300',
  OSS_KD_INSTANSI: 'three digits, e.g. 018',
  OTEL_EXPORTER_OTLP_ENDPOINT:
    'the http(s) URL of an OTLP collector, e.g. http://127.0.0.1:4318, without user name and password',
  OTEL_TRACES_SAMPLER_ARG: 'a number from 0 to 1',
  LOG_RETENTION_DAYS: 'a number from 1 to 3650',
  RATE_LIMIT_PER_MINUTE: 'a number from 10 to 1000000',
}

/** Values that no message shows. Each can come from a file, which `NAME_FILE` names. */
export const secretNames: ReadonlySet<string> = new Set([
  'SESSION_SECRET',
  'SESSION_SECRET_BEFORE',
  'CAPTCHA_SECRET',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'SMTP_URL',
  'SIGN_P12_PASSWORD',
  'CODE_KEY_PASSWORD',
  'SIGN_TSA_URL',
  'LOG_KEY',
  'OSS_URL',
  'OSS_USER_KEY',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'FILES_S3_ENDPOINT',
  'FILES_S3_KEY',
  'FILES_S3_SECRET',
  'OSS_INBOUND_PASSWORD',
  'OSS_INBOUND_PASSWORD_BEFORE',
])

/** Fictitious contact details for a demonstration. They are well-formed but reach nobody. */
const demoContact = {
  HELP_CHAT_NUMBER: '628000000000',
  CONTACT_EMAIL: 'layanan@portal-pangan.example',
  CONTACT_PHONE: '(021) 000-0000',
  CONTACT_ADDRESS: 'Jalan Contoh 1, Jakarta Selatan (alamat rekaan portal contoh)',
  CONTACT_HOURS: 'Senin–Jumat 08.00–16.00 WIB',
} as const

/** Returns faults that demo mode tolerates but production does not. */
function productionFaults({ SESSION_SECRET, PUBLIC_URL }: Config): string[] {
  const faults: string[] = []
  const generate = 'Allowed: a random text of at least 32 characters, e.g. from: openssl rand -base64 48'
  if (SESSION_SECRET === demoSecret) faults.push(`SESSION_SECRET: required in production. ${generate}`)
  else if (!looksRandom(SESSION_SECRET))
    faults.push(`SESSION_SECRET: the given value is easy to guess. ${generate}`)
  if (!PUBLIC_URL) {
    faults.push('PUBLIC_URL: required in production. Allowed: the https URL that users see.')
  } else if (!PUBLIC_URL.startsWith('https:') && !isLoopback(new URL(PUBLIC_URL).hostname)) {
    faults.push(
      `PUBLIC_URL: "${PUBLIC_URL}" is not allowed in production: passwords and sessions would travel unencrypted. ` +
        'Allowed: an https URL, e.g. https://portal.example.go.id (http only for localhost).',
    )
  }
  return faults
}

/** Returns faults of the OSS settings. With OSS_URL set, OSS needs the keys of both directions. */
function ossFaults(config: Config): string[] {
  if (!config.OSS_URL) return []
  const faults = (['OSS_USER_KEY', 'OSS_INBOUND_USER', 'OSS_INBOUND_PASSWORD'] as const)
    .filter((name) => !config[name])
    .map((name) => `${name}: required if OSS_URL is set. Allowed: the text from the operator of OSS.`)
  const { protocol, hostname } = new URL(config.OSS_URL)
  if (config.PORTAL_MODE === 'production' && protocol !== 'https:' && !isLoopback(hostname)) {
    faults.push('OSS_URL: only an https URL is allowed in production (http only for localhost).')
  }
  return faults
}

const s3Names = ['FILES_S3_ENDPOINT', 'FILES_S3_BUCKET', 'FILES_S3_KEY', 'FILES_S3_SECRET'] as const

/** Returns faults of the S3 settings. They are needed together, with FILES_STORE=disk too. */
function s3Faults(config: Config): string[] {
  const missing = s3Names.filter((name) => !config[name])
  if (missing.length === s3Names.length && config.FILES_STORE === 'disk') return []
  const reason = config.FILES_STORE === 's3' ? 'FILES_STORE=s3' : 'another FILES_S3 variable is set'
  const faults = missing.map((name) => `${name}: required if ${reason}.`)
  const { protocol, hostname } = new URL(config.FILES_S3_ENDPOINT ?? 'https://localhost')
  if (config.PORTAL_MODE === 'production' && protocol !== 'https:' && !isLoopback(hostname)) {
    faults.push('FILES_S3_ENDPOINT: only an https URL is allowed in production (http only for localhost).')
  }
  return faults
}

export function readConfig(environment: Record<string, string | undefined>): Config {
  const fromFiles = readSecretFiles(environment, secretNames)
  if (fromFiles.faults.length > 0) throw new ConfigError(fromFiles.faults.join('\n'))
  const env = { ...environment, ...fromFiles.values }
  const given = Object.fromEntries(
    configNames.flatMap((name) => (env[name] === undefined || env[name] === '' ? [] : [[name, env[name]]])),
  )
  const isDemo = (given.PORTAL_MODE ?? 'demo') === 'demo'
  const parsed = schema.safeParse({ ...(isDemo ? demoContact : {}), ...given })
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path }) => {
      const name = String(path[0]) as keyof Config
      const value = secretNames.has(name) ? 'the given value' : `"${given[name]}"`
      return `${name}: ${value} is invalid. Allowed: ${allowed[name] ?? 'a text that is not empty'}.`
    })
    throw new ConfigError(lines.join('\n'))
  }
  const config = parsed.data
  const faults: string[] = []
  if (config.PORTAL_MODE === 'production') faults.push(...productionFaults(config))
  if (config.CAPTCHA_PROVIDER !== 'altcha' && !(config.CAPTCHA_SECRET && config.CAPTCHA_SITE_KEY)) {
    faults.push(
      `CAPTCHA_SECRET and CAPTCHA_SITE_KEY: required for CAPTCHA_PROVIDER=${config.CAPTCHA_PROVIDER}.`,
    )
  }
  if (config.SIGN_P12_PASSWORD && !config.SIGN_P12_PATH) {
    faults.push('SIGN_P12_PATH: required if SIGN_P12_PASSWORD is set. Allowed: the path of a P12 file.')
  }
  if (config.CODE_KEY_PASSWORD && !config.CODE_KEY_PATH) {
    faults.push(
      'CODE_KEY_PATH: required if CODE_KEY_PASSWORD is set. Allowed: the path of a PEM or P12 file.',
    )
  }
  if (config.SIGN_TSA_URL && !(config.SIGN_TSA_TRUST_PEM ?? config.SIGN_TRUST_PEM)) {
    faults.push(
      'SIGN_TSA_TRUST_PEM: required if SIGN_TSA_URL is set. Allowed: the path of a PEM file with the issuer of the service certificate.',
    )
  }
  if (config.DATABASE_DIRECT_URL && !config.DATABASE_URL)
    faults.push('DATABASE_URL: required if DATABASE_DIRECT_URL is set. Allowed: the URL of the pooler.')
  if (config.DATABASE_REPLICA_URL && !config.DATABASE_URL)
    faults.push('DATABASE_URL: required if DATABASE_REPLICA_URL is set. Allowed: the URL of the primary.')
  faults.push(...ossFaults(config), ...s3Faults(config))
  if (faults.length > 0) throw new ConfigError(faults.join('\n'))
  return config
}

export function publicUrl(config: Config): string {
  return (
    config.PUBLIC_URL ?? `http://${config.HOST === '0.0.0.0' ? 'localhost' : config.HOST}:${config.PORT}`
  ).replace(/\/$/, '')
}
