import type { Platform } from '#platform/platform.ts'

/** A file that this account has uploaded and not yet used. */
export async function uploadBytes(
  { files }: Pick<Platform, 'files'>,
  uploader: { id: number },
  name: string,
  bytes: Uint8Array,
): Promise<string> {
  const content = (async function* () {
    yield bytes
  })()
  const parts = (async function* () {
    yield { name, content }
  })()
  const [stored] = await files.receive(parts, { uploader })
  if (!stored) throw new Error('berkas contoh tidak tersimpan')
  return stored.key
}
