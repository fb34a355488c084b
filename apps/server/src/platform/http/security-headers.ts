import { createHash, randomBytes } from 'node:crypto'
import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '#platform/config.ts'

const captchaHosts: Record<Config['CAPTCHA_PROVIDER'], string[]> = {
  altcha: [],
  hcaptcha: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  recaptcha: ['https://www.google.com', 'https://www.gstatic.com'],
  turnstile: ['https://challenges.cloudflare.com'],
}

/** The script elements with text of their own that a page has: the policy names each by its hash. */
export function scriptHashes(page: string): string[] {
  const texts = [...page.matchAll(/<script(?![^>]*\s(?:src|type)=)[^>]*>([^<]*)<\/script>/g)]
  return texts.map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

interface PageSources {
  nonce: string
  /** Of inline scripts. */
  hashes: readonly string[]
}

/** CSP of pages: scripts strict, style elements by nonce, style attributes free (prerendered pages). */
export function pagePolicy({ nonce, hashes }: PageSources, config: Config): string {
  const captcha = captchaHosts[config.CAPTCHA_PROVIDER].join(' ')
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...hashes, captcha].join(' ').trim(),
    "worker-src 'self' blob:",
    `style-src 'self' 'nonce-${nonce}' ${captcha}`.trim(),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${captcha}`.trim(),
    `frame-src 'self' blob: ${captcha}`.trim(),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** A form may ask where its user is; nothing asks for anything else. */
const permissions = 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()'

const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

export async function securityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
  })
  app.addHook('onSend', async (request, reply) => {
    reply.header('permissions-policy', permissions)
    if (!reply.hasHeader('content-security-policy') && !/^\/api\/docs(?![^/?])/.test(request.url)) {
      reply.header('content-security-policy', dataPolicy)
    }
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store')
  })
}

/**
 * A worker obeys the policy of its own script: the reader of PDFs decodes scanned pages with WebAssembly. Its
 * data comes from the page, so that it needs no connection.
 */
export const assetPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'"

/** Sets the page policy and returns the nonce that the page's style elements must carry. */
export function setPagePolicy(reply: FastifyReply, config: Config, hashes: readonly string[]): string {
  const nonce = randomBytes(16).toString('base64')
  reply.header('content-security-policy', pagePolicy({ nonce, hashes }, config))
  return nonce
}
