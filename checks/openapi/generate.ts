import { createClient } from '@hey-api/openapi-ts'

const [, , input = '', path = ''] = process.argv

// Imports need the .ts extension, because Node runs the generated files directly.
await createClient({
  input,
  output: { path, importFileExtension: '.ts' },
  logs: { level: 'silent', file: false },
})
