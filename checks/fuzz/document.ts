/** The parts of JSON schema that the portal's OpenAPI document uses. */
export interface Schema {
  $ref?: string
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: Schema
}

export interface Operation {
  name: string
  method: string
  path: string
  parameters: Parameter[]
  body: Schema | undefined
  form: Schema | undefined
  /** Undefined: everybody, also without an account. */
  roles: string[] | undefined
  callerIsOss: boolean
}

interface Described {
  description: string
  parameters?: (Parameter & { $ref?: string })[]
  requestBody?: { content: Record<string, { schema: Schema } | undefined> }
  security?: Record<string, unknown>[]
}

interface Document {
  paths: Record<string, Record<string, Described>>
  components: { schemas: Record<string, Schema> }
}

/** Replaces references by the schemas they name. Deep schemas of tree answers do not occur in requests. */
function expand(schema: Schema, document: Document, depth = 0): Schema {
  if (depth > 20) return {}
  if (schema.$ref)
    return expand(document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, document, depth + 1)
  const inner = (part: Schema) => expand(part, document, depth + 1)
  return {
    ...schema,
    ...(schema.anyOf ? { anyOf: schema.anyOf.map(inner) } : {}),
    ...(schema.items ? { items: inner(schema.items) } : {}),
    ...(schema.properties
      ? {
          properties: Object.fromEntries(
            Object.entries(schema.properties).map(([name, part]) => [name, inner(part)]),
          ),
        }
      : {}),
  }
}

/** Reads the roles from the sentence that the document prints for them. */
function rolesOf({ description, security = [] }: Described, all: readonly string[]): string[] | undefined {
  const isOpen = security.length === 0 || security.some((scheme) => Object.keys(scheme).length === 0)
  if (isOpen) return undefined
  const named = description.match(/[A-Z][A-Z_]{4,}/g) ?? []
  return named.length > 0 ? named : [...all]
}

export function readOperations(document: Document, allRoles: readonly string[]): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]): Operation => {
      const content = described.requestBody?.content ?? {}
      const schemaOf = (type: string) => {
        const schema = content[type]?.schema
        return schema && expand(schema, document)
      }
      return {
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        parameters: (described.parameters ?? [])
          .filter((parameter) => !parameter.$ref)
          .map((parameter) => ({ ...parameter, schema: expand(parameter.schema, document) })),
        body: schemaOf('application/json'),
        form: schemaOf('multipart/form-data'),
        roles: rolesOf(described, allRoles),
        callerIsOss: described.description.startsWith('Hanya untuk OSS'),
      }
    }),
  )
}

export async function fetchOperations(origin: string, allRoles: readonly string[]): Promise<Operation[]> {
  const document = (await (await fetch(`${origin}/api/openapi.json`)).json()) as Document
  return readOperations(document, allRoles)
}
