import { type FileKind, fileKinds } from '@portal/domain/platform/files/files.contract'

const longest = 150

/** The uploader's name for the file, fit for a download: no path, no control or direction marks, honest ending. */
export function safeFileName(given: string | undefined, kind: FileKind): string {
  const base = (given ?? '').split(/[/\\]/).at(-1) ?? ''
  const clean = base.replace(/[\p{C}<>:"|?*]/gu, '_').replace(/^[.\s]+|[.\s]+$/g, '') || 'berkas'
  const { extensions } = fileKinds[kind]
  const honest = extensions.find((ending) => clean.toLowerCase().endsWith(`.${ending}`))
  const stem = honest ? clean.slice(0, -honest.length - 1) : clean
  return `${[...stem].slice(0, longest).join('') || 'berkas'}.${honest ?? extensions[0]}`
}

/** RFC 6266: a plain name for old readers, the real one for the rest. */
export function contentDisposition(mode: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\w .()-]/g, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${mode}; filename="${plain}"; filename*=UTF-8''${encoded}`
}
