/** What of Vite's manifest is read here. */
export interface ManifestEntry {
  file: string
  imports?: string[]
  css?: string[]
  assets?: string[]
}
export type Manifest = Readonly<Record<string, ManifestEntry>>

/** The files of these parts of the web, with everything they need at once; what they fetch on demand stays out. */
export function filesOf(manifest: Manifest, roots: readonly string[]): string[] {
  const seen = new Set<string>()
  const files = new Set<string>()
  const open = [...roots]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const part = manifest[name]
    if (!part) throw new Error(`The build has no part ${name}`)
    if (seen.has(name)) continue
    seen.add(name)
    open.push(...(part.imports ?? []))
    for (const file of [part.file, ...(part.css ?? []), ...(part.assets ?? [])]) files.add(`/${file}`)
  }
  return [...files].sort()
}
