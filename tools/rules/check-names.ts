import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Words that GLOSARIUM.md replaces, as parts of a path, with the word to use instead. */
const paths: readonly [RegExp, string][] = [
  [/\b(?:statistik|dashboard)\b/, 'dasbor'],
  [/\bcari\b/, 'pencarian'],
  [/\brapid\b(?!-test)/, 'rapid-test'],
  [/\bwitness/, 'query-effect'],
  [/\/alur\/(?:pengajuan|berkas)\//, 'alur/pelaku or alur/sekretariat'],
]

/** Indonesian verbs. Functions start with an English verb; domain nouns stay Indonesian. */
const verbs = [
  ...['ajukan', 'ambil', 'atur', 'baca', 'balas', 'bandingkan', 'bawa', 'buang', 'buat', 'buka', 'bulatkan'],
  ...[
    'cabut',
    'cari',
    'catat',
    'cek',
    'centang',
    'gabungkan',
    'geser',
    'hapus',
    'hitung',
    'jalankan',
    'jawab',
  ],
  ...['kecilkan', 'kirim', 'kosongkan', 'layani', 'lengkapi', 'lihat', 'minta', 'muat', 'panggil', 'periksa'],
  ...['perbaiki', 'perpanjang', 'pilih', 'potong', 'putuskan', 'ringkas', 'samarkan', 'sebut', 'siapkan'],
  ...['simpan', 'susun', 'tagih', 'tambah', 'tandai', 'tanya', 'tarik', 'temukan', 'terapkan', 'terbitkan'],
  ...['terima', 'tolak', 'tukar', 'tulis', 'tunggu', 'tunjuk', 'tutup', 'ubah', 'undang', 'unduh', 'unggah'],
]
const verb = `(?:${verbs.join('|')})(?![a-z])`
const fileVerb = new RegExp(`/${verb}-?[^/]*\\.tsx?$`)
const functionVerb = new RegExp(
  `\\b(?:function\\*?\\s+|const\\s+(?=\\w+\\s*=\\s*(?:async\\s*)?(?:\\(|<|[a-z]\\w*\\s*=>|defineContract)))(${verb}\\w*)`,
  'g',
)

/** Returns what is wrong with the names in a path and in the functions that the file declares. */
export function nameFaults(path: string, source: string): string[] {
  const words = path.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()
  const wrongPath = paths.filter(([stem]) => stem.test(words)).map(([, word]) => `path: use "${word}"`)
  const wrongFile = fileVerb.test(path) ? ['path: start with an English verb'] : []
  const wrongFunctions = [...source.matchAll(functionVerb)].map(
    ([, name]) => `function ${name}: use an English verb`,
  )
  return [...wrongPath, ...wrongFile, ...wrongFunctions]
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '../..')
  // Files under routes/ carry the addresses of the specification.
  const files = globSync('{apps,packages,e2e,bench,tools}/**/*.{ts,tsx,css}', { cwd: root }).filter(
    (path) => !/node_modules|\/dist\/|\/src\/routes\/(?!.*\/-)|\.gen\.ts$|check-names\.test/.test(path),
  )
  const faults = files.flatMap((path) =>
    nameFaults(path, readFileSync(join(root, path), 'utf8')).map((fault) => `${path}: ${fault}`),
  )
  for (const fault of faults) console.log(fault)
  console.log(`${files.length} files checked, ${faults.length} violations`)
  process.exitCode = faults.length > 0 || files.length === 0 ? 1 : 0
}
