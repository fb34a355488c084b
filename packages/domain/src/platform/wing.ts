import type { Role } from './roles.ts'

/**
 * What a wing says of itself in its `wing.ts` (and `wing.desk.ts`, what only server and desk need), each as an export of its own: who may do what (`permissions`), whom
 * its guards let in (`guards`), which guards its screens have (`screens`), its `sidebars`, what its audit events say
 * (`events`), how the API groups its calls (`tags`), which addresses no log may keep whole
 * (`secretPaths`), and where its tables hold what is stored sealed (`sealedJson`, `sealedSecrets`). The folder `portal` joins the
 * wings; nothing in platform knows them.
 */
export type Permissions = Readonly<Record<string, readonly Role[]>>
export type Guards = Readonly<Record<string, readonly Role[]>>
/** Event → sentence about whoever did it: 'komoditas.tambah' → "Menambahkan komoditas". */
export type Events = Readonly<Record<string, string>>
/** First word of a path under /api → what is found there. */
export type Tags = Readonly<Record<string, string>>

/** Table → columns of JSON that may hold personal numbers. */
export type SealedJson = Readonly<Record<string, readonly string[]>>
/** A column of secrets that is sealed with a key of its own purpose. */
export interface SealedSecret {
  table: string
  column: string
  purpose: string
}

/** Where a visitor without a session is sent from a screen that needs one. */
type Entrance = '/admin/login' | '/login'

export interface ScreenRule {
  /** `{x}` stands for one segment, a closing `/*` for the path itself and everything below it. */
  path: string
  guards: readonly string[]
  entrance?: Entrance
  /** Roles that are led to another screen of the same service, whatever the guards say of them. */
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

/** The three events of a record that is added, changed and deleted. */
export function recordEvents(names: Readonly<Record<string, string>>): Events {
  return Object.fromEntries(
    Object.entries(names).flatMap(([event, noun]) => [
      [`${event}.tambah`, `Menambahkan ${noun}`],
      [`${event}.ubah`, `Mengubah ${noun}`],
      [`${event}.hapus`, `Menghapus ${noun}`],
    ]),
  )
}

/** Names of icons; the web holds the picture of each. */
export type NavIcon =
  | 'akun'
  | 'audit-dokumen'
  | 'audit-lapang'
  | 'beranda'
  | 'dashboard'
  | 'feedback'
  | 'izin'
  | 'keluar'
  | 'lampiran'
  | 'laporan'
  | 'log'
  | 'master'
  | 'okkp'
  | 'panduan'
  | 'pasar'
  | 'pendataan'
  | 'pengaturan'
  | 'pengujian'
  | 'permohonan'
  | 'perusahaan'
  | 'profil'
  | 'psat'
  | 'registrasi'
  | 'sanitasi'
  | 'sdm'
  | 'survei'
  | 'tambah'

export interface NavItem {
  label: string
  icon?: NavIcon
  /** Left out where the item only opens its children. */
  to?: string
  search?: Record<string, string>
  /** Other addresses for which this item stands. */
  also?: readonly string[]
  /** Who sees it, where that is fewer than its own screen lets in. */
  guard?: string
  children?: readonly NavItem[]
  /** The one button on top of a sidebar. */
  primary?: true
  /** Name of a count that the screen may show beside the label. */
  badge?: string
}

export interface NavGroup {
  label?: string
  items: readonly NavItem[]
}
