import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './step.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const rulesIn = (text: string) => (text.match(/tools\/rules\/check-\w+\.ts/g) ?? []).toSorted()

test('the whole test runs every rule of the lint command', () => {
  const { lint } = JSON.parse(read('package.json')).scripts
  expect(rulesIn(lint).length).toBeGreaterThan(3)
  // The text is compared, because the file starts all tests when it is imported.
  expect(rulesIn(read('tools/test.ts'))).toEqual(rulesIn(lint))
})
