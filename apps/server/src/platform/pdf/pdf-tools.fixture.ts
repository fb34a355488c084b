import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

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

/** Runs a poppler tool. A reported error throws, so that a broken page never passes unnoticed. */
async function poppler(tool: string, args: readonly string[]): Promise<string> {
  const { stdout, stderr } = await run(tool, args, { maxBuffer: 64_000_000 })
  if (/error/i.test(stderr)) throw new Error(`${tool}: ${stderr}`)
  return stdout
}

export function pdfText(pdf: Uint8Array, ...args: string[]): Promise<string> {
  return onDisk(pdf, (path) => poppler('pdftotext', [...args, path, '-']))
}

/** Returns the text in one line, regardless of line breaks on paper. */
export async function pdfWords(pdf: Uint8Array, ...args: string[]): Promise<string> {
  return (await pdfText(pdf, ...args)).replace(/\s+/g, ' ')
}

export function pdfInfo(pdf: Uint8Array, ...args: string[]): Promise<string> {
  return onDisk(pdf, (path) => poppler('pdfinfo', [...args, path]))
}

/** Returns one line for each font: its name, its type, and whether it is embedded. */
export function pdfFonts(pdf: Uint8Array): Promise<string> {
  return onDisk(pdf, (path) => poppler('pdffonts', [path]))
}

/** Runs pdfsig and ignores its exit code, because 1 or 2 only means that it has objections. The output counts. */
export function pdfSignatures(pdf: Uint8Array): Promise<string> {
  return onDisk(pdf, (path) =>
    run('pdfsig', [path]).then(
      ({ stdout }) => stdout,
      (error: { stdout: string }) => error.stdout,
    ),
  )
}

export function pdfPictures(pdf: Uint8Array, dpi: number): Promise<Buffer[]> {
  return onDisk(pdf, async (path, folder) => {
    await poppler('pdftoppm', ['-r', String(dpi), '-gray', '-png', path, join(folder, 'h')])
    const names = (await readdir(folder)).filter((name) => name.endsWith('.png')).sort()
    return Promise.all(names.map((name) => readFile(join(folder, name))))
  })
}
