const mark = /^-- no transaction$/m
const concurrentIndex =
  /^create (?:unique )?index concurrently (?:if not exists )?("?[\w.]+"?) on ("?[\w]+"?\.)?/i

const withoutComments = (text: string) => text.replace(/--.*$/gm, '').trim()

/**
 * Returns the index of a migration that is marked `-- no transaction`, with its schema. Such a file holds a single
 * `create index concurrently`, which PostgreSQL refuses inside a transaction.
 */
export function readMarkedIndex(text: string): string | undefined {
  if (!mark.test(text)) return undefined
  const statement = withoutComments(text).replace(/;$/, '').trim().replace(/\s+/g, ' ')
  const found = concurrentIndex.exec(statement)
  if (!found || statement.includes(';'))
    throw new Error('A migration marked "-- no transaction" holds a single CREATE INDEX CONCURRENTLY')
  // PostgreSQL creates an index in the schema of its table.
  const [, index = '', schema = ''] = found
  return `${schema}${index}`
}
