import type {
  postPengaduan,
  readTiketCall,
  replyToTiketCall,
  TiketPengaduan,
  uploadFotoPengaduan,
} from '@portal/domain/okkp/pengaduan/pengaduan.contract'
import { hurufKode } from '@portal/domain/okkp/pengaduan/pengaduan.rules'
import type { CallBody, Result } from '@portal/domain/platform/contract'
import { post } from '#platform/api/post.ts'
import { sendMultipart } from '#platform/api/upload.ts'
import { shrinkPicture } from '#platform/files/shrink-picture.ts'

export type IsianLapor = CallBody<typeof postPengaduan>

export interface KunciTiket {
  nomor: string
  kode: string
}

/** Creates the secret code in the browser. The browser sends it with the report, and the server never returns it. */
export function kodeBaru(): string {
  const random = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(random, (byte) => hurufKode[byte % hurufKode.length]).join('')
}

export async function sendLaporan(isian: IsianLapor): Promise<string> {
  return (await post<typeof postPengaduan>('/api/okkp/pengaduan/kirim', isian)).data.nomor
}

export async function readTiket(kunci: KunciTiket): Promise<TiketPengaduan> {
  return (await post<typeof readTiketCall>('/api/okkp/pengaduan/tiket', kunci)).data
}

export async function replyToTiket(kunci: KunciTiket, isi: string, foto: string[]): Promise<TiketPengaduan> {
  return (await post<typeof replyToTiketCall>('/api/okkp/pengaduan/tiket/balas', { ...kunci, isi, foto }))
    .data
}

const fotoAddress: (typeof uploadFotoPengaduan)['path'] = '/api/okkp/pengaduan/foto'
/**
 * Size limit in bytes. The browser shrinks larger photos. It sends smaller ones unchanged, and the server removes their
 * location.
 */
const enough = 4_000_000

export async function uploadFoto(file: File, signal: AbortSignal) {
  const small = await shrinkPicture(file, { side: 2400, quality: 0.85, enough })
  const form = new FormData()
  form.append('file', small, small.name)
  return (await sendMultipart<Result<typeof uploadFotoPengaduan>>(fotoAddress, form, { signal })).data
}
