import { readFileSync } from 'node:fs'

type Env = Record<string, string | undefined>

/**
 * Reads secrets from files: `NAME_FILE` names a file with the value of `NAME`. Process lists and crash reports show the
 * environment, but not the content of files. Each fault names the variable.
 */
export function readSecretFiles(env: Env, names: Iterable<string>): { values: Env; faults: string[] } {
  const values: Env = {}
  const faults: string[] = []
  for (const name of names) {
    const variable = `${name}_FILE`
    const path = env[variable]
    if (!path) continue
    if (env[name]) {
      faults.push(`${variable}: ${name} is set too. Allowed: only one of them.`)
      continue
    }
    try {
      // Editors and `echo` end a file with a line break.
      const value = readFileSync(path, 'utf8').replace(/\r?\n$/, '')
      if (value === '') faults.push(`${variable}: the file "${path}" is empty.`)
      values[name] = value
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      faults.push(`${variable}: the file "${path}" cannot be read (${code}).`)
    }
  }
  return { values, faults }
}
