import type { Platform } from '#platform/platform.ts'

/** Uploads a file for this account. No record has claimed the file yet. */
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
  if (!stored) throw new Error('The sample file was not stored.')
  return stored.key
}
