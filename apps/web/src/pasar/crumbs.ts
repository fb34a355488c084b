const home = { label: 'Pasar Pangan', to: '/pasar/admin' }

export const pasarCrumbs = [home]
export const dataPasarCrumbs = [home, { label: 'Data pasar', to: '/pasar/admin/pasar' }]
export const profilCrumbs = [home, { label: 'Profil pasar', to: '/pasar/admin/profil' }]
export const masterCrumbs = [home, { label: 'Master data' }]
