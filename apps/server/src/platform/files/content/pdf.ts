import { readRange, type Subject, type Verdict } from './range.ts'

const tailBytes = 2048
const lastReference = /startxref\s+(\d+)\s+%%EOF(?![\s\S]*%%EOF)/
const crossReference = /^\s{0,8}(xref\b|\d+\s+\d+\s+obj\b)/

/** A whole PDF ends by pointing at its cross-reference table; a cut or mangled one does not. */
export async function checkPdf(file: Subject): Promise<Verdict> {
  const tail = (await readRange(file, Math.max(0, file.size - tailBytes), tailBytes)).toString('latin1')
  const offset = Number(lastReference.exec(tail)?.[1] ?? Number.NaN)
  if (!Number.isSafeInteger(offset)) return 'rusak'
  const target = await readRange(file, offset, 64)
  return crossReference.test(target.toString('latin1')) ? 'baik' : 'rusak'
}
