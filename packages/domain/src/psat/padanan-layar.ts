import type { Role } from '../platform/roles.ts'

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const halaman = new RegExp(`^(/psat/admin/perizinan/[^/?]+)/(${uuid})/?(?:\\?.*)?$`, 'i')
const kasus = new RegExp(`^(/psat/admin/perizinan/[^/?]+)/audit/?\\?(?:.*&)?id=(${uuid})(?:&.*)?$`, 'i')
const daftar = /^(\/psat\/admin\/perizinan\/[^/?]+)\/?(?:\?.*)?$/

/**
 * Returns the URL of the same file or list for this role. The committee works at `…/audit`, other staff on the file
 * page. A shared link therefore works for both.
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
