import { type FileKind, fileKinds } from '@portal/domain/platform/files/files.contract'

const longest = 150

/**
 * Cleans the uploader's file name for downloads: no path, no control or direction characters, and an extension that
 * matches the content.
 */
export function safeFileName(given: string | undefined, kind: FileKind): string {
  const base = (given ?? '').split(/[/\\]/).at(-1) ?? ''
  const clean = base.replace(/[\p{C}<>:"|?*]/gu, '_').replace(/^[.\s]+|[.\s]+$/g, '') || 'berkas'
  const { extensions } = fileKinds[kind]
  const honest = extensions.find((ending) => clean.toLowerCase().endsWith(`.${ending}`))
  const stem = honest ? clean.slice(0, -honest.length - 1) : clean
  return `${[...stem].slice(0, longest).join('') || 'berkas'}.${honest ?? extensions[0]}`
}

/** Builds the header of RFC 6266: an ASCII name for old clients and the real name for others. */
export function contentDisposition(mode: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\w .()-]/g, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${mode}; filename="${plain}"; filename*=UTF-8''${encoded}`
}
