const home = { label: 'Pasar Pangan', to: '/pasar/admin' }

export const pasarCrumbs = [home]
export const dataPasarCrumbs = [home, { label: 'Data pasar', to: '/pasar/admin/pasar' }]
