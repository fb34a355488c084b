import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fromBase32, toBase32 } from '../../packages/domain/src/platform/kode-mandiri/base32.ts'
import {
  alamatContoh,
  isiContoh,
  newKunci,
} from '../../packages/domain/src/platform/kode-mandiri/kode-mandiri.fixture.ts'
import {
  type IsiKode,
  readKodeMandiri,
  writeKodeMandiri,
} from '../../packages/domain/src/platform/kode-mandiri/kode-mandiri.ts'

/**
 * `npm run check:verifikasi`: a second implementation (`verify.py`, Debian's Python and OpenSSL) must read the portal's
 * codes alike and refuse the same bytes after any change.
 */
const count = 100
const words = ['Koperasi', 'Sumber', 'Rejeki', 'Đắk', 'Łódź', '米', '🍎', 'Brebes', 'PT', 'Pangan']
const anyWords = (seed: number, length: number) =>
  Array.from({ length }, (_, at) => words[(seed * 7 + at * 3) % words.length]).join(' ')

const isiOf = (seed: number): IsiKode => ({
  ...isiContoh,
  nomor: `${seed}/SPPB/PSAT/XI/2026`,
  pemegang: anyWords(seed, 1 + (seed % 9)),
  produk: anyWords(seed + 1, 1 + (seed % 5)),
  wilayah: seed % 3 === 0 ? null : 1100 + seed,
  akhir: seed % 4 === 0 ? null : isiContoh.akhir,
  indeks: seed ** 3,
})

/** Changes one byte, another place in every round. */
function altered(kode: string, seed: number): string {
  const bytes = fromBase32(kode) ?? new Uint8Array()
  const at = (seed * 13) % bytes.length
  return toBase32(bytes.map((byte, index) => (index === at ? byte ^ (1 << (seed % 8)) : byte)))
}

const key = await newKunci()
const foreign = await newKunci()
const kodes: string[] = []
for (let seed = 0; seed < count; seed += 1)
  kodes.push((await writeKodeMandiri(alamatContoh, isiOf(seed), key)) ?? '')
const forged: string[] = []
for (let seed = 0; seed < count; seed += 1)
  forged.push((await writeKodeMandiri(alamatContoh, isiOf(seed), { kid: key.kid, sign: foreign.sign })) ?? '')
const asked = [...kodes, ...kodes.map(altered), ...forged]

const { x, y } = key.kunci
const input = asked.map((kode) => JSON.stringify({ kode, x, y })).join('\n')
const { stdout, stderr, status } = spawnSync('/usr/bin/python3', [join(import.meta.dirname, 'verify.py')], {
  input,
  encoding: 'utf8',
})
if (status !== 0) throw new Error(`verify.py ended with ${status}: ${stderr}`)
const answers: unknown[] = stdout
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

const secondsOf = (day: string, later = 0) => Date.parse(`${day}T00:00:00+07:00`) / 1000 + later
let faults = 0
for (const [at, kode] of asked.entries()) {
  const isi = at < count ? readKodeMandiri(kode)?.isi : undefined
  const wanted = isi
    ? {
        kunci: key.kid,
        nomor: isi.nomor,
        mulai: secondsOf(isi.mulai),
        akhir: isi.akhir === null ? null : secondsOf(isi.akhir, 86_400),
        pemegang: isi.pemegang,
        produk: isi.produk,
        wilayah: isi.wilayah ?? 0,
        indeks: isi.indeks,
      }
    : 'ditolak'
  if (JSON.stringify(answers[at]) === JSON.stringify(wanted)) continue
  faults += 1
  console.error(`${kode}\n  expected ${JSON.stringify(wanted)}\n  got      ${JSON.stringify(answers[at])}`)
}
console.log(`${count} codes read alike, ${2 * count} altered or forged codes refused: ${faults} differences`)
process.exitCode = faults === 0 ? 0 : 1
