import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { root } from '../world/world.ts'
import type { Defect } from './defects.ts'

const workspaces = ['packages/domain', 'apps/server', 'apps/oss-simulator']

/** Links every installed package, but resolves the workspaces of the portal in the copy. */
function linkPackages(folder: string): void {
  const from = join(root, 'node_modules')
  const to = join(folder, 'node_modules')
  mkdirSync(join(to, '@portal'), { recursive: true })
  for (const name of readdirSync(from)) if (name !== '@portal') symlinkSync(join(from, name), join(to, name))
  for (const place of workspaces) symlinkSync(join(folder, place), join(to, '@portal', basename(place)))
}

/** Returns a folder with a copy of the server's code that has this defect. */
export function copyCode({ name, file, from, to }: Defect): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-cacat-'))
  for (const place of workspaces) {
    const nested = join(root, place, 'node_modules')
    cpSync(join(root, place), join(folder, place), { recursive: true, filter: (path) => path !== nested })
    try {
      symlinkSync(nested, join(folder, place, 'node_modules'))
    } catch {
      // A workspace without packages of its own.
    }
  }
  cpSync(join(root, 'package.json'), join(folder, 'package.json'))
  linkPackages(folder)
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  if (text.split(from).length !== 2) throw new Error(`${name}: ${file} does not have the text exactly once`)
  writeFileSync(
    path,
    text.replace(from, () => to),
  )
  return folder
}
