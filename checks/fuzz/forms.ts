import { filledTemplate, pdukRow } from '../../apps/server/src/okkp/impor/impor.fixture.ts'
import { samplePdf, samplePicture, sampleXlsx } from '../../apps/server/src/platform/files/samples.fixture.ts'
import type { Operation } from './document.ts'
import type { Random } from './random.ts'
import { spoilText } from './spoil.ts'
import { type Source, valid } from './values.ts'

const [jpeg, png] = [await samplePicture('jpeg'), await samplePicture('png')]

function pictureOrPdf(random: Random): Buffer {
  if (random.chance(0.4)) return random.chance(0.5) ? jpeg : png
  return samplePdf(random.integer(0, 4000))
}

/** Changes, cuts or repeats bytes. */
function damage(random: Random, bytes: Buffer): Buffer {
  const damaged = Buffer.from(bytes)
  for (let count = random.integer(1, 30); count > 0; count--)
    damaged[random.integer(0, damaged.length - 1)] = random.integer(0, 255)
  if (random.chance(0.3)) return damaged.subarray(0, random.integer(0, damaged.length))
  return random.chance(0.2) ? Buffer.concat([damaged, bytes]) : damaged
}

async function fileFor(name: string, random: Random): Promise<{ bytes: Buffer; name: string }> {
  if (name === 'import-excel') {
    const rows = Array.from({ length: random.integer(1, 4) }, () =>
      pdukRow(`ACAK-${random.text(8, '0123456789')}`),
    )
    return { bytes: random.chance(0.7) ? await filledTemplate(1, rows) : sampleXlsx(), name: 'data.xlsx' }
  }
  const bytes = pictureOrPdf(random)
  const ending = bytes[0] === 0x25 ? 'pdf' : bytes[0] === 0x89 ? 'png' : 'jpg'
  return { bytes, name: `berkas.${ending}` }
}

/** Builds a multipart form. An import of registrations names the kind that its rows belong to. */
export async function formOf(
  { form: schema, path }: Operation,
  source: Source,
  isSpoiled: boolean,
): Promise<FormData> {
  const { random } = source
  const form = new FormData()
  for (const [name, part] of Object.entries(schema?.properties ?? {})) {
    const file = part.format === 'binary' ? part : part.items?.format === 'binary' ? part.items : undefined
    if (file) {
      const chosen = await fileFor(name, random)
      const bytes = isSpoiled && random.chance(0.7) ? damage(random, chosen.bytes) : chosen.bytes
      const fileName = isSpoiled && random.chance(0.3) ? spoilText(random).toWellFormed() : chosen.name
      form.append(name, new File([new Uint8Array(bytes)], fileName))
    } else if (schema?.required?.includes(name) || random.chance(0.2)) {
      form.append(name, isSpoiled ? spoilText(random).toWellFormed() : String(valid(part, name, source)))
    }
  }
  if (path === '/api/okkp/imports' && !isSpoiled) form.set('registrasi_id', '1')
  return form
}
