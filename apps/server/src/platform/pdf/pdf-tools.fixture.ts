import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Runs work on the PDF as a file in a folder of its own. */
async function onDisk<T>(pdf: Uint8Array, work: (path: string, folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-pdf-'))
  try {
    const path = join(folder, 'dokumen.pdf')
    await writeFile(path, pdf)
    return await work(path, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** What poppler makes of the PDF; its complaints are an error, so that a page is never silently broken. */
async function poppler(tool: string, args: readonly string[]): Promise<string> {
  const { stdout, stderr } = await run(tool, args, { maxBuffer: 64_000_000 })
  if (/error/i.test(stderr)) throw new Error(`${tool}: ${stderr}`)
  return stdout
}

export function pdfText(pdf: Uint8Array, ...args: string[]): Promise<string> {
  return onDisk(pdf, (path) => poppler('pdftotext', [...args, path, '-']))
}

/** The words in one line, wherever the paper breaks them. */
export async function pdfWords(pdf: Uint8Array, ...args: string[]): Promise<string> {
  return (await pdfText(pdf, ...args)).replace(/\s+/g, ' ')
}

export function pdfInfo(pdf: Uint8Array, ...args: string[]): Promise<string> {
  return onDisk(pdf, (path) => poppler('pdfinfo', [...args, path]))
}

/** pdfsig ends with 1 or 2 for what it does not like; its words are what counts. */
export function pdfSignatures(pdf: Uint8Array): Promise<string> {
  return onDisk(pdf, (path) =>
    run('pdfsig', [path]).then(
      ({ stdout }) => stdout,
      (error: { stdout: string }) => error.stdout,
    ),
  )
}

/** Each page as a grey PNG. */
export function pdfPictures(pdf: Uint8Array, dpi: number): Promise<Buffer[]> {
  return onDisk(pdf, async (path, folder) => {
    await poppler('pdftoppm', ['-r', String(dpi), '-gray', '-png', path, join(folder, 'h')])
    const names = (await readdir(folder)).filter((name) => name.endsWith('.png')).sort()
    return Promise.all(names.map((name) => readFile(join(folder, name))))
  })
}
