// Plain JavaScript, because the hook runs with the committer's Node version.
import { readFileSync } from 'node:fs'

const pattern =
  /^(feat|fix|docs|style|refactor|perf|test|build|ci|chore|revert)(\([a-z0-9-]+\))?!?: \S.{0,98}$/
const [, , file = ''] = process.argv
const [title = ''] = readFileSync(file, 'utf8').split('\n')

if (!pattern.test(title) && !/^(Merge|Revert|fixup!|squash!) /.test(title)) {
  console.error(
    `The commit title "${title}" has the wrong form. Example: feat(okkp): add a search for commodities`,
  )
  process.exit(1)
}
