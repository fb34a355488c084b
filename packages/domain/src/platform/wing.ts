import type { Role } from './roles.ts'

/**
 * Declarations of a wing, each an export of its `wing.ts` (or `wing.desk.ts`, for server and staff UI only). The folder
 * `portal` combines the wings; platform does not know them.
 */
export type Permissions = Readonly<Record<string, readonly Role[]>>
export type Guards = Readonly<Record<string, readonly Role[]>>
/** Audit event → sentence: 'komoditas.tambah' → "Menambahkan komoditas". */
export type Events = Readonly<Record<string, string>>
/** First segment of a path below /api → description. */
export type Tags = Readonly<Record<string, string>>

/** Table → JSON columns that may contain personal numbers. */
export type SealedJson = Readonly<Record<string, readonly string[]>>
/** Column of secrets that are sealed with a key for this purpose. */
export interface SealedSecret {
  table: string
  column: string
  purpose: string
}

/** Log-in page for visitors without a session. */
type Entrance = '/admin/login' | '/login'

export interface ScreenRule {
  /** `{x}` matches one segment. A trailing `/*` matches the path itself and everything below it. */
  path: string
  guards: readonly string[]
  entrance?: Entrance
  /** Roles that are redirected to another screen of the same service, whatever the guards say. */
  elsewhere?: Partial<Record<Role, string>>
}

export const staffScreen = (path: string, ...guards: string[]): ScreenRule => ({
  path,
  guards,
  entrance: '/admin/login',
})
export const operatorScreen = (path: string, ...guards: string[]): ScreenRule => ({
  path,
  guards,
  entrance: '/login',
})
export const openScreen = (path: string, ...guards: string[]): ScreenRule => ({ path, guards })

export function recordEvents(names: Readonly<Record<string, string>>): Events {
  return Object.fromEntries(
    Object.entries(names).flatMap(([event, noun]) => [
      [`${event}.tambah`, `Menambahkan ${noun}`],
      [`${event}.ubah`, `Mengubah ${noun}`],
      [`${event}.hapus`, `Menghapus ${noun}`],
    ]),
  )
}

export type NavIcon =
  | 'akun'
  | 'audit-dokumen'
  | 'audit-lapang'
  | 'batas'
  | 'beranda'
  | 'dashboard'
  | 'feedback'
  | 'izin'
  | 'kalender'
  | 'keluar'
  | 'lampiran'
  | 'laporan'
  | 'log'
  | 'master'
  | 'notifikasi'
  | 'okkp'
  | 'oss'
  | 'panduan'
  | 'pasar'
  | 'pendataan'
  | 'pengaduan'
  | 'pengaturan'
  | 'pengujian'
  | 'peringatan'
  | 'permohonan'
  | 'perusahaan'
  | 'profil'
  | 'psat'
  | 'rapor'
  | 'registrasi'
  | 'sanitasi'
  | 'sdm'
  | 'survei'
  | 'tambah'
  | 'teks'
  | 'tindak-lanjut'

export interface NavItem {
  label: string
  icon?: NavIcon
  /** Missing if the item only opens its children. */
  to?: string
  search?: Record<string, string>
  /** Other paths for which this item is active. */
  also?: readonly string[]
  /** Guard of the item, if fewer roles see it than may open its screen. */
  guard?: string
  children?: readonly NavItem[]
  /** Marks the main button at the top of a sidebar. */
  primary?: true
  /** Name of a count that the sidebar may show next to the label. */
  badge?: string
}

export interface NavGroup {
  label?: string
  items: readonly NavItem[]
}
