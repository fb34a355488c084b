import type { Role } from '../platform/roles.ts'

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const halaman = new RegExp(`^(/psat/admin/perizinan/[^/?]+)/(${uuid})/?(?:\\?.*)?$`, 'i')
const kasus = new RegExp(`^(/psat/admin/perizinan/[^/?]+)/audit/?\\?(?:.*&)?id=(${uuid})(?:&.*)?$`, 'i')
const daftar = /^(\/psat\/admin\/perizinan\/[^/?]+)\/?(?:\?.*)?$/

/**
 * The same file, or list, as this role opens it: the committee works at `…/audit`, others on the file's own page. A
 * link that was passed on from one to the other leads on instead of nowhere.
 */
export function padananLayar(href: string, role: Role): string | undefined {
  if (role === 'PVTPP') {
    const [, izin, file] = halaman.exec(href) ?? []
    if (izin && file) return `${izin}/audit?id=${file}`
    const [, list] = daftar.exec(href) ?? []
    return list && `${list}/audit`
  }
  const [, izin, file] = kasus.exec(href) ?? []
  return izin && file && `${izin}/${file}`
}
