/**
 * One of the two collections of traders: markets or OKKP. Both share the same screens and differ only in these values.
 */
export interface Ranah {
  isOkkp: boolean
  list: string
  crumbs: readonly { label: string; to?: string }[]
}

export const ranahPasar: Ranah = {
  isOkkp: false,
  list: '/pasar/admin/pendataan',
  crumbs: [
    { label: 'Pasar Pangan', to: '/pasar/admin' },
    { label: 'Pendataan pedagang', to: '/pasar/admin/pendataan' },
  ],
}

export const ranahOkkp: Ranah = {
  isOkkp: true,
  list: '/okkp/admin/pendataan',
  crumbs: [
    { label: 'OKKP', to: '/okkp/admin' },
    { label: 'Pendataan pedagang', to: '/okkp/admin/pendataan' },
  ],
}
