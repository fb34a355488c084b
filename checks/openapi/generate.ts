import { createClient } from '@hey-api/openapi-ts'

const [, , input = '', path = ''] = process.argv

// With their extension, so that Node runs the files as they are.
await createClient({
  input,
  output: { path, importFileExtension: '.ts' },
  logs: { level: 'silent', file: false },
})
