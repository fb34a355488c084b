import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const samples = join(import.meta.dirname, '../deploy')

/** Fills in a file of deploy/, so that a check runs the settings that operators copy. Comments stay as they are. */
export function fillSample(name: string, values: Record<string, string | number>): string {
  return readFileSync(join(samples, name), 'utf8').replace(/^([^#\n]*)/gm, (line) =>
    line.replace(/\$\{(\w+)\}/g, (_, key: string) => {
      if (values[key] === undefined) throw new Error(`deploy/${name}: no value for ${key}`)
      return String(values[key])
    }),
  )
}
