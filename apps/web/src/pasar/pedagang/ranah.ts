/** The two collections of traders: that of the markets and OKKP's own. They share their screens and differ in this. */
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
