import type { Jawaban } from './permintaan.ts'

export type IsiOss = Record<string, unknown>

/**
 * Meaning of an OSS answer. `ulang`: OSS did not take the message, so a retry is safe. `tak_pasti`: OSS may have taken
 * it, so the sender asks OSS first. `kunci`: OSS refuses our key, so sending stops.
 */
export type HasilOss =
  | { jenis: 'sukses'; isi: IsiOss }
  | { jenis: 'tolak'; kode: number; keterangan: string }
  | { jenis: 'kunci'; kode: number; keterangan: string }
  | { jenis: 'ulang'; sebab: string; setelahMs?: number | undefined }
  | { jenis: 'tak_pasti'; sebab: string }

function parse(text: string, type: string): unknown {
  if (!type.includes('json')) return undefined
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is IsiOss =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Returns the part of the body under the first matching name, because guide and real answers use different names. `''`
 * means no wrapper.
 */
function unwrap(body: unknown, names: readonly string[]): IsiOss | undefined {
  if (!isObject(body)) return undefined
  for (const name of names) {
    const inner = name === '' ? body : body[name]
    if (isObject(inner)) return inner
  }
  return undefined
}

const kodeOf = (isi: IsiOss) => Number(isi.kode ?? isi.code ?? isi.status ?? isi.kode_status)
const keteranganOf = (isi: IsiOss) => String(isi.keterangan ?? isi.message ?? '').slice(0, 500)

const ditolak = new Set([400, 404, 405])
const kunci = new Set([401, 403])

/** Classifies an answer. Success needs both a 2xx HTTP status and code 200 in the body. */
export function classifyJawaban(jawaban: Jawaban, wrappers: readonly string[]): HasilOss {
  if (!jawaban.ok)
    return jawaban.sampai
      ? { jenis: 'tak_pasti', sebab: jawaban.sebab }
      : { jenis: 'ulang', sebab: jawaban.sebab }
  const { http, type, retryAfter } = jawaban
  const text = jawaban.isi.toString('utf8')
  const seconds = retryAfter === undefined ? undefined : retryAfter * 1000
  if (http === 429) return { jenis: 'ulang', sebab: 'OSS membatasi kiriman (429)', setelahMs: seconds }
  const isi = unwrap(parse(text, type), wrappers)
  if (!isi) {
    if (kunci.has(http)) return { jenis: 'kunci', kode: http, keterangan: text.slice(0, 200) }
    // The gateway does not know this address, so OSS itself has not received the message.
    if (http === 404 && !type.includes('json'))
      return { jenis: 'ulang', sebab: 'alamat tidak dikenal di OSS (404)' }
    return { jenis: 'tak_pasti', sebab: `jawaban HTTP ${http} tidak dikenali` }
  }
  const kode = kodeOf(isi)
  const keterangan = keteranganOf(isi)
  if (kode === 200 && http >= 200 && http < 300) return { jenis: 'sukses', isi }
  if (kunci.has(kode)) return { jenis: 'kunci', kode, keterangan }
  if (ditolak.has(kode)) return { jenis: 'tolak', kode, keterangan }
  return { jenis: 'tak_pasti', sebab: `kode ${kode} (HTTP ${http}): ${keterangan}` }
}

/** Returns the text of a field, or null for the placeholders "", null and "-" that OSS uses. */
export function isian(value: unknown): string | null {
  if (typeof value === 'number') return String(value)
  const text = typeof value === 'string' ? value.trim() : ''
  return text === '' || text === '-' ? null : text
}
