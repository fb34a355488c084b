import { z } from 'zod'

/** All names so far. A test checks that no name occurs twice. */
export const schemaNames: string[] = []

/**
 * Names schemas that several calls share. OpenAPI describes each once under its name (`pengguna` becomes `Pengguna`),
 * and generated clients have a type of that name.
 */
export function nameSchemas(schemas: Readonly<Record<string, z.ZodType>>): void {
  for (const [name, schema] of Object.entries(schemas)) {
    const words = name.split(/\W+/)
    const id = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
    z.globalRegistry.add(schema, { id })
    schemaNames.push(id)
  }
}
