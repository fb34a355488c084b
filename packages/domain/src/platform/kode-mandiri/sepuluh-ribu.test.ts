import { expect, test } from 'vitest'
import { fromBase32, toBase32 } from './base32.ts'
import { type KeadaanIzin, packKeadaan } from './daftar-status.ts'
import { alamatContoh, isiContoh, kiniContoh, newKunci } from './kode-mandiri.fixture.ts'
import { writeKodeMandiri } from './kode-mandiri.ts'
import { checkKode, type Putusan, umurDaftarDetik } from './putusan.ts'

/** Small generator with a fixed seed, so that a failure repeats. */
function randomFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const notInForce: KeadaanIzin[] = ['dibekukan', 'dicabut', 'digantikan', 'tidak_tercatat']
const tries = 10_000

test('of 10,000 altered, forged, expired or revoked codes none is genuine and valid', async () => {
  const random = randomFrom(51)
  const [key, foreign, leaked] = [await newKunci(), await newKunci(), await newKunci()]
  const keys = [key.kunci, { ...leaked.kunci, keadaan: 'bocor' as const }]
  const daftar = { dibuat: kiniContoh - 60, ...packKeadaan(['berlaku', ...notInForce]) }
  const isi = { ...isiContoh, indeks: 0 }
  const write = async (change: Partial<typeof isi>, by: Parameters<typeof writeKodeMandiri>[2] = key) =>
    (await writeKodeMandiri(alamatContoh, { ...isi, ...change }, by)) ?? ''
  const good = await write({})
  const other = await write({ nomor: 'X.1', indeks: 0 })
  const bytes = fromBase32(good) as Uint8Array<ArrayBuffer>
  expect((await checkKode(good, keys, daftar, kiniContoh)).putusan).toBe('sah')

  /** Cases that need a new signature are written once for each variant; the others are new in every round. */
  const signed = await Promise.all([
    write({}, foreign),
    write({}, leaked),
    write({}, { kid: key.kid, sign: foreign.sign }),
    write({}, { kid: leaked.kid, sign: key.sign }),
    write({ mulai: '2020-01-01', akhir: '2026-11-30' }),
    write({ mulai: '2027-01-01' }),
    write({ indeks: 99 }),
    ...notInForce.map((_, index) => write({ indeks: index + 1 })),
  ])
  const flipped = () => {
    const changed = Uint8Array.from(bytes)
    for (let count = 1 + random(3); count > 0; count -= 1) {
      const at = random(changed.length)
      changed[at] = (changed[at] ?? 0) ^ (1 + random(255))
    }
    return toBase32(changed)
  }
  const makers: (() => string)[] = [
    flipped,
    () => good.slice(0, random(good.length)),
    () => `${good.slice(0, random(good.length))}${other.slice(random(other.length))}`,
    () => toBase32(Uint8Array.from({ length: 1 + random(240) }, () => random(256))),
    () => signed[random(signed.length)] as string,
  ]

  const seen = new Map<Putusan, number>()
  for (let round = 0; round < tries; round += 1) {
    const text = makers[round % makers.length]?.() as string
    if (text === good || text === other) continue
    const { putusan } = await checkKode(text, keys, daftar, kiniContoh)
    seen.set(putusan, (seen.get(putusan) ?? 0) + 1)
  }
  const stale = { ...daftar, dibuat: kiniContoh - umurDaftarDetik - 1 }
  seen.set((await checkKode(good, keys, stale, kiniContoh)).putusan, 1)
  expect(seen.get('sah')).toBeUndefined()
  for (const putusan of [
    'diubah',
    'bukan_kode',
    'kunci_asing',
    'kunci_dicabut',
    'kedaluwarsa',
    'dicabut',
    'daftar_lama',
  ] as const) {
    expect([putusan, seen.has(putusan)]).toEqual([putusan, true])
  }
})
