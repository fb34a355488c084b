type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
interface Node {
  [key: string]: Json
}

const isNode = (value: Json | undefined): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Formats that make the validation pattern redundant in the document. */
const formatsThatSuffice = new Set(['date', 'date-time', 'email', 'uuid'])

/** Converts a record over known keys to properties, which readers of a schema expect. */
function spellOutKeys(schema: Node): void {
  const { propertyNames, additionalProperties, required } = schema
  if (!isNode(propertyNames) || !Array.isArray(propertyNames.enum) || !isNode(additionalProperties)) return
  const value = additionalProperties
  schema.properties = Object.fromEntries(propertyNames.enum.map((key) => [String(key), value]))
  delete schema.propertyNames
  delete schema.additionalProperties
  if (Array.isArray(required) && required.length === 0) delete schema.required
}

function tidySchema(schema: Node): void {
  if (typeof schema.format === 'string' && formatsThatSuffice.has(schema.format)) delete schema.pattern
  // Responses may gain fields, and clients must tolerate them.
  if (schema.additionalProperties === false) delete schema.additionalProperties
  spellOutKeys(schema)
}

function visit(value: Json | undefined, each: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, each)
  if (!isNode(value)) return
  each(value)
  for (const inner of Object.values(value)) visit(inner, each)
}

const prefix = '#/components/schemas/'

function namesIn(value: Json | undefined): string[] {
  const names: string[] = []
  visit(value, ({ $ref }) => {
    if (typeof $ref === 'string' && $ref.startsWith(prefix)) names.push($ref.slice(prefix.length))
  })
  return names
}

/** Keeps only used schemas. The generator writes each named schema for input and output, but most are used for one. */
function usedSchemas(paths: Json | undefined, schemas: Node): Node {
  const used: Node = {}
  const waiting = namesIn(paths)
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const schema = schemas[name]
    if (schema === undefined || name in used) continue
    used[name] = schema
    waiting.push(...namesIn(schema))
  }
  return Object.fromEntries(Object.entries(used).sort(([a], [b]) => (a < b ? -1 : 1)))
}

const integer = (description: string): Node => ({ description, schema: { type: 'integer' } })

/** Rate limit headers of every response. See `limits.ts` and `failures.ts` in the parent folder. */
const limits: Node = {
  'x-ratelimit-limit': integer('Permintaan yang boleh dikirim dari satu alamat dalam semenit.'),
  'x-ratelimit-remaining': integer('Sisa permintaan dalam menit ini.'),
  'x-ratelimit-reset': integer('Detik sampai sisanya penuh kembali.'),
}
const retryAfter: Node = { 'retry-after': integer('Detik sampai boleh mencoba lagi.') }
const waits = new Set(['429', '503'])

function headersOf(status: string): Node {
  const names = Object.keys(waits.has(status) ? { ...limits, ...retryAfter } : limits)
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}

/** Moves content that all operations repeat to shared components. */
function hoist(operation: Node, responses: Node, parameters: Node): void {
  if (isNode(operation.responses)) {
    for (const [status, response] of Object.entries(operation.responses)) {
      if (!isNode(response)) continue
      response.headers = headersOf(status)
      if (Number(status) < 400) continue
      responses[status] = response
      operation.responses[status] = { $ref: `#/components/responses/${status}` }
    }
  }
  if (!Array.isArray(operation.parameters)) return
  operation.parameters = operation.parameters.map((parameter) => {
    if (!isNode(parameter) || parameter.in !== 'header') return parameter
    const name = String(parameter.name)
    parameters[name] = parameter
    return { $ref: `#/components/parameters/${name}` }
  })
}

export function tidyDocument<D extends object>(document: D): D {
  const { paths, components } = document as { paths: Node; components: Node }
  const responses: Node = {}
  const parameters: Node = {}
  for (const path of Object.values(paths)) {
    if (!isNode(path)) continue
    // HEAD repeats GET for every path.
    delete path.head
    for (const operation of Object.values(path))
      if (isNode(operation)) hoist(operation, responses, parameters)
  }
  Object.assign(components, { headers: { ...limits, ...retryAfter }, responses, parameters })
  if (isNode(components.schemas)) components.schemas = usedSchemas([paths, responses], components.schemas)
  visit(paths, tidySchema)
  visit(components, tidySchema)
  return document
}
