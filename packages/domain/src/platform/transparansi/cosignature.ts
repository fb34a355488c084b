import { concat, utf8 } from './bytes.ts'
import { signatureSize, signEd25519, verifyEd25519 } from './ed25519.ts'
import { type Note, type NoteSignature, signaturesOf, type VerifierKey } from './note.ts'

const timeSize = 8

/** What a witness signs (C2SP cosignature/v1). `time` is in seconds since 1970. */
export const cosignedText = (time: number, text: string): string => `cosignature/v1\ntime ${time}\n${text}`

export async function cosign(
  text: string,
  key: VerifierKey,
  seed: Uint8Array,
  time: number,
): Promise<NoteSignature> {
  const stamp = new Uint8Array(timeSize)
  new DataView(stamp.buffer).setBigUint64(0, BigInt(time))
  const signature = await signEd25519(seed, utf8(cosignedText(time, text)))
  return { name: key.name, id: key.id, signature: concat(stamp, signature) }
}

/** Returns when the witness signed, in seconds since 1970, or undefined if the signature is not right. */
async function timeOf(
  { text }: Note,
  { signature }: NoteSignature,
  key: VerifierKey,
): Promise<number | undefined> {
  if (key.kind !== 'cosignature' || signature.length !== timeSize + signatureSize) return undefined
  const time = Number(new DataView(signature.buffer, signature.byteOffset).getBigUint64(0))
  const message = utf8(cosignedText(time, text))
  const isRight = await verifyEd25519(key.publicKey, message, signature.subarray(timeSize))
  return Number.isSafeInteger(time) && isRight ? time : undefined
}

/** Returns the last time at which this witness signed the note, or undefined if it has not. */
export async function cosignedAt(note: Note, key: VerifierKey): Promise<number | undefined> {
  const times = await Promise.all(signaturesOf(note, key).map((one) => timeOf(note, one, key)))
  return times.filter((time) => time !== undefined).sort((a, b) => b - a)[0]
}
