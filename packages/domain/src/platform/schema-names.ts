import { z } from 'zod'

/** Every name that was given; a test sees to it that none was given twice. */
export const schemaNames: string[] = []

/**
 * Schemas that several calls share: OpenAPI describes each once under its name (`pengguna` is `Pengguna`), and clients
 * generated from it have a type of that name.
 */
export function nameSchemas(schemas: Readonly<Record<string, z.ZodType>>): void {
  for (const [name, schema] of Object.entries(schemas)) {
    const words = name.split(/\W+/)
    const id = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
    z.globalRegistry.add(schema, { id })
    schemaNames.push(id)
  }
}
