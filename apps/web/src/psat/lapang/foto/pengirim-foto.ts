import { ApiError } from '#platform/wire/api-error.ts'

/** `menunggu`: no connection, the sender retries automatically. `ditolak`: the file is no picture or is too large. */
export type FotoBerjalan =
  | { jenis: 'mengunggah' | 'menunggu'; file: File }
  | { jenis: 'ditolak'; pesan: string }

/** Browser functions that the sender needs. Tests pass fakes. */
export interface AlatFoto {
  shrink: (foto: File) => Promise<File>
  upload: (foto: File) => Promise<string>
  /** Stores a copy on this device until the server has the photo. */
  keep: (kode: string, foto: File) => Promise<unknown>
  drop: (kode: string) => Promise<unknown>
  onSent: (kode: string, kunci: string) => void
  onChange: (kode: string, foto: FotoBerjalan | undefined) => void
}

/**
 * Sends photos of checklist items. If an item gets two photos, the later choice wins, whichever upload finishes first.
 */
export function createPengirimFoto(alat: AlatFoto) {
  const pilihan = new Map<string, number>()
  const waiting = new Map<string, File>()

  function pick(kode: string, file: File): () => boolean {
    const nomor = (pilihan.get(kode) ?? 0) + 1
    pilihan.set(kode, nomor)
    waiting.delete(kode)
    alat.onChange(kode, { jenis: 'mengunggah', file })
    return () => pilihan.get(kode) === nomor
  }

  async function send(kode: string, file: File, terakhir = pick(kode, file)) {
    try {
      const kunci = await alat.upload(file)
      if (!terakhir()) return
      alat.onChange(kode, undefined)
      alat.onSent(kode, kunci)
      await alat.drop(kode)
    } catch (error) {
      if (!terakhir()) return
      if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 401) {
        alat.onChange(kode, { jenis: 'ditolak', pesan: error.message })
        await alat.drop(kode)
        return
      }
      waiting.set(kode, file)
      alat.onChange(kode, { jenis: 'menunggu', file })
    }
  }

  return {
    async take(kode: string, asli: File) {
      const terakhir = pick(kode, asli)
      const file = await alat.shrink(asli)
      if (!terakhir()) return
      await alat.keep(kode, file)
      if (terakhir()) await send(kode, file, terakhir)
    },
    /** Resumes a photo that an earlier visit left on this device. */
    resume(kode: string, file: File) {
      if (!pilihan.has(kode)) void send(kode, file)
    },
    retry() {
      for (const [kode, file] of waiting) void send(kode, file)
    },
  }
}
