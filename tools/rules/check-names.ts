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
const verbs =
  'ajukan alihkan ambil atur baca balas bandingkan bawa bersihkan buang buat buka bulatkan cabut cari ' +
  'catat cek centang coba gabung gabungkan geser hapus hitung jadwalkan jalankan jawab kecilkan ' +
  'kembalikan kirim kosongkan lanjut lanjutkan layani lengkapi lihat minta muat mulai panggil pasang ' +
  'periksa perbaiki perpanjang pilih pindahkan potong putuskan ringkas samarkan sebut setujui siapkan ' +
  'simpan susun tagih tahan tambah tandai tanya tarik temukan terapkan terbitkan terima tiba tolak ' +
  'tugaskan tukar tulis tunggu tunjuk tutup ubah undang unduh unggah urutkan'
const verb = `(?:${verbs.replaceAll(' ', '|')})(?![a-z])`
const fileVerb = new RegExp(`/${verb}-?[^/]*\\.tsx?$`)
const functionVerb = new RegExp(
  `\\b(?:function\\*?\\s+|const\\s+(?=\\w+\\s*=\\s*(?:async\\s*)?(?:\\(|<|[a-z]\\w*\\s*=>|defineContract)))(${verb}\\w*)`,
  'g',
)
/** A method with its body, or a property that holds an arrow function, each at the start of its line. */
const methodVerb = new RegExp(
  `^ +(?:(?:async|static) )*(?:(${verb}\\w*)(?:<[^>]*>)?\\([^\\n]*\\{$|(${verb}\\w*): (?:async )?(?:\\([^)]*\\)[^=\\n]*|\\w+) =>)`,
  'gm',
)
/** Steps of the demo story have the names of the story, such as "tolak". */
const demoSteps = /seeds\/demo\/\w+\/langkah\.ts$/

/** Returns what is wrong with the names in a path and in the functions and methods that the file declares. */
export function nameFaults(path: string, source: string): string[] {
  const words = path.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()
  const wrongPath = paths.filter(([stem]) => stem.test(words)).map(([, word]) => `path: use "${word}"`)
  const wrongFile = fileVerb.test(path) ? ['path: start with an English verb'] : []
  const methods = demoSteps.test(path) ? [] : [...source.matchAll(methodVerb)]
  const wrongFunctions = [...source.matchAll(functionVerb), ...methods].map(
    ([, name, property]) => `function ${name ?? property}: use an English verb`,
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
