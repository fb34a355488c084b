import { events as akun } from '../akun/wing.desk.ts'
import { events as okkp } from '../okkp/wing.desk.ts'
import { events as pasar } from '../pasar/wing.desk.ts'
import { events as psat } from '../psat/wing.desk.ts'

const texts = { ...akun, ...psat, ...okkp, ...pasar }

const verbs: Readonly<Record<string, string>> = {
  tambah: 'Menambahkan',
  ubah: 'Mengubah',
  hapus: 'Menghapus',
  kirim: 'Mengirim',
  impor: 'Mengimpor',
  ekspor: 'Mengekspor',
}

export const peristiwaDikenal: readonly { kode: string; teks: string }[] = Object.entries(texts).map(
  ([kode, teks]) => ({ kode, teks }),
)

/**
 * Returns the text of an event: 'komoditas.tambah' → "Menambahkan komoditas". It derives a text for an unknown event
 * from its name.
 */
export function peristiwaText(kode: string): string {
  if (Object.hasOwn(texts, kode)) return texts[kode] ?? kode
  const plain = (part: string) => part.replaceAll('-', ' ')
  const parts = kode.split('.')
  const action = parts.at(-1) ?? ''
  const thing = plain(parts.slice(0, -1).join(' '))
  const verb = Object.hasOwn(verbs, action) ? verbs[action] : undefined
  if (verb && thing) return `${verb} ${thing}`
  const words = [thing, plain(action)].filter(Boolean).join(': ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
