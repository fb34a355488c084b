import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromBase64, utf8 } from './bytes.ts'
import { formatCheckpoint, openCheckpoint, parseCheckpoint } from './checkpoint.ts'
import { cosign, cosignedAt, cosignedText } from './cosignature.ts'
import { formatKey, formatNote, isSignedBy, parseKey, parseNote, signText, verifierKey } from './note.ts'
import { bytesOfHex, sha256 } from './sha256.fixture.ts'

/** The example of Go's package sumdb/note, where the format comes from. */
const text =
  "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n"
const signed = `${text}\n— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n`
const keyText = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW'
const seed = fromBase64('AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz')?.subarray(1) ?? new Uint8Array()
const key = parseKey(sha256, keyText)

describe('notes', () => {
  test('the published note is right, and is signed again byte for byte', async () => {
    expect(formatKey(key)).toBe(keyText)
    expect(await isSignedBy(parseNote(signed), key)).toBe(true)
    expect(formatNote({ text, signatures: [await signText(text, key, seed)] })).toBe(signed)
  })

  test('another text, key or name is not signed', async () => {
    expect(await isSignedBy(parseNote(signed.replace('answer', 'Answer')), key)).toBe(false)
    expect(await isSignedBy(parseNote(signed.replace('— Peter', '— Pieter')), key)).toBe(false)
    const other = verifierKey(sha256, 'PeterNeumann', 'note', bytesOfHex('00'.repeat(32)))
    expect(await isSignedBy(parseNote(signed), other)).toBe(false)
  })

  test('a second, wrong signature of the same key spoils the note', async () => {
    const twice = parseNote(signed)
    const wrong = { ...(await signText('x\n', key, seed)) }
    expect(await isSignedBy({ ...twice, signatures: [...twice.signatures, wrong] }, key)).toBe(false)
  })

  test.each([
    ['no empty line', signed.replace('\n\n', '\n')],
    ['no line break at the end', signed.trimEnd()],
    ['a control character', signed.replace('you', 'y\tou')],
    ['a signature that is not base64', signed.replace('x08go', 'x08g')],
    ['no signature', `${text}\n`],
    ['too many signatures', signed + (signed.split('\n\n')[1] ?? '').repeat(101)],
  ])('%s is refused', (_, note) => {
    expect(() => parseNote(note)).toThrow()
  })

  test.each([
    'PeterNeumann+c74f20a4+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW',
    'Peter Neumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW',
    'PeterNeumann+c74f20a3+AhpcOQcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW',
    'PeterNeumann+c74f20a3+ARpc2QcU',
    '',
  ])('%j is no key', (wrong) => {
    expect(() => parseKey(sha256, wrong)).toThrow()
  })
})

const origin = 'example.com/behind-the-sofa'
const body = `${origin}\n20852163\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n`

describe('checkpoints', () => {
  test('the example of the specification is read and written', () => {
    const { size, ...rest } = parseCheckpoint(body)
    expect([rest.origin, size]).toEqual([origin, 20852163])
    expect(formatCheckpoint({ size, ...rest })).toBe(body)
    expect(parseCheckpoint(`${body}an extension\n`).size).toBe(size)
  })

  test.each([
    body.replace('20852163', '020852163'),
    body.replace('20852163', '-1'),
    body.replace('20852163', '99999999999999999999'),
    body.replace('CsUY', ''),
    `\n${body}`,
    '',
  ])('%j is none', (wrong) => {
    expect(() => parseCheckpoint(wrong)).toThrow('no checkpoint')
  })

  test('only its own log opens it', async () => {
    const log = verifierKey(sha256, origin, 'note', key.publicKey)
    const note = formatNote({ text: body, signatures: [await signText(body, log, seed)] })
    expect((await openCheckpoint(note, log)).checkpoint.size).toBe(20852163)
    await expect(openCheckpoint(note, key)).rejects.toThrow('another log')
    await expect(openCheckpoint(note.replace('20852163', '20852164'), log)).rejects.toThrow('not signed')
  })
})

describe('cosignatures', () => {
  const witness = verifierKey(sha256, 'witness.example.com/w1', 'cosignature', key.publicKey)

  test('the signed text is that of the specification', () => {
    expect(cosignedText(1679315147, body)).toBe(`cosignature/v1\ntime 1679315147\n${body}`)
  })

  test('a witness is believed for its text, its time and its key', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.nat({ max: 71 }), async (time, at) => {
        const one = await cosign(body, witness, seed, time)
        const note = { text: body, signatures: [one] }
        expect(await cosignedAt(parseNote(formatNote(note)), witness)).toBe(time)
        expect(await cosignedAt({ ...note, text: body.replace('2', '3') }, witness)).toBeUndefined()
        const signature = one.signature.slice()
        signature[at] = (signature[at] ?? 0) ^ 1
        expect(await cosignedAt({ ...note, signatures: [{ ...one, signature }] }, witness)).toBeUndefined()
      }),
      { numRuns: 20 },
    )
  })

  test('a signature of the log is no cosignature, and a shorter one neither', async () => {
    const log = verifierKey(sha256, witness.name, 'note', key.publicKey)
    expect(log.id).not.toBe(witness.id)
    const plain = await signText(body, log, seed)
    expect(
      await cosignedAt({ text: body, signatures: [{ ...plain, id: witness.id }] }, witness),
    ).toBeUndefined()
    expect(utf8(body).length).toBeGreaterThan(0)
  })
})
