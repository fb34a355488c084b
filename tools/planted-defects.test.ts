import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { defects } from '../checks/faults/defects/defects.ts'
import { root } from './step.ts'

test.each(defects)('$name: its text stands once in $file', ({ file, from }) => {
  expect(readFileSync(join(root, file), 'utf8').split(from)).toHaveLength(2)
})
