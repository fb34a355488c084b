import type { Files } from '../files.ts'

async function* once<T>(value: T): AsyncGenerator<T> {
  yield value
}

/** Stores a file that the portal generated as if a user had uploaded it. Returns its key. */
export async function keepMade(
  files: Pick<Files, 'receive'>,
  { name, content }: { name: string; content: Buffer },
  options: Parameters<Files['receive']>[1],
): Promise<string> {
  const [stored] = await files.receive(once({ name, content: once(content) }), options)
  if (!stored) throw new Error(`${name} was not stored`)
  return stored.key
}
