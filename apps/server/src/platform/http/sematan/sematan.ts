import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type Config, publicUrl } from '#platform/config.ts'
import { methodsOf } from '../conditional.ts'

/** Content of an embedded frame on another site. */
export interface Kartu {
  status?: 404 | 400
  /** The subject: a number or the name of a market. */
  judul: string
  /** The result in one or two words, and its tone. */
  jawaban: string
  tone: 'ok' | 'warn' | 'bad' | 'mute'
  keterangan: readonly string[]
  /** Path of the portal page with the details. */
  alamat: string
}

const style = `:root{color-scheme:light dark;--ink:#17211c;--mute:#55605a;--line:#d7ded9;--back:#fff;--ok:#2b6625;--warn:#7d480a;--bad:#9c211f;--link:#0e6743}
@media (prefers-color-scheme:dark){:root{--ink:#e8efea;--mute:#a8b3ad;--line:#3a4640;--back:#161d19;--ok:#98da91;--warn:#f6ba55;--bad:#ffaea4;--link:#8ed9b1}}
*{box-sizing:border-box}body{margin:0;font:15px/1.45 system-ui,sans-serif;color:var(--ink);background:var(--back)}
main{min-height:100vh;padding:12px 16px;border:1px solid var(--line);border-radius:12px;overflow-wrap:anywhere}
h1{margin:0;font-size:15px;font-weight:600}p{margin:4px 0 0;color:var(--mute)}
.jawaban{margin-top:2px;font-size:20px;font-weight:700;color:var(--ink)}
[data-tone=ok]{color:var(--ok)}[data-tone=warn]{color:var(--warn)}[data-tone=bad]{color:var(--bad)}
a{display:inline-block;margin-top:8px;padding:4px 0;color:var(--link);font-size:14px}a:focus-visible{outline:2px solid;outline-offset:2px}`

const hash = createHash('sha256').update(style).digest('base64')
/** Any site may embed the frame. The frame has no scripts, images or forms. */
const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors http: https:`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (found) => entities[found] ?? '')

const pageOf = ({ judul, jawaban, tone, keterangan, alamat }: Kartu, origin: string) => `<!doctype html>
<html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escaped(`${judul}: ${jawaban}`)}</title><link rel="canonical" href="${escaped(origin + alamat)}"><style>${style}</style></head>
<body><main><h1>${escaped(judul)}</h1><p class="jawaban" data-tone="${tone}">${escaped(jawaban)}</p>
${keterangan.map((line) => `<p>${escaped(line)}</p>`).join('')}
<a href="${escaped(origin + alamat)}" target="_blank" rel="noopener">Periksa di Portal Pangan Segar</a></main></body></html>`

/** Allows other sites to embed this page. All other responses forbid it. */
function openToFrames(reply: FastifyReply): void {
  reply.removeHeader('x-frame-options')
  reply.headers({
    'content-security-policy': policy,
    'cross-origin-resource-policy': 'cross-origin',
    // Cache only one minute: a permit may be revoked at any time, but a busy site requests the frame often.
    'cache-control': 'public, max-age=60',
  })
}

export type ReadKartu = (query: Readonly<Record<string, unknown>>) => Promise<Kartu>

/** Registers a frame. The path contains the version, because snippets on other sites never change. */
export function sematanRoute(app: FastifyInstance, config: Config, name: string, read: ReadKartu): void {
  app.route({
    method: methodsOf('GET'),
    url: `/embed/v1/${name}`,
    config: { access: 'publik', perMinute: 240 },
    handler: async (request, reply) => {
      const kartu = await read(request.query as Record<string, unknown>)
      openToFrames(reply)
      reply.code(kartu.status ?? 200).type('text/html; charset=utf-8')
      return pageOf(kartu, publicUrl(config))
    },
  })
}
